import type { Metadata } from 'next';
import type { SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import { readListingState } from '@/lib/catalogue/listing-state.ts';
import { missingMetadata } from '../../../_parts/frame/missing-page.tsx';
import { BrandListing, findBrand } from '../../../_parts/listing/brand-listing.tsx';
import { describeBrand } from '../../../_parts/metadata/catalogue-descriptions.ts';
import { toListingMetadata } from '../../../_parts/metadata/page-metadata.ts';

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParameters>;
}

/** A brand's listing sorted, filtered or paged; app/addresses.ts leads here. */
export default async function BrandStatePage({ params, searchParams }: Props) {
  return <BrandListing slug={(await params).slug} parameters={await searchParams} />;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const brand = await findBrand((await params).slug);
  if (!brand) return missingMetadata;
  return toListingMetadata(describeBrand(brand), readListingState(await searchParams));
}
