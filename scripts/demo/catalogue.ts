import { brands } from './brands.ts';
import { families } from './families.ts';
import { categoryLines } from './category-lines.ts';
import { multiplyCategories } from './multiply-categories.ts';
import { dataSheet } from './documents/data-sheet.ts';
import type { Family } from './family.ts';
import type { BrandLine, CategoryLine, ProductLine } from './lines.ts';
import { copyOf } from './multiply.ts';
import { brandAssetPath } from './pictures/brand-art.ts';
import { productOf } from './product.ts';
import { variantsOf } from './variants.ts';

export function brandLines(): BrandLine[] {
  return Object.entries(brands).map(([slug, { name, theme, description }]) => ({
    type: 'brand',
    slug,
    name,
    website: `https://www.${slug}.test`,
    description,
    theme,
    logo: brandAssetPath(slug, 'logo'),
    cover: brandAssetPath(slug, 'cover'),
    mobileCover: brandAssetPath(slug, 'mobileCover'),
  }));
}

export function demoProducts(): ProductLine[] {
  const bytes = new Map<string, number>();
  const sheetBytes = (family: Family) => {
    const known = bytes.get(family.key) ?? dataSheet(family).length;
    bytes.set(family.key, known);
    return known;
  };
  return families.flatMap(variantsOf).map((variant) => productOf(variant, sheetBytes));
}

/**
 * The lines of the import file in order. With `products` the demo is multiplied into further product lines until there are
 * exactly so many; with `categories` its tree likewise, and the product lines spread over the copies. Only the demo itself is
 * held in memory.
 */
export function* catalogueLines(
  products?: number,
  categories?: number,
): Generator<BrandLine | CategoryLine | ProductLine> {
  yield* brandLines();
  const tree = multiplyCategories(categoryLines(), categories);
  yield* tree.lines;
  const demo = demoProducts();
  const total = products ?? demo.length;
  for (let at = 0; at < total; at += 1) {
    const original = demo[at % demo.length];
    const copy = Math.floor(at / demo.length);
    if (!original) continue;
    const line = copy === 0 ? original : copyOf(original, copy);
    yield { ...line, categories: line.categories.map((slug) => tree.slugIn(slug, copy)) };
  }
}
