import type { OutsideField } from './fields.ts';

export type Kind = 'shopify' | 'woocommerce' | 'magento' | 'google' | 'bmecat' | 'table';

interface KindRules {
  name: string;
  /** Columns that only this kind has, folded; each is one of several spellings. */
  signature: readonly (readonly string[])[];
  /** Folded column → field. */
  columns: Readonly<Record<string, OutsideField>>;
  /** Between the categories of one product; null where a cell holds one. */
  betweenCategories: string | null;
  /** Between the levels of a category. */
  betweenLevels: string;
  /** How many levels at the start of each category are of the exporting shop itself. */
  rootLevels: number;
  /** Values of `kind` that are no goods of their own but only hold others together. */
  parents: readonly string[];
  /** Values of `shown` by which guests do not see a product. */
  hidden: readonly string[];
}

const nothing = { betweenCategories: null, betweenLevels: '>', rootLevels: 0, parents: [], hidden: [] };

/** Lower case, without marks: `Variant_SKU` is `variant sku`, `g:image_link` is `image link`. */
export const foldColumn = (column: string): string =>
  column
    .normalize('NFC')
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const kinds: Readonly<Record<Kind, KindRules>> = {
  shopify: {
    ...nothing,
    name: 'Shopify',
    signature: [
      ['handle', 'url handle'],
      ['title'],
      ['variant price', 'option1 name', 'variant sku', 'inventory quantity'],
    ],
    columns: {
      handle: 'group',
      'url handle': 'group',
      title: 'name',
      'body html': 'description',
      description: 'description',
      vendor: 'brand',
      'product category': 'categories',
      type: 'categories',
      'variant sku': 'sku',
      sku: 'sku',
      'variant price': 'price',
      price: 'price',
      'variant inventory qty': 'stock',
      'inventory quantity': 'stock',
      'variant barcode': 'ean',
      barcode: 'ean',
      'image src': 'pictures',
      'product image url': 'pictures',
      'variant image': 'pictures',
      status: 'shown',
      published: 'shown',
      'published on online store': 'shown',
    },
    hidden: ['draft', 'archived', 'false'],
  },
  woocommerce: {
    ...nothing,
    name: 'WooCommerce',
    signature: [['regular price'], ['type'], ['published', 'visibility in catalog', 'tax status']],
    columns: {
      type: 'kind',
      sku: 'sku',
      id: 'group',
      parent: 'group',
      name: 'name',
      description: 'description',
      'short description': 'description',
      'regular price': 'price',
      stock: 'stock',
      'gtin upc ean or isbn': 'ean',
      brands: 'brand',
      categories: 'categories',
      images: 'pictures',
      published: 'shown',
    },
    betweenCategories: ',',
    parents: ['variable', 'grouped'],
    hidden: ['0', '-1'],
  },
  magento: {
    ...nothing,
    name: 'Magento',
    signature: [['attribute set code', 'product websites'], ['product type'], ['sku']],
    columns: {
      sku: 'sku',
      'product type': 'kind',
      name: 'name',
      description: 'description',
      'short description': 'description',
      price: 'price',
      qty: 'stock',
      manufacturer: 'brand',
      categories: 'categories',
      'base image': 'pictures',
      'additional images': 'pictures',
      'additional attributes': 'attribute',
      'product online': 'shown',
    },
    betweenCategories: ',',
    betweenLevels: '/',
    rootLevels: 1,
    parents: ['configurable', 'grouped', 'bundle'],
    hidden: ['2'],
  },
  google: {
    ...nothing,
    name: 'Google Merchant',
    signature: [['id'], ['title'], ['link'], ['availability', 'image link']],
    columns: {
      id: 'sku',
      title: 'name',
      description: 'description',
      price: 'price',
      gtin: 'ean',
      brand: 'brand',
      'product type': 'categories',
      'image link': 'pictures',
      'additional image link': 'pictures',
      'item group id': 'group',
      color: 'attribute',
      size: 'attribute',
      material: 'attribute',
      pattern: 'attribute',
      // The measure that it is compared by, the unit pricing base measure, follows from it.
      'unit pricing measure': 'netContent',
    },
    betweenCategories: ',',
  },
  bmecat: {
    ...nothing,
    name: 'BMEcat',
    signature: [['supplier pid'], ['description short']],
    columns: {
      'supplier pid': 'sku',
      'description short': 'name',
      'description long': 'description',
      'price gross': 'price',
      'price net': 'priceWithoutTax',
      'price currency': 'currency',
      tiers: 'tiers',
      tax: 'taxPercentage',
      ean: 'ean',
      'manufacturer name': 'brand',
      groups: 'categories',
      'mime source': 'pictures',
      'quantity interval': 'unitOfMeasure',
    },
    betweenCategories: '|',
  },
  table: {
    ...nothing,
    name: 'a table',
    signature: [],
    columns: {
      vörunúmer: 'sku',
      vörunr: 'sku',
      númer: 'sku',
      'item number': 'sku',
      'item no': 'sku',
      'product number': 'sku',
      'article number': 'sku',
      sku: 'sku',
      heiti: 'name',
      vöruheiti: 'name',
      vara: 'name',
      nafn: 'name',
      name: 'name',
      title: 'name',
      'product name': 'name',
      lýsing: 'description',
      description: 'description',
      verð: 'price',
      'verð með vsk': 'price',
      útsöluverð: 'price',
      smásöluverð: 'price',
      price: 'price',
      'price incl vat': 'price',
      'verð án vsk': 'priceWithoutTax',
      heildsöluverð: 'priceWithoutTax',
      nettóverð: 'priceWithoutTax',
      'price excl vat': 'priceWithoutTax',
      'net price': 'priceWithoutTax',
      tiers: 'tiers',
      magnafsláttur: 'tiers',
      magnverð: 'tiers',
      vsk: 'taxPercentage',
      'vsk prósenta': 'taxPercentage',
      'vsk %': 'taxPercentage',
      vat: 'taxPercentage',
      taxpercentage: 'taxPercentage',
      birgðir: 'stock',
      lagerstaða: 'stock',
      magn: 'stock',
      stock: 'stock',
      quantity: 'stock',
      strikamerki: 'ean',
      ean: 'ean',
      gtin: 'ean',
      barcode: 'ean',
      vörumerki: 'brand',
      framleiðandi: 'brand',
      brand: 'brand',
      manufacturer: 'brand',
      flokkur: 'categories',
      vöruflokkur: 'categories',
      flokkar: 'categories',
      category: 'categories',
      categories: 'categories',
      mynd: 'pictures',
      myndir: 'pictures',
      image: 'pictures',
      images: 'pictures',
      pakkning: 'packageSize',
      'package size': 'packageSize',
      packagesize: 'packageSize',
      innihald: 'netContent',
      'nettó innihald': 'netContent',
      'net content': 'netContent',
      netcontent: 'netContent',
      unitofmeasure: 'unitOfMeasure',
      sölueining: 'unitOfMeasure',
    },
    betweenCategories: '|',
  },
};

/** By the columns alone. */
export function recogniseKind(columns: readonly string[]): Kind {
  const folded = new Set(columns.map(foldColumn));
  return (
    (Object.keys(kinds) as Kind[]).find(
      (kind) =>
        kinds[kind].signature.length > 0 &&
        kinds[kind].signature.every((spellings) => spellings.some((column) => folded.has(column))),
    ) ?? 'table'
  );
}
