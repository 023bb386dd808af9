import 'server-only';
import type { ProductCardFragment } from '@/graphql/generated/operations.ts';
import { mainCategoryPath } from '@/lib/catalogue/category-path.ts';
import { listingInput } from '@/lib/catalogue/listing-input.ts';
import { plainListing } from '@/lib/catalogue/listing-state.ts';
import { fetchRelatedProducts } from '@/lib/catalogue/related-products.ts';
import { cacheTable, cacheTags } from '@/lib/server/cache-table.ts';
import { cachedRead } from '@/lib/server/cached-read.ts';
import { type Product, readProductPage } from '@/lib/server/catalogue.ts';
import { productTags } from '@/lib/server/product-tags.ts';

/** A category on the way from the top of the tree down to a product. */
export interface Breadcrumb {
  readonly slug: string;
  readonly name: string;
}

/** A product's way through the tree, from the top level down (specification §9). */
export function readProductBreadcrumbs(product: Product): Promise<Breadcrumb[]> {
  return cachedRead({
    rule: cacheTable.productBreadcrumbs,
    id: product.id,
    tags: [cacheTags.categories, ...productTags([product])],
    load: () =>
      Promise.resolve(mainCategoryPath(product.categories).map(({ slug, name }) => ({ slug, name }))),
  });
}

/**
 * The band of related products on a product's page, as guests see them (specification §9).
 * @param path the product's way through the tree
 * @param family the product and its variants, which have their own place on the page
 */
export function readProductBand(
  path: readonly Breadcrumb[],
  family: readonly [Product, ...{ id: string; slug?: string | null }[]],
): Promise<ProductCardFragment[]> {
  return cachedRead({
    rule: cacheTable.productBand,
    id: family[0].id,
    tags: (band: ProductCardFragment[]) => [
      cacheTags.catalogue,
      cacheTags.categories,
      ...productTags([...family, ...band]),
    ],
    load: () => fetchRelatedProducts(path, family, readPopularProducts),
  });
}

/** The cached first page of the category's listing: one read for all its products. */
async function readPopularProducts({ slug }: Breadcrumb): Promise<readonly ProductCardFragment[]> {
  const { products } = await readProductPage({ ...listingInput(plainListing), categorySlug: slug });
  return products;
}
