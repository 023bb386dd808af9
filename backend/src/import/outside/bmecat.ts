import type { OutsideRecord } from './fields.ts';
import { findChildren, readXmlParts, textAt, type XmlElement } from './xml-parts.ts';

const products = new Set(['ARTICLE', 'PRODUCT']);
const structure = new Set([
  'CATALOG_STRUCTURE',
  'ARTICLE_TO_CATALOGGROUP_MAP',
  'PRODUCT_TO_CATALOGGROUP_MAP',
  'CURRENCY',
  'LOWER_BOUND',
]);
/** Steps from a group to the top: more are a circle. */
const maxDepth = 20;

/** Which groups a catalogue has, and which product stands in which. */
interface Groups {
  names: Map<string, { name: string; parent: string; isRoot: boolean }>;
  ofProduct: Map<string, string[]>;
  currency: string;
  /** Whether any price of the file is one from several units on: else it says nothing of tiers. */
  hasTiers: boolean;
}

/**
 * Products of a BMEcat catalogue, 1.2 (ARTICLE) or 2005 (PRODUCT). What stands in which group follows the products, so the file is
 * read twice. @param open begins to read the file
 */
export async function* readBmecat(open: () => AsyncIterable<string>): AsyncGenerator<OutsideRecord> {
  const groups = await readGroups(open());
  for await (const part of readXmlParts(open(), products)) yield toRecord(part, groups);
}

async function readGroups(chunks: AsyncIterable<string>): Promise<Groups> {
  const groups: Groups = { names: new Map(), ofProduct: new Map(), currency: '', hasTiers: false };
  for await (const part of readXmlParts(chunks, structure)) {
    if (part.name === 'CURRENCY') groups.currency ||= part.text.trim();
    else if (part.name === 'LOWER_BOUND') groups.hasTiers ||= Number(part.text) > 1;
    else if (part.name === 'CATALOG_STRUCTURE')
      groups.names.set(textAt(part, 'GROUP_ID'), {
        name: textAt(part, 'GROUP_NAME'),
        parent: textAt(part, 'PARENT_ID'),
        isRoot: part.attributes['type'] === 'root',
      });
    else {
      const product = textAt(part, 'ART_ID') || textAt(part, 'PROD_ID');
      const group = textAt(part, 'CATALOG_GROUP_ID');
      groups.ofProduct.set(product, [...(groups.ofProduct.get(product) ?? []), group]);
    }
  }
  return groups;
}

function pathOf({ names }: Groups, id: string): string {
  const path: string[] = [];
  for (let at = names.get(id); at && !at.isRoot && path.length < maxDepth; at = names.get(at.parent))
    path.unshift(at.name);
  return path.join(' > ');
}

/** 1.2 says ARTICLE_DETAILS where 2005 says PRODUCT_DETAILS. */
const inside = (part: XmlElement, name: string): XmlElement[] => findChildren(part, `${part.name}_${name}`);

