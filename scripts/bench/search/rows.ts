import { packageContent } from '../../../lib/rules/products/package-content.ts';
import type { RecordRow } from '../../../backend/src/modules/search/hosted/record-store.ts';
import { inflectedWords } from '../../../backend/src/modules/search/hosted/record.ts';
import type { IndexContent } from '../../../backend/src/modules/search/hosted/prepare-index.ts';
import { Thesaurus } from '../../../backend/src/modules/search/internal/synonyms.ts';
import { catalogueLines } from '../../demo/catalogue.ts';
import type { CategoryLine, ProductLine } from '../../demo/lines.ts';

const pageSize = 1_000;

interface Tree {
  brands: Map<string, string>;
  categories: Map<string, CategoryLine>;
}

function namesAbove({ categories }: Tree, slug: string): string[] {
  const line = categories.get(slug);
  return line
    ? [
        ...(line.parent === undefined ? [] : namesAbove({ brands: new Map(), categories }, line.parent)),
        line.name,
      ]
    : [];
}

/** As the backend reads it from its database. */
function toRow(line: ProductLine, id: number, tree: Tree): RecordRow {
  const discounted = Math.round(line.price * (1 - line.discount / 100));
  return {
    id,
    sku: line.sku,
    ean: line.ean,
    oldNumbers: line.oldNumbers,
    name: line.name,
    slug: line.slug,
    brand: tree.brands.get(line.brand) ?? null,
    brandSlug: line.brand,
    categories: line.categories.map((slug) => namesAbove(tree, slug)),
    attributes: line.attributes,
    image: line.images[0] ?? null,
    listPrice: line.price,
    price: discounted,
    taxPercentage: line.taxPercentage,
    discount: line.discount,
    unitOfMeasure: line.unitOfMeasure,
    packageSize: line.packageSize,
    content: packageContent(line.packageSize),
    deliveryTime: line.deliveryTime,
    inStock: line.stock >= line.unitOfMeasure,
    isNew: line.isNew,
    isSpecialOrder: line.isSpecialOrder,
    isTrending: line.isTrending,
    visibleByGuest: line.visibleByGuest,
    priceVisibleByGuest: line.priceVisibleByGuest,
    popularity: line.popularity,
  };
}

/** The demo's products, multiplied, in pages as the backend streams them. */
export async function* streamRows(products: number): AsyncGenerator<RecordRow[]> {
  const tree: Tree = { brands: new Map(), categories: new Map() };
  let page: RecordRow[] = [];
  let id = 0;
  for (const line of catalogueLines(products)) {
    if (line.type === 'brand') tree.brands.set(line.slug, line.name);
    else if (line.type === 'category') tree.categories.set(line.slug, line);
    else if (!line.takenOut) {
      page.push(toRow(line, (id += 1), tree));
      if (page.length < pageSize) continue;
      yield page;
      page = [];
    }
  }
  if (page.length > 0) yield page;
}

/** What the index's settings depend on; the multiplied products have no other words. */
export function readContent(): IndexContent {
  const words = new Set<string>();
  const attributeNames = new Set<string>();
  for (const line of catalogueLines())
    if (line.type === 'product') {
      for (const word of inflectedWords(
        `${line.name} ${line.attributes.map(({ value }) => value).join(' ')}`,
      ))
        words.add(word);
      for (const { name } of line.attributes) attributeNames.add(name);
    }
  return {
    words: [...words],
    attributeNames: [...attributeNames].toSorted(),
    thesaurus: new Thesaurus(),
    pins: [],
  };
}
