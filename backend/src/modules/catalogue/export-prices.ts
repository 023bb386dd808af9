import { netOf } from '../../../../lib/rules/money/kronur.ts';
import { priceSteps, singlePrice, type CustomerTerms } from '../../../../lib/rules/money/product-price.ts';
import type { OwnNumber } from '../../../../lib/rules/products/own-number.ts';
import { toCsvRecord } from '../../../../lib/rules/text/csv-text.ts';
import type { Database } from '../../db/connect.ts';
import { readCustomerTerms } from '../pricing/customer-terms.ts';
import { findAllBrands } from './internal/category-store.ts';
import { findProductsAfter, type ProductRow } from './internal/store.ts';

/** Rows held in memory at once. */
const batchSize = 500;

/** For who has own numbers. */
const ownHeadings = ['Ykkar vörunúmer', 'Ykkar heiti'];
const headings = [
  'Vörunúmer',
  'Strikamerki',
  'Heiti',
  'Framleiðandi',
  'Magn í pakka',
  'Listaverð með vsk.',
  'Afsláttur %',
  'Verð án vsk.',
  'Vsk. %',
  'Verð með vsk.',
  'Magnverð með vsk.',
];

/** What the customer calls these products, by id. */
type ReadOwnNumbers = (productIds: readonly number[]) => Promise<ReadonlyMap<number, OwnNumber>>;

/** Everything that the customer may buy, at the customer's own prices, as CSV; the terms are those of the moment it begins. */
export async function* exportPrices(
  db: Database,
  customerId: number,
  readOwn: ReadOwnNumbers | null,
): AsyncGenerator<string> {
  yield toCsvRecord([...headings, ...(readOwn ? ownHeadings : [])]);
  const [terms, brands] = await Promise.all([readCustomerTerms(db, customerId), findAllBrands(db)]);
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]));
  for (let after: number | undefined = 0; after !== undefined;) {
    const batch: ProductRow[] = await findProductsAfter(db, after, batchSize, false);
    const ids = batch.map(({ id }) => id);
    const own = (await readOwn?.(ids)) ?? null;
    yield batch
      .map((product) => {
        const { number = null, name = null } = own?.get(product.id) ?? {};
        return toCsvRecord([...toCells(product, terms, brandNames), ...(own ? [number, name] : [])]);
      })
      .join('');
    after = batch.length === batchSize ? batch.at(-1)?.id : undefined;
  }
}

function toCells(product: ProductRow, terms: CustomerTerms, brandNames: ReadonlyMap<number, string>) {
  const { taxPercentage, brandId } = product;
  const { listPrice, price, discount } = singlePrice(product, terms);
  const [, ...tiers] = priceSteps(product, terms);
  return [
    product.sku,
    product.ean,
    product.name,
    brandId === null ? null : (brandNames.get(brandId) ?? null),
    product.packageSize,
    listPrice,
    discount,
    netOf(price, taxPercentage),
    taxPercentage,
    price,
    // As the import reads them.
    tiers.map(({ fromQuantity, unitPrice }) => `${fromQuantity}:${unitPrice}`).join(';'),
  ];
}
