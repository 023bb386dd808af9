import { normaliseProductCode } from '../../../../lib/rules/products/product-code.ts';
import type { Database } from '../../db/connect.ts';
import { readProductPage, readProductsByCode } from '../catalogue/read-catalogue.ts';
import { describeGoods, type SentGoods } from './internal/sent-goods.ts';

/** Goods that a purchasing system is told of at once. */
const maximumFound = 50;

/** One product by its number, or what a text finds, as the system takes them; none where there is none. */
export async function findGoods(
  db: Database,
  customerId: number,
  asked: { sku: string; quantity: number } | { text: string },
): Promise<SentGoods[]> {
  if ('sku' in asked) {
    const row = (await readProductsByCode(db, [asked.sku])).get(normaliseProductCode(asked.sku));
    return describeGoods(db, customerId, row ? [{ productId: row.id, quantity: asked.quantity }] : []);
  }
  if (asked.text === '') return [];
  const query = { search: asked.text, page: 1, pageSize: maximumFound };
  const { products } = await readProductPage(db, query, { guest: false, buyerId: customerId });
  const units = products.map(({ id, unitOfMeasure }) => ({ productId: id, quantity: unitOfMeasure }));
  return describeGoods(db, customerId, units);
}
