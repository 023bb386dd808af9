import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import { standingOrderPath } from '../../../../../lib/rules/routes/account-paths.ts';
import { formatLongDate, formatNumber } from '../../../../../lib/rules/text/icelandic.ts';
import type { MissingUnits } from '../../../db/schema/standing-orders.ts';
import type { Letter } from '../../mail/letter.ts';
import type { PricedStandingLine } from './priced-lines.ts';

interface About {
  id: number;
  name: string;
  /** ISO date of the order. */
  date: string;
  /** Whom it is for. */
  customerName: string;
  site: string;
}

const toPage = ({ id, site }: About): string => `${site}${standingOrderPath(String(id))}`;

/** Tells what will be ordered, and what has changed since its people were last told. */
export function noticeLetter(
  about: About,
  order: {
    lines: readonly PricedStandingLine[];
    delivery: { name: string; amount: number } | null;
    total: number;
    /** Goods that the customer needs by now by habit, and that are not in the order. */
    dueNames: readonly string[];
  },
): Letter {
  const { name, date } = about;
  const changes = order.lines.flatMap(changesOf);
  return {
    subject: `Föst pöntun ${formatLongDate(date)}: ${name}`,
    preview: `Samtals ${formatKronur(order.total)}`,
    heading: `Föst pöntun ${formatLongDate(date)}`,
    paragraphs: [
      `Fyrir: ${about.customerName}`,
      `Fasta pöntunin „${name}“ fer sjálfkrafa af stað ${formatLongDate(date)}. Verð og birgðir eru eins og þau verða þá; hér eru þau eins og þau eru nú.`,
      changes.length === 0
        ? 'Engar breytingar hafa orðið á verði eða birgðum.'
        : `Þetta hefur breyst:\n${changes.join('\n')}`,
      ...(order.dueNames.length === 0
        ? []
        : [`Fer að vanta, en er ekki í pöntuninni:\n${order.dueNames.join('\n')}`]),
    ],
    table: {
      lines: order.lines.map(({ name: label, sku, quantity, available, unitPrice }) => ({
        label,
        detail: `${formatNumber(quantity)} stk. · ${sku}`,
        amount: available === 0 || unitPrice === null ? '–' : formatKronur(unitPrice * available),
      })),
      sums: [
        ...(order.delivery
          ? [
              {
                label: order.delivery.name,
                amount: order.delivery.amount === 0 ? 'Frítt' : formatKronur(order.delivery.amount),
              },
            ]
          : []),
        { label: 'Samtals', amount: formatKronur(order.total) },
      ],
    },
    action: { label: 'Breyta eða sleppa', url: `${toPage(about)}?dagur=${date}` },
    note: 'Ekki þarf að gera neitt til að pöntunin fari af stað.',
  };
}

function changesOf({ name, usualPrice, seenPrice, problem }: PricedStandingLine): string[] {
  return [
    ...(usualPrice !== null && usualPrice !== seenPrice
      ? [`${name}: verðið var ${formatKronur(seenPrice)} og er nú ${formatKronur(usualPrice)}.`]
      : []),
    ...(problem === null ? [] : [`${name}: ${problem}`]),
  ];
}

/** No order was made. */
export function failedLetter(about: About, reason: string): Letter {
  return {
    subject: `Föst pöntun fór ekki af stað: ${about.name}`,
    preview: reason,
    heading: 'Föst pöntun fór ekki af stað',
    paragraphs: [
      `Fyrir: ${about.customerName}`,
      `Fasta pöntunin „${about.name}“ fór ekki af stað ${formatLongDate(about.date)} og ekkert var skuldfært.`,
      `Ástæða: ${reason}`,
    ],
    action: { label: 'Skoða föstu pöntunina', url: toPage(about) },
  };
}

/** The order was made, or waits for a yes, and its maker was not there to see it. */
export function outcomeLetter(about: About, isRequested: boolean, missing: readonly MissingUnits[]): Letter {
  const heading = isRequested ? 'Föst pöntun bíður samþykkis' : 'Hluti af fastri pöntun fékkst ekki';
  return {
    subject: `${heading}: ${about.name}`,
    preview: `Fasta pöntunin „${about.name}“ ${formatLongDate(about.date)}`,
    heading,
    paragraphs: [
      `Fyrir: ${about.customerName}`,
      ...(isRequested
        ? [
            `Fasta pöntunin „${about.name}“ þarf samþykki. Þeir sem samþykkja hafa fengið tölvupóst og hún fer af stað þegar hún er samþykkt.`,
          ]
        : []),
      ...(missing.length === 0 ? [] : [`Þetta fékkst ekki:\n${missing.map(missingLine).join('\n')}`]),
    ],
    action: { label: 'Skoða föstu pöntunina', url: toPage(about) },
  };
}

function missingLine({ name, asked, ordered }: MissingUnits): string {
  return ordered === 0
    ? `${name}: ekkert af ${formatNumber(asked)} stk.`
    : `${name}: ${formatNumber(ordered)} af ${formatNumber(asked)} stk.`;
}

/** It is paused, because who made it may not order any more. */
export function stoppedLetter(about: About, reason: string): Letter {
  return {
    subject: `Föst pöntun er í bið: ${about.name}`,
    preview: reason,
    heading: 'Föst pöntun er í bið',
    paragraphs: [
      `Fyrir: ${about.customerName}`,
      `Fasta pöntunin „${about.name}“ er komin í bið. ${reason} Stjórnandi getur haldið henni áfram á síðu hennar.`,
    ],
    action: { label: 'Skoða föstu pöntunina', url: toPage(about) },
  };
}
