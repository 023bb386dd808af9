import { readNetContent } from '../../../../lib/rules/products/package-content.ts';

/** What a column of an outside file may be of a product; several columns may be the same. */
export const outsideFields = [
  'sku',
  'name',
  'description',
  'price',
  'priceWithoutTax',
  'tiers',
  'currency',
  'taxPercentage',
  'stock',
  'ean',
  'brand',
  'categories',
  'pictures',
  'group',
  'packageSize',
  'netContent',
  'unitOfMeasure',
  'attribute',
  'attributeName',
  'attributeValue',
  'kind',
  'shown',
] as const;
export type OutsideField = (typeof outsideFields)[number];

/** One record of an outside file: what stands in its columns, trimmed; features that are no columns apart. */
export interface OutsideRecord {
  line: number;
  cells: Readonly<Record<string, string>>;
  attributes?: readonly { name: string; value: string }[];
  /** Why it cannot be read; its cells are empty. */
  problem?: string;
}

/** Without the currency or unit that stands beside the number. */
export const bareNumber = (text: string): string =>
  text.replace(/^(?:[A-Z]{3}|kr\.?)\s*/i, '').replace(/\s*(?:[A-Z]{3}|kr\.?|%)$/i, '');

/** Feeds write decimal points, and measures that nobody compares by here: no reason to refuse goods. */
export const feedContent = (text: string): string | null => {
  const content = text.replace('.', ',');
  return readNetContent(content) ? content : null;
};
