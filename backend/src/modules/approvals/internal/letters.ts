import { formatNumber } from '../../../../../lib/rules/text/icelandic.ts';
import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import type { RequestedOrder } from '../../../db/schema/approvals.ts';
import type { Letter } from '../../mail/letter.ts';

/** Where requests are looked at and answered. */
const page = (site: string): string => `${site}/auth/approvals`;

function tableOf({ lines, totals, delivery }: RequestedOrder): Letter['table'] {
  return {
    lines: lines.map(({ name, sku, quantity, price }) => ({
      label: name,
      detail: `${formatNumber(quantity)} stk. · ${sku}`,
      amount: formatKronur(price),
    })),
    sums: [
      { label: delivery.name, amount: delivery.amount === 0 ? 'Frítt' : formatKronur(delivery.amount) },
      { label: 'Samtals', amount: formatKronur(totals.gross) },
    ],
  };
}

/** Asks somebody who may decide. */
export function requestLetter(
  order: RequestedOrder,
  about: { employeeName: string; companyName: string; orderLimit: number; site: string },
): Letter {
  return {
    subject: `Pöntun bíður samþykkis: ${formatKronur(order.totals.gross)}`,
    preview: `${about.employeeName} óskar eftir samþykki fyrir pöntun.`,
    heading: 'Pöntun bíður samþykkis',
    paragraphs: [
      `Fyrir: ${about.companyName}\nStarfsmaður: ${about.employeeName}`,
      `Pöntunin er yfir úttektarmörkum starfsmannsins, sem eru ${formatKronur(about.orderLimit)}. Hún fer ekki af stað fyrr en hún er samþykkt og vörurnar eru ekki teknar frá á meðan.`,
    ],
    table: tableOf(order),
    action: { label: 'Skoða beiðnina', url: page(about.site) },
  };
}

/** Tells who asked. The order itself is confirmed by a mail of its own. */
export function approvedLetter(
  order: RequestedOrder,
  about: { decidedBy: string; number: string; site: string },
): Letter {
  return {
    subject: `Pöntun ${about.number} var samþykkt`,
    preview: `Samtals ${formatKronur(order.totals.gross)}`,
    heading: 'Pöntunin var samþykkt',
    paragraphs: [`${about.decidedBy} samþykkti pöntunina og hún er komin í vinnslu.`],
    table: tableOf({ ...order, lines: order.lines.filter(({ quantity }) => quantity > 0) }),
    action: { label: 'Skoða pöntunina', url: page(about.site) },
  };
}

export function declinedLetter(
  order: RequestedOrder,
  about: { decidedBy: string; reason: string | null; site: string },
): Letter {
  return {
    subject: 'Pöntun var ekki samþykkt',
    preview: `Samtals ${formatKronur(order.totals.gross)}`,
    heading: 'Pöntunin var ekki samþykkt',
    paragraphs: [
      `${about.decidedBy} hafnaði pöntuninni og ekkert var skuldfært.`,
      ...(about.reason === null ? [] : [`Ástæða: ${about.reason}`]),
      'Þú getur sett vörurnar aftur í körfu á síðunni hér að neðan.',
    ],
    table: tableOf(order),
    action: { label: 'Skoða beiðnina', url: page(about.site) },
  };
}
