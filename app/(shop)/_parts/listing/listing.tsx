import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import type { ListedProduct, ListingAnswer, ListingPlace } from '@/lib/catalogue/listing-answer.ts';
import { isNarrowed, listingQuery } from '@/lib/catalogue/listing-state.ts';
import { packFacets } from '@/lib/catalogue/packed-facets.ts';
import { packCard } from '../cards/packed-card.ts';
import { toCardProduct } from '../cards/to-card-product.ts';
import { BuyableListing } from './buyable-listing.tsx';
import { ListData } from './list-data.tsx';

interface Props {
  place: ListingPlace;
  answer: ListingAnswer<ListedProduct>;
  /** Path of the listing, and what else its address carries. */
  path: string;
  baseParameters?: Readonly<Record<string, string>>;
  ownOrder?: string;
  /** Whether search engines are told what it lists: for the plain first page. */
  hasListData?: boolean;
  /** Text of an empty listing, filtered or not. */
  emptyText: string;
  /** Where to go from there. */
  emptyHelp?: ReactNode;
}

/** The one listing: categories, brands and search show their products with it. A page beyond the last redirects to the last. */
export function Listing(props: Props) {
  const { place, answer, path, baseParameters = {}, ownOrder = 'Vinsælast', hasListData = false } = props;
  const { emptyText, emptyHelp } = props;
  const { state, total, pageCount } = answer;
  const lastPage = Math.max(1, pageCount);
  if (state.page > lastPage) redirect(path + listingQuery({ ...state, page: lastPage }, baseParameters));
  if (total === 0 && !isNarrowed(state)) return <EmptyState title={emptyText}>{emptyHelp}</EmptyState>;
  const products = answer.products.map((product) => packCard(toCardProduct(product)));
  return (
    <>
      {hasListData && <ListData products={products} />}
      <BuyableListing
        // Another page from the server starts over.
        key={listingQuery(state, baseParameters)}
        place={place}
        path={path}
        baseParameters={baseParameters}
        ownOrder={ownOrder}
        answer={{ ...answer, products, facets: packFacets(answer.facets) }}
      />
    </>
  );
}
