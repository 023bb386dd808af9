import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import { formatNumber } from '../../../../../lib/rules/text/icelandic.ts';
import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import {
  exemptionText,
  withdrawalDays,
  withdrawalExemptions,
} from '../../../../../lib/rules/orders/withdrawal.ts';
import type { Letter } from '../../mail/letter.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import type { OrderDraft, OrderedLine } from '../../../db/schema/order-draft.ts';
import { lineOwnNumberText } from '../../../../../lib/rules/products/own-number.ts';

const withdrawalText = `Neytendur geta fallið frá samningi án skýringa í ${withdrawalDays} daga frá afhendingu, með hnappnum „Falla frá samningi“ á síðu pöntunarinnar á Mínum síðum eða með tölvupósti til okkar. ${withdrawalExemptions}`;

/** The buyer's order confirmation (law 16/2016: confirmation on a durable medium). */
export function orderLetter(
  {
    lines,
    totals,
    delivery,
    receiver,
    options,
  }: Omit<OrderDraft, 'cartId' | 'lines'> & {
    lines: readonly OrderedLine[];
  },
  about: {
    orderId: number;
    invoiceId: number;
    paymentType: 'Account' | 'Card';
    /** Companies have no right of withdrawal, so their mail does not mention it. */
    isConsumer: boolean;
    site: string;
  },
): Letter {
  const number = orderNumber(about.orderId);
  const { address } = delivery;
  const paragraphs = [
    `Fyrir: ${receiver.name}`,
    'Takk fyrir pöntunina! Hún er móttekin og við tökum vörurnar til.',
    [
      `Afhending: ${delivery.name}`,
      ...(delivery.promise ? [delivery.promise] : []),
      ...(address ? [addressLine(address)] : []),
      about.paymentType === 'Card' ? 'Greitt með korti' : 'Sett í reikning',
      ...options.map(({ name, value }) => `${name}: ${value}`),
    ].join('\n'),
  ];
  return {
    subject: `Pöntun ${number} er móttekin`,
    preview: `Samtals ${formatKronur(totals.gross)}`,
    heading: `Pöntun ${number}`,
    paragraphs,
    table: {
      lines: lines.map(({ name, sku, quantity, price, withdrawalExemption, ...line }) => ({
        label: name,
        detail: [
          `${formatNumber(quantity)} stk. · ${sku}`,
          lineOwnNumberText(line),
          about.isConsumer && exemptionText(withdrawalExemption),
        ]
          .filter(Boolean)
          .join(' · '),
        amount: formatKronur(price),
      })),
      sums: [
        { label: delivery.name, amount: delivery.amount === 0 ? 'Frítt' : formatKronur(delivery.amount) },
        { label: 'Samtals án vsk.', amount: formatKronur(totals.net) },
        ...totals.vatGroups.map(({ rate, tax }) => ({
          label: `Vsk. (${formatNumber(rate)}%)`,
          amount: formatKronur(tax),
        })),
        { label: 'Samtals', amount: formatKronur(totals.gross) },
      ],
    },
    action: { label: 'Skoða reikning', url: `${about.site}/auth/invoices/${about.invoiceId}` },
    note: [...(about.isConsumer ? [withdrawalText] : []), `Viðskiptaskilmálar: ${about.site}/terms`].join(
      ' ',
    ),
  };
}
