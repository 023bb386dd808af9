import Link from 'next/link';
import type { Checkout } from '@/lib/checkout/queries.ts';
import { formatKronur } from '@/lib/rules/kronur.ts';
import { availableQuantity, stockShortMessage } from '@/lib/rules/quantity.ts';

/** What is another than when the line was put into the cart: its price, or what is left of it, which the cart can put right. */
export function ChangedLine({ line }: { line: Checkout['cart']['items'][number] }) {
  const { previousUnitPrice, product, quantity } = line;
  const available = availableQuantity(product);
  return (
    <>
      {previousUnitPrice !== null && <mark>Verð hefur breyst, var {formatKronur(previousUnitPrice)}</mark>}
      {quantity > available && (
        <mark>
          {stockShortMessage(available)} <Link href="/karfa">Breyta körfu</Link>
        </mark>
      )}
    </>
  );
}
