import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { ProductPart } from '@/components/product/product-part.tsx';
import { Breadcrumbs } from '@/components/ui/breadcrumbs.tsx';
import { Container } from '@/components/ui/container.tsx';
import { categoryHref, productHref } from '@/lib/rules/routes/addresses.ts';
import { availableQuantity } from '@/lib/rules/orders/quantity.ts';
import { readDeliveries } from '@/lib/server/deliveries.ts';
import { readIsGone } from '@/lib/server/address-state.ts';
import { type Product, readProduct, readProductGroup } from '@/lib/server/catalogue.ts';
import { readProductBreadcrumbs } from './_parts/product-surroundings.ts';
import { CustomerOnlyProduct } from '../../_parts/frame/customer-only-product.tsx';
import { goneMetadata, MissingPage, missingMetadata } from '../../_parts/frame/missing-page.tsx';
import { BreadcrumbData } from '../../_parts/metadata/breadcrumb-data.tsx';
import { toPageMetadata } from '../../_parts/metadata/page-metadata.ts';
import { ProductData } from './_parts/product-data.tsx';
import { ProductView } from './_parts/product-view.tsx';
import { RelatedProducts } from './_parts/related-products.tsx';
import { redirectToLowerCase } from '../../_parts/metadata/slug.ts';

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug: string }>;
}

/** Null when guests see no such product; an id redirects to the slug if there is one. */
async function findProduct(params: Props['params']) {
  const requestedSlug = redirectToLowerCase((await params).slug, (lower) => `/vara/${lower}`);
  const product = await readProduct(requestedSlug);
  if (product?.slug && product.slug !== requestedSlug) permanentRedirect(productHref(product));
  return product;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await findProduct(params);
  if (!product) return (await readIsGone((await params).slug)) ? goneMetadata : missingMetadata;
  return toPageMetadata({
    title: product.name,
    path: productHref(product),
    // Sizes of one family share their text.
    description: `${product.name}. ${product.description ?? ''}`,
    image: product.images[0],
  });
}

export default async function ProductPage({ params }: Props) {
  const product = await findProduct(params);
  return product ? <ProductContent product={product} /> : <MissingProduct slug={(await params).slug} />;
}

/** 410 for a product that was taken out; 404 for one that guests do not see. */
async function MissingProduct({ slug }: { slug: string }) {
  const isGone = await readIsGone(slug);
  const page = <MissingPage slug={slug} place="product" isGone={isGone} />;
  return isGone ? page : <CustomerOnlyProduct>{page}</CustomerOnlyProduct>;
}

async function ProductContent({ product }: { product: Product }) {
  const group = product.productGroupId ? await readProductGroup(product.productGroupId) : null;
  const path = await readProductBreadcrumbs(product);
  const crumbs = [
    ...path.map((category) => ({ name: category.name, href: categoryHref(category) })),
    { name: product.name },
  ];
  const { id, sku, name } = product;
  const partProduct = {
    id,
    sku,
    name,
    soldOut: availableQuantity(product) === 0,
    brand: product.brand?.name,
    category: path.at(-1)?.name,
    price: product.price?.priceWithTax,
  };
  return (
    <Container>
      <Breadcrumbs crumbs={crumbs} />
      <BreadcrumbData crumbs={crumbs} here={productHref(product)} />
      <ProductData product={product} deliveries={await readDeliveries()} />
      <ProductView product={product} group={group} />
      <RelatedProducts path={path} family={[product, ...(group?.products ?? [])]} />
      <ProductPart show="trackView" product={partProduct} />
      <ProductPart show="recommended" product={partProduct} />
      <ProductPart show="viewed" product={partProduct} />
    </Container>
  );
}
