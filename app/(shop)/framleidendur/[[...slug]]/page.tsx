import type { Metadata } from 'next';
import { BrandIndex } from '@/components/brands/brand-index.tsx';
import { ListingFrame } from '@/components/catalogue/listing-frame.tsx';
import { readBrands } from '@/lib/server/catalogue.ts';
import { BrandListing, findBrand } from '../../_parts/listing/brand-listing.tsx';
import { MissingPage, missingMetadata } from '../../_parts/frame/missing-page.tsx';
import { describeBrand, describeBrands } from '../../_parts/metadata/catalogue-descriptions.ts';
import { toPageMetadata } from '../../_parts/metadata/page-metadata.ts';

export const revalidate = 300;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ slug?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug = [] } = await params;
  if (!slug[0]) return toPageMetadata(describeBrands(await readBrands(), '/framleidendur'));
  const brand = slug.length > 1 ? undefined : await findBrand(slug[0]);
  if (!brand) return missingMetadata;
  return toPageMetadata(describeBrand(brand));
}

/** All brands from A to Ö, or one of them with its products. */
export default async function BrandsPage({ params }: Props) {
  const { slug = [] } = await params;
  if (slug.length > 1) return <MissingPage slug={slug.at(-1) ?? ''} />;
  if (slug[0]) return <BrandListing slug={slug[0]} />;
  return (
    <ListingFrame crumbs={[{ name: 'Framleiðendur' }]} title="Framleiðendur">
      <BrandIndex brands={await readBrands()} />
    </ListingFrame>
  );
}
