import { inArray } from 'drizzle-orm';
import { ownNumberCode } from '../../../../lib/rules/products/own-number.ts';
import type { Database } from '../../db/connect.ts';
import { products } from '../../db/schema/catalogue.ts';
import { ownNumbers } from '../../db/schema/own-numbers.ts';
import type { DemoCustomer } from './person.ts';

/** What the demo's companies call our products; products that the range does not have are left out. */
export async function seedOwnNumbers(
  tx: Database,
  people: readonly DemoCustomer[],
  idOf: (ssn: string) => number,
): Promise<void> {
  const asked = people.flatMap(({ ssn, ownNumbers: own }) =>
    Object.entries(own ?? {}).map(([sku, [number, name]]) => ({ customerId: idOf(ssn), sku, number, name })),
  );
  if (asked.length === 0) return;
  const skus = asked.map(({ sku }) => sku);
  const found = await tx
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, skus));
  const rows = asked.flatMap(({ customerId, sku, number, name = null }) => {
    const product = found.find((one) => one.sku === sku);
    return product ? [{ customerId, productId: product.id, number, code: ownNumberCode(number), name }] : [];
  });
  if (rows.length > 0) await tx.insert(ownNumbers).values(rows).onConflictDoNothing();
}
