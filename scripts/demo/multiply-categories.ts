import type { CategoryLine } from './lines.ts';

interface CategoryTree {
  readonly lines: readonly CategoryLine[];
  /** Slug of the category that holds what stands in `slug`, in a product line counted from 0. */
  slugIn(slug: string, productLine: number): string;
}

/**
 * Copies everything below the top level, under the same parents and with the same pictures, until there are at least `count`
 * categories; parents stay before their children.
 */
export function multiplyCategories(originals: readonly CategoryLine[], count = 0): CategoryTree {
  const lower = originals.filter(({ parent }) => parent !== undefined);
  const copied = new Set(lower.map(({ slug }) => slug));
  const copies = Math.max(0, Math.ceil((count - originals.length) / lower.length));
  const slugOf = (slug: string, copy: number): string =>
    copy > 0 && copied.has(slug) ? `${slug}-${copy + 1}` : slug;
  const copyOf = (line: CategoryLine, copy: number): CategoryLine => ({
    ...line,
    slug: slugOf(line.slug, copy),
    parent: slugOf(line.parent ?? '', copy),
    name: `${line.name}, lína ${copy + 1}`,
  });
  const further = Array.from({ length: copies }, (_, at) => lower.map((line) => copyOf(line, at + 1)));
  return {
    lines: [...originals, ...further.flat()],
    slugIn: (slug, productLine) => slugOf(slug, productLine % (copies + 1)),
  };
}
