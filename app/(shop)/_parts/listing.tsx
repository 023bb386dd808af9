import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { DroppedWords } from '@/components/catalogue/dropped-words.tsx';
import { ListingControls } from '@/components/catalogue/listing-controls.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Pagination } from '@/components/ui/pagination.tsx';
import { listingQuery, plainListing, type ListingState } from '@/lib/catalogue/listing-state.ts';
import type { ProductPage } from '@/lib/server/catalogue.ts';
import { ProductCards } from './product-cards.tsx';

interface Props {
  result: ProductPage;
  state: ListingState;
  /** Path of the listing, and what else its address carries. */
  path: string;
  kept?: Readonly<Record<string, string>>;
  ownOrder?: string;
  /** Said where nothing is in it, filtered or not. */
  emptyText: string;
  /** Where to go from there. */
  emptyHelp?: ReactNode;
}

/** The one listing: categories, brands and search show their products with it. */
export function Listing({
  result,
  state,
  path,
  kept = {},
  ownOrder = 'Vinsælast',
  emptyText,
  emptyHelp,
}: Props) {
  if (state.page > 1 && state.page > result.pageCount) notFound();
  const filtered = listingQuery({ ...state, page: 1, sort: undefined }) !== '';
  const hrefOf = (page: number) => path + listingQuery({ ...state, page }, kept);
  if (result.total === 0 && !filtered) return <EmptyState title={emptyText}>{emptyHelp}</EmptyState>;
  return (
    <>
      {result.droppedWords.length > 0 && <DroppedWords words={result.droppedWords} />}
      <ListingControls state={state} path={path} kept={kept} ownOrder={ownOrder} />
      {result.total === 0 ? (
        <EmptyState title="Engar vörur passa við valdar síur.">
          <LinkButton href={path + listingQuery(plainListing, kept)} variant="secondary">
            Hreinsa síur
          </LinkButton>
        </EmptyState>
      ) : (
        <ProductCards products={result.products} eager={4} />
      )}
      <Pagination page={result.page} pageCount={result.pageCount} hrefOf={hrefOf} />
    </>
  );
}
