import { formatNumber } from '../../../../../lib/rules/text/icelandic.ts';
import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import type { Letter } from '../../mail/letter.ts';
import type { Totals } from '../../../../../lib/rules/money/totals.ts';

interface CreditNoteFacts {
  number: number;
  id: number;
  /** Number of the credited invoice. */
  credits: number;
  paymentType: 'Account' | 'Card';
  totals: Totals;
  site: string;
}

/** Notifies the debtor of a credit note and how the money is returned. */
export function creditLetter(
  { number, id, credits, paymentType, totals, site }: CreditNoteFacts,
  lines: readonly { name: string; sku: string; units: number; unitPrice: number }[],
): Letter {
  const amount = formatKronur(totals.gross);
  return {
    subject: `Kreditreikningur ${number}`,
    preview: `${amount} vegna reiknings ${credits}`,
    heading: `Kreditreikningur ${number}`,
    paragraphs: [
      `Við höfum gefið út kreditreikning vegna reiknings ${credits}.`,
      paymentType === 'Card'
        ? `Á kortið sem greitt var með verða endurgreiddar ${amount}. Það getur tekið bankann nokkra daga að sýna færsluna.`
        : `Frá stöðu viðskiptareikningsins hafa verið dregnar ${amount}.`,
    ],
    table: {
      lines: lines.map(({ name, sku, units, unitPrice }) => ({
        label: name,
        detail: `${formatNumber(units)} stk. · ${sku}`,
        amount: formatKronur(-unitPrice * units),
      })),
      sums: [
        { label: 'Samtals án vsk.', amount: formatKronur(-totals.net) },
        ...totals.vatGroups.map(({ rate, tax }) => ({
          label: `Vsk. (${formatNumber(rate)}%)`,
          amount: formatKronur(-tax),
        })),
        { label: 'Samtals', amount: formatKronur(-totals.gross) },
      ],
    },
    action: { label: 'Skoða kreditreikning', url: `${site}/auth/invoices/${id}` },
  };
}
