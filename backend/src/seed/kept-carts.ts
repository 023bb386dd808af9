import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import { hourMs } from '../../../lib/rules/dates/durations.ts';
import { priceFor } from '../../../lib/rules/money/product-price.ts';
import type { Database } from '../db/connect.ts';
import { productAlerts } from '../db/schema/alerts.ts';
import { products } from '../db/schema/catalogue.ts';
import { customers } from '../db/schema/customers.ts';
import { productListLines, productLists } from '../db/schema/lists.ts';
import { readCustomerTerms } from '../modules/pricing/customer-terms.ts';
import { baldur, chef, hotel } from './people/named.ts';

/** A cart that the hotel's kitchen shares with its colleagues, and what its head wants to be told of; a second time changes nothing. */
export async function seedDemoKeptCarts(db: Database, now = new Date()): Promise<void> {
  const found = await db
    .select({ id: customers.id, ssn: customers.ssn })
    .from(customers)
    .where(inArray(customers.ssn, [hotel, chef, baldur]));
  const [customerId, makerId, managerId] = [hotel, chef, baldur].map(
    (ssn) => found.find((customer) => customer.ssn === ssn)?.id,
  );
  if (customerId === undefined || makerId === undefined || managerId === undefined) return;
  await db.transaction(async (tx) => {
    const [cart] = await tx
      .insert(productLists)
      .values({
        customerId,
        makerId,
        kind: 'Cart',
        name: 'Vikupöntun eldhús',
        isShared: true,
        key: 'demo:kept-cart:kitchen',
        changedAt: new Date(now.getTime() - 20 * hourMs),
      })
      .onConflictDoNothing()
      .returning({ id: productLists.id });
    if (!cart) return;
    const goods = await findGoods(tx, 'KAF', 4);
    if (goods.length === 0) return;
    await tx.insert(productListLines).values(
      goods.map(({ id, unitOfMeasure }, index) => ({
        listId: cart.id,
        productId: id,
        quantity: unitOfMeasure * (index + 1),
        // The last line is the manager's, of another day.
        addedById: index === goods.length - 1 ? managerId : makerId,
        addedAt: new Date(now.getTime() - (index === goods.length - 1 ? 20 : 44) * hourMs),
      })),
    );
    const terms = await readCustomerTerms(tx, customerId);
    const [soldOut] = await tx
      .select()
      .from(products)
      .where(
        and(lte(products.stockOnHand, 0), eq(products.isSpecialOrder, false), isNull(products.takenOutAt)),
      )
      .orderBy(asc(products.id))
      .limit(1);
    const watched = [
      ...goods.slice(0, 1).map((product) => ({ product, kind: 'Price' as const })),
      ...(soldOut ? [{ product: soldOut, kind: 'Stock' as const }] : []),
    ];
    await tx
      .insert(productAlerts)
      .values(
        watched.map(({ product, kind }) => ({
          personId: makerId,
          customerId,
          productId: product.id,
          kind,
          seenPrice: priceFor(product, terms, product.unitOfMeasure).price,
        })),
      )
      .onConflictDoNothing();
  });
}

function findGoods(tx: Database, salesCode: string, count: number) {
  return tx
    .select()
    .from(products)
    .where(
      and(eq(products.salesCode, salesCode), isNull(products.takenOutAt), gte(products.stockOnHand, 100)),
    )
    .orderBy(asc(products.id))
    .limit(count);
}
