import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import { receiptHref } from '../../../../../lib/rules/routes/account-paths.ts';
import type { Letter } from '../../mail/letter.ts';

interface ReceiptFacts {
  paymentId: number;
  /** Krónur charged to the card; 0 where credit covered all of it. */
  amount: number;
  customerName: string;
  site: string;
}

/** The receipt of a payment of invoices. */
export function receiptLetter(
  { paymentId, amount, customerName, site }: ReceiptFacts,
  lines: readonly { number: number; amount: number }[],
): Letter {
  const isByCard = amount > 0;
  return {
    subject: `Kvittun ${paymentId}: ${isByCard ? formatKronur(amount) : 'jafnað með inneign'}`,
    preview: `Greiðsla inn á reikninga: ${customerName}`,
    heading: `Kvittun ${paymentId}`,
    paragraphs: [
      `Viðskiptavinur: ${customerName}`,
      isByCard
        ? `Greiðslan er móttekin. Kortið var skuldfært um ${formatKronur(amount)}.`
        : 'Inneign vegna kreditreikninga var notuð upp í reikningana. Ekkert var skuldfært af korti.',
    ],
    table: {
      lines: lines.map((line) => ({
        label: line.amount > 0 ? `Reikningur ${line.number}` : `Inneign vegna reiknings ${line.number}`,
        amount: formatKronur(line.amount),
      })),
      sums: [{ label: isByCard ? 'Greitt með korti' : 'Til greiðslu', amount: formatKronur(amount) }],
    },
    action: { label: 'Skoða kvittun', url: `${site}${receiptHref(String(paymentId))}` },
  };
}
