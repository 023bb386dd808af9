import { productTag, revalidateTags } from '../../../lib/rules/revalidate-tags.ts';

/** Products whose pages are named one by one; more of them are named together. */
const mostNamed = 400;

/** What an import has changed, for the storefront. Holds no more than `mostNamed` names however large the file. */
export class Changes {
  brands = 0;
  categories = 0;
  products = 0;
  readonly #pages = new Set<string>();

  /** A product's page under every address that it had and has. */
  addProduct(id: number, slugs: readonly (string | null)[]): void {
    this.products += 1;
    for (const slug of [id, ...slugs])
      if (slug !== null && this.#pages.size <= mostNamed) this.#pages.add(productTag(slug));
  }

  tags(): string[] {
    const { brands, categories, catalogue, products } = revalidateTags;
    const tags: string[] = [];
    if (this.brands > 0) tags.push(brands, products);
    if (this.categories > 0) tags.push(categories, products);
    // A product changes the counts of its categories and its brand.
    if (this.products > 0)
      tags.push(catalogue, categories, brands, ...(this.#pages.size > mostNamed ? [products] : this.#pages));
    return [...new Set(tags)];
  }
}
