import { ProductBand } from '@/components/product/product-band.tsx';
import { listingInput, plainListing } from '@/lib/catalogue/listing-state.ts';
import { fetchRelatedProducts } from '@/lib/catalogue/related-products.ts';
import { logFailure } from '@/lib/io/log.ts';
import { readProductPage } from '@/lib/server/catalogue.ts';

interface Props {
  /** The product's categories from the top level down. */
  path: readonly { slug: string }[];
  /** The product itself and its variants. */
  family: readonly { id: string }[];
}

/** Related products of the product's categories. */
export async function RelatedProducts({ path, family }: Props) {
  const products = await fetchRelatedProducts(path, family, fetchPopularProducts).catch((error: unknown) => {
    // Related products are optional: their failure must not fail the page.
    logFailure('Reading related products failed', error);
    return [];
  });
  return <ProductBand title="Tengdar vörur" products={products} />;
}

/** The cached first page of the category's listing: one read for all its products. */
async function fetchPopularProducts({ slug }: { slug: string }) {
  const { products } = await readProductPage({ ...listingInput(plainListing), categorySlug: slug });
  return products;
}
