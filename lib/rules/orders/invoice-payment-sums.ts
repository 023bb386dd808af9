import { parseKronur } from '../money/kronur.ts';

interface PaymentSums {
  /** What is to be settled of each invoice, in krónur. */
  lines: { invoiceId: string; amount: number }[];
  sum: number;
  /** Krónur of credit counted against the sum. */
  creditUsed: number;
  /** Krónur to be charged. */
  total: number;
  /** Icelandic text where an amount is not one that can be paid. */
  problem: string | null;
}

/** What a payment of these invoices comes to. @param amounts typed by id; what is left out is paid as a whole */
export function invoicePaymentSums({
  invoices,
  amounts,
  credit,
}: {
  invoices: readonly { invoiceId: string; number: string; remaining: number }[];
  amounts: Readonly<Record<string, string>>;
  credit: number;
}): PaymentSums {
  let problem: string | null = null;
  const lines = invoices.map(({ invoiceId, number, remaining }) => {
    const typed = amounts[invoiceId]?.trim();
    const amount = typed ? parseKronur(typed) : remaining;
    if (amount !== null && amount > 0 && amount <= remaining) return { invoiceId, amount };
    problem ??= `Upphæð inn á reikning ${number} má vera frá einni krónu að eftirstöðvum hans.`;
    return { invoiceId, amount: remaining };
  });
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  const creditUsed = Math.min(credit, sum);
  return { lines, sum, creditUsed, total: sum - creditUsed, problem };
}
