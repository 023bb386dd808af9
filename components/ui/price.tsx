import { formatKronur } from '@/lib/rules/money/kronur.ts';

/** An amount in whole krónur, `kr. 1.234`; `struck` for the price before a discount. */
export function Price({ amount, struck = false }: { amount: number; struck?: boolean }) {
  const text = formatKronur(amount);
  return struck ? <s data-price>{text}</s> : <span data-price>{text}</span>;
}