function toRecord(part: XmlElement, groups: Groups): OutsideRecord {
  const sku = textAt(part, part.name === 'ARTICLE' ? 'SUPPLIER_AID' : 'SUPPLIER_PID');
  const [details = part] = inside(part, 'DETAILS');
  const [order = part] = inside(part, 'ORDER_DETAILS');
  const price = choosePrice(part);
  const pictures = findChildren(findChildren(part, 'MIME_INFO')[0], 'MIME').filter((mime) =>
    textAt(mime, 'MIME_TYPE').startsWith('image/'),
  );
  const type = price?.attributes['price_type'] ?? '';
  const amount = price ? unitAmount(price, order) : '';
  const gross = type.startsWith('gros') || type.startsWith('nrp');
  const tax = price ? textAt(price, 'TAX') || textAt(price, 'TAX_DETAILS', 'TAX') : '';
  return {
    line: part.line,
    cells: {
      SUPPLIER_PID: sku,
      DESCRIPTION_SHORT: textAt(details, 'DESCRIPTION_SHORT'),
      DESCRIPTION_LONG: textAt(details, 'DESCRIPTION_LONG'),
      PRICE_GROSS: gross ? amount : '',
      PRICE_NET: gross ? '' : amount,
      PRICE_CURRENCY: (price && textAt(price, 'PRICE_CURRENCY')) || groups.currency,
      ...(groups.hasTiers && price ? { TIERS: describeTiers(part, price, order) } : {}),
      TAX: toPercent(tax),
      EAN: textAt(details, 'EAN') || textAt(details, 'INTERNATIONAL_PID'),
      MANUFACTURER_NAME: textAt(details, 'MANUFACTURER_NAME'),
      GROUPS: (groups.ofProduct.get(sku) ?? []).map((id) => pathOf(groups, id)).join('|'),
      MIME_SOURCE: pictures.map((mime) => textAt(mime, 'MIME_SOURCE')).join(','),
      QUANTITY_INTERVAL: textAt(order, 'QUANTITY_INTERVAL'),
    },
    attributes: inside(part, 'FEATURES').flatMap((features) =>
      findChildren(features, 'FEATURE').map((feature) => ({
        name:
          textAt(feature, 'FDESCR') || textAt(feature, 'FNAME') || textAt(feature, 'FTEMPLATE', 'FT_NAME'),
        value: [textAt(feature, 'FVALUE_DETAILS') || valuesOf(feature), textAt(feature, 'FUNIT')]
          .filter(Boolean)
          .join(' '),
      })),
    ),
  };
}

/** A feature may have several values. */
const valuesOf = (feature: XmlElement): string =>
  findChildren(feature, 'FVALUE')
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(', ');

/** What one unit costs: prices may be for a hundred, and multiplied by a factor. */
function unitAmount(price: XmlElement, order: XmlElement): string {
  const amount = textAt(price, 'PRICE_AMOUNT');
  const read = (text: string): number => Number(text.replace(/^(\d+),(\d{1,2})$/, '$1.$2') || '1');
  const share = read(textAt(price, 'PRICE_FACTOR')) / read(textAt(order, 'PRICE_QUANTITY'));
  if (share === 1 || !(share > 0) || !Number.isFinite(share)) return amount;
  const unit = read(amount) * share;
  return amount !== '' && Number.isFinite(unit) ? String(Number(unit.toFixed(6))) : amount;
}

/** What a consumer pays where it is said, else the list's price, else what the customer pays; for one unit. */
function choosePrice(part: XmlElement): XmlElement | undefined {
  const single = listPrices(part).filter((price) => lowerBound(price) <= 1);
  const order = ['nrp', 'gros_list', 'net_list', 'net_customer'];
  return order
    .flatMap((type) => single.filter((price) => price.attributes['price_type'] === type))
    .concat(single)[0];
}

const listPrices = (part: XmlElement): XmlElement[] =>
  inside(part, 'PRICE_DETAILS').flatMap((details) => inside({ ...details, name: part.name }, 'PRICE'));

/** Units from which a price counts. */
const lowerBound = (price: XmlElement): number => Number(textAt(price, 'LOWER_BOUND') || '1');

/** `12:190;48:170`, of the prices of the same kind as the one for a single unit. */
function describeTiers(part: XmlElement, single: XmlElement, order: XmlElement): string {
  return listPrices(part)
    .filter(
      (price) =>
        lowerBound(price) > 1 &&
        price.attributes['price_type'] === single.attributes['price_type'] &&
        textAt(price, 'PRICE_CURRENCY') === textAt(single, 'PRICE_CURRENCY'),
    )
    .map((price) => `${Math.ceil(lowerBound(price))}:${unitAmount(price, order)}`)
    .join(';');
}

/** 0.24 and 24 are both written for 24 %. */
const toPercent = (tax: string): string =>
  tax !== '' && Number(tax) < 1 ? String(Math.round(Number(tax) * 10_000) / 100) : tax;
