import { productTag, revalidateTags } from '../../../lib/rules/routes/revalidate-tags.ts';

/** Product pages that are invalidated one by one; above that, the whole `catalogue`. */
const maxNamed = 400;

/**
 * Collects the cache tags that an import invalidates in the storefront. Holds at most `maxNamed` names however large the file.
 */
export class Changes {
  brands = 0;
  categories = 0;
  products = 0;
  content = 0;
  readonly #contentTags = new Set<string>();
  readonly #pages = new Set<string>();

  /** A product's page under all its present and former addresses. */
  addProduct(id: number, slugs: readonly (string | null)[]): void {
    this.products += 1;
    for (const slug of [id, ...slugs])
      if (slug !== null && this.#pages.size <= maxNamed) this.#pages.add(productTag(slug));
  }

  /** A line of content with the tags of what it changed; none when nothing changed. */
  addContent(tags: readonly string[]): void {
    if (tags.length > 0) this.content += 1;
    for (const tag of tags) this.#contentTags.add(tag);
  }

  tags(): string[] {
    const { brands, categories, catalogue } = revalidateTags;
    const tags: string[] = [...this.#contentTags];
    // Names of brands and categories appear on product pages and in listings.
    if (this.brands > 0) tags.push(brands, catalogue);
    if (this.categories > 0) tags.push(categories, catalogue);
    // A product changes the counts of its categories and its brand.
    if (this.products > 0) tags.push(catalogue, categories, brands);
    if (this.#pages.size <= maxNamed) tags.push(...this.#pages);
    return [...new Set(tags)];
  }
}
