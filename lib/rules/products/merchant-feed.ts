import { productHref } from '../routes/addresses.ts';
import { xmlElement } from '../text/xml.ts';

/** What the feed says of a product; prices are krónur with VAT. */
export interface FeedItem {
  id: string;
  sku: string;
  ean?: string | null;
  slug?: string | null;
  name: string;
  description?: string | null;
  /** How much the package holds. */
  unitPrice?: { per: string; content: number } | null;
  isSpecialOrder: boolean;
  stock: number;
  productGroupId?: string | null;
  price?: { priceWithTax: number } | null;
  listPrice?: { priceWithTax: number } | null;
  brand?: { name: string } | null;
}

interface FeedContext {
  siteUrl: string;
  /** From the top level down. */
  categories: readonly string[];
  /** Whole addresses, the main picture first. */
  images: readonly string[];
}

/** Limits of the Google Merchant format. */
const maximumLengths = { title: 150, description: 5_000, productType: 750, moreImages: 10 } as const;

/**
 * A product in the Google Merchant format; nothing where the format asks for what guests do not see or what there is not:
 * a price and a picture.
 */
export function merchantItemXml(
  product: FeedItem,
  { siteUrl, categories, images: [image, ...moreImages] }: FeedContext,
): string {
  const { price, listPrice, ean, name, description } = product;
  if (!price || !image) return '';
  const fullPrice = listPrice ?? price;
  const isReduced = price.priceWithTax < fullPrice.priceWithTax;
  const elements = [
    xmlElement('g:id', product.sku),
    xmlElement('g:title', truncate(name, maximumLengths.title)),
    xmlElement('g:description', truncate(description || name, maximumLengths.description)),
    xmlElement('g:link', siteUrl + productHref(product)),
    xmlElement('g:image_link', image),
    ...moreImages
      .slice(0, maximumLengths.moreImages)
      .map((url) => xmlElement('g:additional_image_link', url)),
    xmlElement('g:price', formatAmount(fullPrice.priceWithTax)),
    isReduced ? xmlElement('g:sale_price', formatAmount(price.priceWithTax)) : '',
    ...unitPricing(product.unitPrice),
    xmlElement('g:availability', availability(product)),
    xmlElement('g:condition', 'new'),
    xmlElement('g:brand', product.brand?.name),
    xmlElement('g:gtin', ean),
    ean ? '' : xmlElement('g:mpn', product.sku),
    xmlElement('g:item_group_id', product.productGroupId),
    xmlElement('g:product_type', truncate(categories.join(' > '), maximumLengths.productType)),
  ];
  return `<item>${elements.join('')}</item>\n`;
}

/** Measure that prices are compared by → as the format names it. Pieces of all kinds are counted. */
const feedUnits: Readonly<Record<string, string>> = { l: 'l', kg: 'kg', m: 'm', 'm²': 'sqm', 'm³': 'cbm' };

/** What the package holds, from which the price of a litre or kilogram follows. */
function unitPricing(measure: FeedItem['unitPrice']): string[] {
  if (!measure || measure.content === 1) return [];
  const unit = feedUnits[measure.per] ?? 'ct';
  return [
    xmlElement('g:unit_pricing_measure', `${measure.content} ${unit}`),
    xmlElement('g:unit_pricing_base_measure', `1 ${unit}`),
  ];
}

const formatAmount = (kronur: number): string => `${kronur} ISK`;

function availability({ isSpecialOrder, stock }: FeedItem): string {
  if (stock > 0) return 'in_stock';
  return isSpecialOrder ? 'backorder' : 'out_of_stock';
}

function truncate(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
