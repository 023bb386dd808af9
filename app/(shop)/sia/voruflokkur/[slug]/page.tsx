import type { Metadata } from 'next';
import type { SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import { readListingState } from '@/lib/catalogue/listing-state.ts';
import { missingMetadata } from '../../../_parts/frame/missing-page.tsx';
import { CategoryListing, findCategory } from '../../../_parts/listing/category-listing.tsx';
import { describeCategory } from '../../../_parts/metadata/catalogue-descriptions.ts';
import { toListingMetadata } from '../../../_parts/metadata/page-metadata.ts';

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParameters>;
}

/** A category's listing sorted, filtered or paged; app/addresses.ts leads here. */
export default async function CategoryStatePage({ params, searchParams }: Props) {
  return <CategoryListing slug={(await params).slug} parameters={await searchParams} />;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const category = await findCategory((await params).slug);
  if (!category) return missingMetadata;
  return toListingMetadata(describeCategory(category), readListingState(await searchParams));
}
