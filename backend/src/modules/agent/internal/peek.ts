import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Database } from '../../../db/connect.ts';
import { cartLines, peoplesCarts, toCartLines } from '../../cart/carts.ts';
import { priceCart, type PricedLine } from '../../cart/priced-cart.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { readCartPromo } from '../../promo/promo-codes.ts';
import { readLastBoughtIds } from '../../purchases/purchases.ts';

const lastProductCount = 5;

/** What is in the carts of a customer's own people, at that customer's prices. Reading changes nothing. */
export async function readCustomerCart(
  db: Database,
  customerId: number,
): Promise<ResolversParentTypes['CustomerCart']> {
  const terms = await readCustomerTerms(db, customerId);
  const carts = [];
  for (const row of await peoplesCarts(db, customerId)) {
    const { promo } = await readCartPromo(db, row.id, customerId);
    const { lines, totals } = priceCart(row, await cartLines(db, row.id), terms, promo);
    const personName = row.personId === customerId ? null : row.personName;
    carts.push({ lines: lines.map((line) => ({ line, personName })), total: totals.gross });
  }
  return {
    lines: carts
      .flatMap(({ lines }) => lines)
      .map(({ line, personName }) => ({
        product: toCustomerProduct(line),
        quantity: line.quantity,
        price: line.price,
        personName,
      })),
    total: carts.reduce((sum, { total }) => sum + total, 0),
  };
}

/** What a customer bought last, at that customer's own prices. */
export async function readLastProducts(
  db: Database,
  customerId: number,
): Promise<ResolversParentTypes['CustomerProduct'][]> {
  const ids = await readLastBoughtIds(db, customerId, lastProductCount);
  const lines = await toCartLines(
    db,
    ids.map((productId) => ({ productId, quantity: 1 })),
  );
  const { lines: priced } = priceCart(null, lines, await readCustomerTerms(db, customerId));
  return priced.map(toCustomerProduct);
}

function toCustomerProduct({ product, unit }: PricedLine): ResolversParentTypes['CustomerProduct'] {
  const { id, sku, name, slug, stock } = product;
  return {
    id: String(id),
    sku,
    name,
    slug,
    stock,
    unitPrice: unit.price,
    discountPercentage: unit.discount,
  };
}
