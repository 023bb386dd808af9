import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import type { Database } from '../../../db/connect.ts';
import { cartLines, customerCart, toCartLines } from '../../cart/carts.ts';
import { priceCart, type PricedLine } from '../../cart/priced-cart.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';
import { readCartPromo } from '../../promo/promo-codes.ts';
import { readLastBoughtIds } from '../../purchases/purchases.ts';

const lastProductCount = 5;

/** What is in a customer's cart, at that customer's own prices. Reading changes nothing. */
export async function readCustomerCart(
  db: Database,
  customerId: number,
): Promise<ResolversParentTypes['CustomerCart']> {
  const row = await customerCart(db, customerId);
  if (!row) return { lines: [], total: 0 };
  const terms = await readCustomerTerms(db, customerId);
  const promo = await readCartPromo(db, row.id, customerId);
  const { lines, totals } = priceCart(row, await cartLines(db, row.id), terms, promo);
  return {
    lines: lines.map((line) => ({
      product: toCustomerProduct(line),
      quantity: line.quantity,
      price: line.price,
    })),
    total: totals.gross,
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
