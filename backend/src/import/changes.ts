import { productTag, revalidateTags } from '../../../lib/rules/routes/revalidate-tags.ts';

/** Products of a file whose pages are invalidated one by one; above that, the whole `catalogue`. */
const maxNamed = 400;

/** A product that changed, with its present and its former address. */
interface ChangedProduct {
  id: number;
  slug: string | null;
  oldSlug: string | null;
}

/** Counts what an import changed, and names the cache tags that it invalidates in the storefront. */
export class Changes {
  brands = 0;
  categories = 0;
  products = 0;
  content = 0;
  /** Products that the file may change at most. */
  expected = 0;
  readonly #contentTags = new Set<string>();

  /** A line of content with the tags of what it changed; none when nothing changed. */
  addContent(tags: readonly string[]): void {
    if (tags.length > 0) this.content += 1;
    for (const tag of tags) this.#contentTags.add(tag);
  }

  /** Tags of everything but products. */
  entityTags(): string[] {
    const { brands, categories, catalogue } = revalidateTags;
    const tags = [...this.#contentTags];
    // Names of brands and categories appear on product pages and in listings.
    if (this.brands > 0) tags.push(brands, catalogue);
    if (this.categories > 0) tags.push(categories, catalogue);
    return [...new Set(tags)];
  }

  /** Tags of a batch of products, which is counted later, once it is committed. */
  productTags(batch: readonly ChangedProduct[]): string[] {
    const { brands, categories, catalogue } = revalidateTags;
    // A product changes the counts of its categories and its brand.
    const lists = [catalogue, categories, brands];
    if (this.expected > maxNamed) return lists;
    const addresses = batch.flatMap(({ id, slug, oldSlug }) => [id, slug, oldSlug]);
    return [
      ...lists,
      ...new Set(addresses.flatMap((address) => (address === null ? [] : [productTag(address)]))),
    ];
  }
}
