import type { Metadata } from 'next';
import { ListingFrame } from '@/components/catalogue/listing-frame.tsx';
import { SearchBox } from '@/components/shell/search-box.tsx';
import {
  listingInput,
  readListingState,
  single,
  type SearchParameters,
} from '@/lib/catalogue/listing-state.ts';
import { askProductPage } from '@/lib/server/catalogue.ts';
import { ContactLine } from '../_parts/contact-line.tsx';
import { Listing } from '../_parts/listing.tsx';
import { pageMetadata } from '../_parts/page-metadata.ts';

interface Props {
  searchParams: Promise<SearchParameters>;
}

const longestQuery = 200;

async function queryOf(searchParams: Props['searchParams']): Promise<string> {
  return (single((await searchParams)['leit']) ?? '').trim().slice(0, longestQuery);
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await queryOf(searchParams);
  return pageMetadata({ title: query ? `Leit: ${query}` : 'Leit', path: '/leit', noindex: true });
}

export default async function SearchPage({ searchParams }: Props) {
  const query = await queryOf(searchParams);
  if (!query)
    return (
      <ListingFrame crumbs={[{ name: 'Leit' }]} title="Leit">
        <SearchBox />
      </ListingFrame>
    );
  const state = readListingState(await searchParams);
  const result = await askProductPage({ sort: 'Relevance', ...listingInput(state), search: query });
  return (
    <ListingFrame crumbs={[{ name: 'Leit' }]} title={`Niðurstöður fyrir „${query}“`} total={result.total}>
      <SearchBox query={query} />
      <Listing
        result={result}
        state={state}
        path="/leit"
        kept={{ leit: query }}
        ownOrder="Mikilvægi"
        emptyText="Engar niðurstöður fundust með þessi leitarskilyrði."
        emptyHelp={<ContactLine />}
      />
    </ListingFrame>
  );
}
