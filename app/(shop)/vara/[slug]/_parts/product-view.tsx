import { AddToCart } from '@/components/cart/add-to-cart.tsx';
import { ProductDetails } from '@/components/product/product-details.tsx';
import { ProductGallery } from '@/components/product/product-gallery.tsx';
import { AfterFirstView } from '@/components/ui/after-first-view.tsx';
import { ProductSections } from '@/components/product/product-sections.tsx';
import { Variants } from '@/components/product/variants.tsx';
import type { ProductGroupQueryQuery, ProductQuery } from '@/graphql/generated/operations.ts';
import { bucketAddress } from '@/lib/io/images/bucket.ts';
import { imageSources } from '@/lib/io/images/image-sources.ts';
import { toBuyableProduct } from '../../../_parts/cards/to-card-product.ts';

interface Props {
  product: NonNullable<ProductQuery['product']>;
  group: ProductGroupQueryQuery['productGroup'] | null;
}

/** A product with all its data; rendered on the server for everyone, in the browser for products that only customers see. */
export function ProductView({ product, group }: Props) {
  const [poster] = product.images;
  const withBucketAddress = <T extends { url: string }>(file: T): T => ({
    ...file,
    url: bucketAddress(file.url),
  });
  return (
    <>
      <ProductDetails
        product={product}
        gallery={<ProductGallery name={product.name} images={product.images} />}
        variants={group && <Variants currentId={product.id} products={group.products} />}
        action={<AddToCart product={toBuyableProduct(product)} />}
      />
      <AfterFirstView>
        <ProductSections
          {...product}
          files={product.files.map(withBucketAddress)}
          videos={product.videos.map(withBucketAddress)}
          poster={poster ? imageSources(poster.assetPath, '640px').src : null}
        />
      </AfterFirstView>
    </>
  );
}
