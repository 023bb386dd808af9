import { formatLongDate, formatNumber } from '../../../../../lib/rules/text/icelandic.ts';
import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import { formatPhone } from '../../../../../lib/rules/people/phone.ts';
import type { Letter } from '../../mail/letter.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import type { QuoteLineRow } from './line-store.ts';
import { describeAlternatives, isMain } from '../lines.ts';
import { quoteNumber } from './read.ts';
import type { QuoteRow } from './store.ts';

interface Person {
  name: string;
  email: string;
  phoneNumber: string | null;
}

/** Mail to the customer, or to who is none yet, when a quote is sent. @param url where they read it */
export function offerLetter(
  quote: QuoteRow,
  lines: readonly QuoteLineRow[],
  { customer, agent, url }: { customer: Person; agent: Person; url: string },
): Letter {
  const number = quoteNumber(quote);
  const validUntil = formatLongDate(quote.validUntil);
  return {
    subject: `Tilboð ${number} frá Vörulind`,
    preview: `Samtals ${formatKronur(quote.total)}, gildir til ${validUntil}`,
    heading: `Tilboð ${number}`,
    paragraphs: [
      `Fyrir: ${customer.name}`,
      ...(quote.message ? [quote.message] : []),
      ...describeAlternatives(lines),
      `Tilboðið gildir til og með ${validUntil}. Verðið stendur þangað til, en vörurnar eru ekki teknar frá.`,
      ...(quote.prospectName === null
        ? []
        : [
            'Til að samþykkja tilboðið opnar þú það með hnappnum, skráir þig inn eða nýskráir þig og tekur við því.',
          ]),
    ],
    table: {
      lines: lines.filter(isMain).map(({ name, sku, quantity, unitPrice, price }) => ({
        label: name,
        detail: `${formatNumber(quantity)} stk. á ${formatKronur(unitPrice)} · ${sku}`,
        amount: formatKronur(price),
      })),
      sums: [
        {
          label: quote.deliveryMethod,
          amount: quote.deliveryAmount === 0 ? 'Frítt' : formatKronur(quote.deliveryAmount),
        },
        { label: 'Samtals án vsk.', amount: formatKronur(quote.totalWithoutTax) },
        ...quote.vatLines.map(({ rate, tax }) => ({
          label: `Vsk. (${formatNumber(rate)}%)`,
          amount: formatKronur(tax),
        })),
        { label: 'Samtals', amount: formatKronur(quote.total) },
      ],
    },
    action: { label: 'Skoða tilboð', url },
    note: `Spurningum um tilboðið svarar ${toContactLine(agent)}.`,
  };
}

/** Mail to the customer when an open quote is withdrawn. */
export function withdrawalLetter(
  quote: QuoteRow,
  { customer, agent }: { customer: Person; agent: Person },
): Letter {
  const number = quoteNumber(quote);
  return {
    subject: `Tilboð ${number} hefur verið dregið til baka`,
    preview: 'Ekki er lengur hægt að samþykkja það.',
    heading: `Tilboð ${number} hefur verið dregið til baka`,
    paragraphs: [
      `Fyrir: ${customer.name}`,
      'Ekki er lengur hægt að samþykkja tilboðið. Verði því breytt og það sent aftur færðu nýjan tölvupóst.',
    ],
    note: `Spurningum um tilboðið svarar ${toContactLine(agent)}.`,
  };
}

/** Mail to the agent when who was no customer has become one and taken the quote over. */
export function claimLetter(
  quote: Pick<QuoteRow, 'id' | 'number' | 'total'>,
  { prospectName, customer, claimedBy }: { prospectName: string; customer: Person; claimedBy: string },
): Letter {
  const number = quoteNumber(quote);
  return {
    subject: `Tekið var við tilboði ${number}`,
    preview: `${customer.name}: ${formatKronur(quote.total)}`,
    heading: `Tekið var við tilboði ${number}`,
    paragraphs: [
      `Gert fyrir: ${prospectName}\nViðskiptavinur: ${customer.name}\nTekið við af: ${claimedBy}\nSamtals: ${formatKronur(quote.total)}`,
      'Tilboðið er nú hjá viðskiptavininum. Þú sérð það í umboði fyrir hann.',
    ],
  };
}

/** Mail to the agent who made the quote. */
export function acceptanceLetter(
  quote: QuoteRow,
  { customer, acceptedBy, orderId }: { customer: Person; acceptedBy: string; orderId: number },
): Letter {
  const number = quoteNumber(quote);
  return {
    subject: `Tilboð ${number} var samþykkt`,
    preview: `${customer.name}: ${formatKronur(quote.total)}`,
    heading: `Tilboð ${number} var samþykkt`,
    paragraphs: [
      `Viðskiptavinur: ${customer.name}\nSamþykkt af: ${acceptedBy}\nPöntun: ${orderNumber(orderId)}\nSamtals: ${formatKronur(quote.total)}`,
    ],
  };
}

function toContactLine({ name, email, phoneNumber }: Person): string {
  return phoneNumber ? `${name}, ${email}, sími ${formatPhone(phoneNumber)}` : `${name}, ${email}`;
}
