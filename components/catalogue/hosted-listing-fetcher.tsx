import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  Configure,
  InstantSearch,
  useHierarchicalMenu,
  useInstantSearch,
  usePagination,
  useRange,
  useRefinementList,
  useSearchBox,
  useToggleRefinement,
} from 'react-instantsearch';
import type { CategoryTree } from '@/lib/catalogue/category-tree.ts';
import { toListingFacets } from '@/lib/catalogue/hosted-facets.ts';
import {
  attributePrefix,
  hasLevelsBelow,
  hostedSwitches,
  categoryLevels,
  placeFilter,
  levelSeparator,
  unitPriceAttribute,
} from '@/lib/catalogue/hosted-names.ts';
import { priceUnits } from '@/lib/rules/products/package-content.ts';
import { toUiState } from '@/lib/catalogue/hosted-state.ts';
import {
  type ListedHit,
  createListingClient,
  type SearchSettings,
  type StampedHit,
} from '@/lib/catalogue/listing-client.ts';
import { listingQuery, type ListingState, pageSize, plainListing } from '@/lib/catalogue/listing-state.ts';
import type { ListingFetcherProps } from './listing-fetcher-props.ts';

interface Props extends Omit<ListingFetcherProps, 'facets'> {
  /** Names of the attributes that the place is known to have. */
  attributes: readonly string[];
  settings: SearchSettings;
  tree: CategoryTree;
  onDown: () => void;
  /** Nothing fits the words searched for. */
  onNothing: (state: ListingState) => void;
}

const maximumFacetValues = 100;

/** Headless InstantSearch: keeps the refinements, requests all counts at once and drops late answers. */
export function HostedListingFetcher(props: Props) {
  const { place, requestedState, settings, tree } = props;
  const [client] = useState(() => createListingClient(settings, requestedState, place.search !== undefined));
  const { index } = settings;
  const [initialUiState] = useState(() => ({
    [index]: toUiState(requestedState, place.search, tree),
  }));
  // Attributes are only ever added: removing a widget would search again.
  const attributes = [
    ...new Set([...props.attributes, ...requestedState.attributes.map(({ name }) => name)]),
  ];
  return (
    <InstantSearch
      searchClient={client}
      indexName={index}
      initialUiState={initialUiState}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure
        hitsPerPage={pageSize}
        filters={placeFilter(place)}
        maxValuesPerFacet={maximumFacetValues}
        attributesToRetrieve={['objectID']}
        attributesToHighlight={[]}
        removeWordsIfNoResults="none"
        clickAnalytics
      />
      <SearchWidgets root={place.categoryNames} />
      {attributes.map((name) => (
        <FacetWidget key={name} attribute={attributePrefix + name} />
      ))}
      <SearchBridge {...props} attributes={attributes} onAsk={client.setRequestedState} />
    </InstantSearch>
  );
}

/** Refinements have to be registered with InstantSearch before it keeps them. */
function SearchWidgets({ root }: { root: readonly string[] }) {
  useSearchBox();
  usePagination();
  useRange({ attribute: 'price' });
  useToggleRefinement({ attribute: hostedSwitches.inStock });
  useToggleRefinement({ attribute: hostedSwitches.discounted });
  useToggleRefinement({ attribute: hostedSwitches.isNew });
  useToggleRefinement({ attribute: hostedSwitches.specialOrder });
  return (
    <>
      <FacetWidget attribute="brand" />
      {priceUnits.map((per) => (
        <RangeWidget key={per} attribute={unitPriceAttribute(per)} />
      ))}
      {hasLevelsBelow(root) && <CategoryWidget root={root} />}
    </>
  );
}

function CategoryWidget({ root }: { root: readonly string[] }) {
  useHierarchicalMenu({
    attributes: [...categoryLevels],
    separator: levelSeparator,
    limit: maximumFacetValues,
    ...(root.length > 0 && { rootPath: root.join(levelSeparator) }),
  });
  return null;
}

function RangeWidget({ attribute }: { attribute: string }) {
  useRange({ attribute });
  return null;
}

function FacetWidget({ attribute }: { attribute: string }) {
  useRefinementList({ attribute, operator: 'or', limit: maximumFacetValues });
  return null;
}

/** Gives InstantSearch the requested state, and the listing the answer. */
function SearchBridge({ onAsk: onRequest, ...props }: Props & { onAsk: (state: ListingState) => void }) {
  const { place, requestedState, tree, attributes } = props;
  const { results, error, setIndexUiState } = useInstantSearch({ catchError: true });
  // The view is no matter of the search.
  const productsQuery = listingQuery({ ...requestedState, view: plainListing.view });
  const sentProducts = useRef(productsQuery);
  const requestListing = useEffectEvent(() => {
    if (sentProducts.current === productsQuery) return;
    sentProducts.current = productsQuery;
    onRequest(requestedState);
    setIndexUiState(toUiState(requestedState, place.search, tree));
  });
  useEffect(() => requestListing(), [productsQuery]);
  const deliverAnswer = useEffectEvent(() => {
    // Before the first search InstantSearch has empty results.
    if (!('requestedState' in results)) return;
    const { requestedState: answeredState } = results as unknown as StampedHit;
    const { nbHits, nbPages, index, queryID } = results;
    if (nbHits === 0 && place.search !== undefined) return props.onNothing(answeredState);
    props.onAnswer({
      state: answeredState,
      products: (results.hits as unknown as ListedHit[]).map(({ product }) => product),
      total: nbHits,
      pageCount: nbPages,
      droppedWords: [],
      unknownWords: [],
      isForCustomersOnly: false,
      facets: toListingFacets(results, attributes, tree, place.categoryNames),
      clicks: queryID ? { index, queryId: queryID } : null,
      isFallback: false,
    });
  });
  useEffect(() => deliverAnswer(), [results]);
  const reportDown = useEffectEvent(props.onDown);
  useEffect(() => {
    if (error) reportDown();
  }, [error]);
  return null;
}
