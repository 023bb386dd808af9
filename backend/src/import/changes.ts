import { productTag, revalidateTags } from '../../../lib/rules/routes/revalidate-tags.ts';

/** Product pages that are named one by one; more of them are meant by `catalogue`. */
const maxNamed = 400;

/** What an import has changed, for the storefront. Holds no more than `mostNamed` names however large the file. */
export class Changes {
  brands = 0;
  categories = 0;
  products = 0;
  content = 0;
  readonly #contentTags = new Set<string>();
  readonly #pages = new Set<string>();

  /** A product's page under every address that it had and has. */
  addProduct(id: number, slugs: readonly (string | null)[]): void {
    this.products += 1;
    for (const slug of [id, ...slugs])
      if (slug !== null && this.#pages.size <= maxNamed) this.#pages.add(productTag(slug));
  }

  /** A line of content with the tags of what it changed; with none it changed nothing. */
  addContent(tags: readonly string[]): void {
    if (tags.length > 0) this.content += 1;
    for (const tag of tags) this.#contentTags.add(tag);
  }

  tags(): string[] {
    const { brands, categories, catalogue } = revalidateTags;
    const tags: string[] = [...this.#contentTags];
    // Names of brands and categories stand on product pages and in listings.
    if (this.brands > 0) tags.push(brands, catalogue);
    if (this.categories > 0) tags.push(categories, catalogue);
    // A product changes the counts of its categories and its brand.
    if (this.products > 0) tags.push(catalogue, categories, brands);
    if (this.#pages.size <= maxNamed) tags.push(...this.#pages);
    return [...new Set(tags)];
  }
}
