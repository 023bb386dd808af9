import { icelandicSortKey } from '../../../lib/rules/text/icelandic-order.ts';
import { normaliseProductCode } from '../../../lib/rules/products/product-code.ts';
import { packageContent } from '../../../lib/rules/products/package-content.ts';
import { clearableProductFields, type ProductLine } from './product-line.ts';

/** Columns of a product that a line may set, besides those of its brand and family, its stock and whether it is in the range. */
const valuesOf = (line: Partial<ProductLine>): Record<string, unknown> => ({
  ean: line.ean,
  old_codes: line.oldNumbers && [...new Set(line.oldNumbers.map(normaliseProductCode))],
  name: line.name,
  name_sort: line.name && icelandicSortKey(line.name),
  slug: line.slug,
  description: line.description,
  list_price: line.price,
  tax_percentage: line.taxPercentage,
  price_tiers: line.tiers?.map(({ from, price }) => ({ fromQuantity: from, unitPrice: price })),
  discount: line.discount,
  sales_code: line.salesCode === null ? '' : line.salesCode,
  unit_of_measure: line.unitOfMeasure,
  package_size: line.packageSize,
  package_content: line.packageSize === undefined ? undefined : packageContent(line.packageSize),
  net_content: line.netContent,
  delivery_time: line.deliveryTime,
  withdrawal_exemption: line.withdrawalExemption,
  is_new: line.isNew,
  is_special_order: line.isSpecialOrder,
  is_trending: line.isTrending,
  visible_by_guest: line.visibleByGuest,
  price_visible_by_guest: line.priceVisibleByGuest,
  attributes: line.attributes,
  images: line.images,
  files: line.files?.map(({ size, ...file }) => ({ ...file, size: size ?? null })),
  videos: line.videos,
  popularity: line.popularity,
});

/** Columns of the brand and the family, which a line names. */
export const lookedUpColumns = ['brand_id', 'group_id'];

/** Columns that the import writes from the staged row. */
export const productColumns = [...Object.keys(valuesOf({})), ...lookedUpColumns];

/** What a new product has where its line says nothing. */
export const newProductDefaults: Record<string, unknown> = {
  ...valuesOf(clearableProductFields),
  stock: clearableProductFields.stock,
  brand_id: null,
  group_id: null,
};

/** A product as it waits in the staging table: `row` holds only what its line names, by column. */
export interface StagedProduct {
  line: number;
  sku: string;
  wanted_id: number | undefined;
  slug: string | null | undefined;
  brand: string | null | undefined;
  categories: string[] | undefined;
  family: string | null | undefined;
  family_name: string | null | undefined;
  row: Record<string, unknown>;
}

export function stageProduct(number: number, line: ProductLine): StagedProduct {
  return {
    line: number,
    sku: line.sku,
    wanted_id: line.id,
    slug: line.slug,
    brand: line.brand,
    categories: line.categories && [...new Set(line.categories)],
    family: line.group,
    family_name: line.groupName,
    row: {
      ...valuesOf(line),
      stock: line.stock,
      taken_out: line.takenOut,
      // Brand and family are looked up when the row is written; here it only counts that they are cleared.
      brand_id: line.brand === null ? null : undefined,
      group_id: line.group === null ? null : undefined,
    },
  };
}
