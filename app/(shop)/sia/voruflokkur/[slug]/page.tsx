import type { Metadata } from 'next';
import { readListingState, type SearchParameters } from '@/lib/catalogue/listing-state.ts';
import { categoryHref } from '@/lib/rules/addresses.ts';
import { CategoryListing, findCategory } from '../../../_parts/category-listing.tsx';
import { pageMetadata } from '../../../_parts/page-metadata.ts';

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<SearchParameters>;
}

/** A category's listing sorted, filtered or paged; app/addresses.ts leads here. */
export default async function CategoryStatePage({ params, searchParams }: Props) {
  return (
    <CategoryListing slug={(await params).slug} state={readListingState(await searchParams)} plain={false} />
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = await findCategory((await params).slug);
  return pageMetadata({ title: category.name, path: categoryHref(category), noindex: true });
}
