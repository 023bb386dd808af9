import type { Metadata } from 'next';
import { unstable_rethrow } from 'next/navigation';
import { CategoryTiles } from '@/components/catalogue/category-tiles.tsx';
import { ListingFrame } from '@/components/catalogue/listing-frame.tsx';
import { Band } from '@/components/front-page/band.tsx';
import { SearchBox } from '@/components/shell/search-box.tsx';
import { firstValue, type SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { searchHref } from '@/lib/rules/routes/addresses.ts';
import { signInPath } from '@/lib/rules/routes/account-paths.ts';
import { customersOnlyText } from '@/lib/rules/products/customers-only.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { logFailure } from '@/lib/io/log.ts';
import { readOwnMatches } from '@/lib/server/account.ts';
import { readTopCategories } from '@/lib/server/catalogue.ts';
import { hasSession, readOrUndefined } from '@/lib/server/visitor.ts';
import { ContactLine } from '@/components/shell/contact-line.tsx';
import { readCleanState, redirectUnknownFilters } from '../_parts/listing/read-listing.ts';
import { Listing } from '../_parts/listing/listing.tsx';
import { toPageMetadata } from '../_parts/metadata/page-metadata.ts';
import { OwnMatches } from './_parts/own-matches.tsx';
import { SearchFailed } from './_parts/search-failed.tsx';
import { fetchSearchPage } from './_parts/fetch-search-page.ts';

interface Props {
  searchParams: Promise<SearchParameters>;
}

const maximumQueryLength = 200;
const crumbs = [{ name: 'Leit' }];

async function readQuery(searchParams: Props['searchParams']): Promise<string> {
  return (firstValue((await searchParams)['leit']) ?? '').trim().slice(0, maximumQueryLength).toWellFormed();
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await readQuery(searchParams);
  return toPageMetadata({ title: query ? `Leit: ${query}` : 'Leit', path: '/leit', noindex: true });
}

export default async function SearchPage({ searchParams }: Props) {
  const query = await readQuery(searchParams);
  if (!query)
    return (
      <ListingFrame crumbs={crumbs} title="Leit">
        <SearchBox />
        <Band title="Vöruflokkar">
          <CategoryTiles categories={await readTopCategories()} />
        </Band>
      </ListingFrame>
    );
  return (
    <ListingFrame crumbs={crumbs} title={`Niðurstöður fyrir „${query}“`}>
      <SearchBox query={query} />
      <SearchResults query={query} parameters={await searchParams} />
    </ListingFrame>
  );
}

async function SearchResults({ query, parameters }: { query: string; parameters: SearchParameters }) {
  const baseParameters = { leit: query };
  const address = { path: '/leit', baseParameters };
  const state = readCleanState(parameters, address);
  const [answer, ownMatches] = await Promise.all([
    renderResults(query, state, address).catch((error: unknown) => {
      unstable_rethrow(error);
      logFailure('Neither search answered', error);
      return null;
    }),
    fetchOwnMatches(query),
  ]);
  if (!answer)
    return (
      <>
        <OwnMatches matches={ownMatches} />
        <SearchFailed />
      </>
    );
  if (answer.isForCustomersOnly)
    return (
      <EmptyState title={customersOnlyText}>
        <LinkButton href={signInPath(searchHref(query))}>Innskráning</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <OwnMatches matches={ownMatches} />
      <Listing
        place={toSearchPlace(query)}
        answer={answer}
        path="/leit"
        baseParameters={baseParameters}
        ownOrder="Mikilvægi"
        emptyText={
          ownMatches.length > 0
            ? 'Engar aðrar vörur fundust með þessi leitarskilyrði.'
            : 'Engar niðurstöður fundust með þessi leitarskilyrði.'
        }
        emptyHelp={<ContactLine />}
      />
    </>
  );
}

/** Beside the hosted search, which is not told of them; without them the search is still one. */
async function fetchOwnMatches(query: string): ReturnType<typeof readOwnMatches> {
  return (await hasSession()) ? ((await readOrUndefined(readOwnMatches(query))) ?? []) : [];
}

const toSearchPlace = (query: string) => ({ search: query, categoryNames: [], brandName: null });

async function renderResults(
  query: string,
  state: ListingState,
  address: Parameters<typeof redirectUnknownFilters>[2],
) {
  await redirectUnknownFilters(toSearchPlace(query), state, address);
  return fetchSearchPage(query, state);
}
