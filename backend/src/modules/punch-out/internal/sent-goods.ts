import { netOf } from '../../../../../lib/rules/money/kronur.ts';
import { priceFor } from '../../../../../lib/rules/money/product-price.ts';
import { leadDays } from '../../../../../lib/rules/products/lead-days.ts';
import { unitCode } from '../../../../../lib/rules/products/unit-code.ts';
import type { Database } from '../../../db/connect.ts';
import { readBrands, readMainCategories, readProductsByIds } from '../../catalogue/read-catalogue.ts';
import { readCustomerTerms } from '../../pricing/customer-terms.ts';

/** One product as purchasing systems are told of it. */
export interface SentGoods {
  productId: number;
  sku: string;
  ean: string | null;
  name: string;
  description: string;
  /** Units. */
  quantity: number;
  /** Code of UN/CEFACT. */
  unit: string;
  /** Whole krónur without VAT for one unit, at the customer's own terms and this quantity. */
  price: number;
  /** Percent. */
  vat: number;
  /** Null where nobody knows. */
  leadDays: number | null;
  manufacturer: string | null;
  /** Eight digits, where the product has such an attribute. */
  unspsc: string | null;
  /** The shop's own. */
  category: { id: string; name: string } | null;
}

/** Goods of the range, at the customer's own prices, in the order asked for; what was removed from it is left out. */
export async function describeGoods(
  db: Database,
  customerId: number,
  units: readonly { productId: number; quantity: number }[],
): Promise<SentGoods[]> {
  const ids = units.map(({ productId }) => productId);
  const rows = new Map((await readProductsByIds(db, ids, false)).map((row) => [row.id, row]));
  const terms = await readCustomerTerms(db, customerId);
  const categories = await readMainCategories(db, ids);
  const brandNames = new Map((await readBrands(db)).map(({ id, name }) => [id, name]));
  return units.flatMap(({ productId, quantity }) => {
    const row = rows.get(productId);
    if (!row) return [];
    const category = categories.get(productId);
    return [
      {
        productId,
        sku: row.sku,
        ean: row.ean,
        name: row.name,
        description: row.description ?? row.name,
        quantity,
        unit: unitCode(row.packageSize),
        price: netOf(priceFor(row, terms, quantity).price, row.taxPercentage),
        vat: row.taxPercentage,
        leadDays: row.stock >= quantity ? 1 : leadDays(row.deliveryTime),
        manufacturer: row.brandId === null ? null : (brandNames.get(row.brandId) ?? null),
        unspsc: findUnspsc(row.attributes),
        category: category ? { id: category.slug, name: category.name } : null,
      },
    ];
  });
}

function findUnspsc(attributes: readonly { name: string; value: string }[]): string | null {
  const { value = '' } = attributes.find(({ name }) => name.toUpperCase() === 'UNSPSC') ?? {};
  return /^\d{8}$/.test(value) ? value : null;
}
