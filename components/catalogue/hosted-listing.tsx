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
  useSortBy,
  useToggleRefinement,
} from 'react-instantsearch';
import type { CategoryTree } from '@/lib/catalogue/category-tree.ts';
import { facetsFrom } from '@/lib/catalogue/hosted-facets.ts';
import {
  attributePrefix,
  hasLevels,
  hostedSwitches,
  levels,
  placeFilter,
  separator,
} from '@/lib/catalogue/hosted-names.ts';
import { sortItems, uiStateOf } from '@/lib/catalogue/hosted-state.ts';
import {
  type ListedHit,
  listingClient,
  type SearchSettings,
  type StampedHit,
} from '@/lib/catalogue/listing-client.ts';
import { listingQuery, type ListingState, pageSize, plainListing } from '@/lib/catalogue/listing-state.ts';
import type { RefinementProps } from './refinement.tsx';

interface Props extends RefinementProps {
  settings: SearchSettings;
  tree: CategoryTree;
  onDown: () => void;
  /** Nothing fits the words searched for. */
  onNothing: (state: ListingState) => void;
}

const mostValues = 100;

/** InstantSearch without a face: it keeps the refinements, asks for all counts at once and drops what comes too late. */
export function HostedListing(props: Props) {
  const { place, wanted, settings, tree } = props;
  const [client] = useState(() => listingClient(settings, wanted));
  const { index } = settings;
  const [first] = useState(() => ({ [index]: uiStateOf(wanted, place.search, index, tree) }));
  // Attributes only ever come to those that are known: a widget that goes would search anew.
  const attributes = [...new Set([...props.attributes, ...wanted.attributes.map(({ name }) => name)])];
  return (
    <InstantSearch
      searchClient={client}
      indexName={index}
      initialUiState={first}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure
        hitsPerPage={pageSize}
        filters={placeFilter(place)}
        maxValuesPerFacet={mostValues}
        attributesToRetrieve={['objectID']}
        attributesToHighlight={[]}
        removeWordsIfNoResults="none"
        clickAnalytics
      />
      <Widgets index={index} root={place.categoryNames} />
      {attributes.map((name) => (
        <ValueList key={name} attribute={attributePrefix + name} />
      ))}
      <Exchange {...props} attributes={attributes} onAsk={client.askFor} />
    </InstantSearch>
  );
}

/** The refinements that InstantSearch has to know of before it keeps them. */
function Widgets({ index, root }: { index: string; root: readonly string[] }) {
  useSearchBox();
  usePagination();
  useSortBy({ items: sortItems(index) });
  useRange({ attribute: 'price' });
  useToggleRefinement({ attribute: hostedSwitches.inStock });
  useToggleRefinement({ attribute: hostedSwitches.discounted });
  useToggleRefinement({ attribute: hostedSwitches.isNew });
  useToggleRefinement({ attribute: hostedSwitches.specialOrder });
  return (
    <>
      <ValueList attribute="brand" />
      {hasLevels(root) && <CategoryLevels root={root} />}
    </>
  );
}

function CategoryLevels({ root }: { root: readonly string[] }) {
  useHierarchicalMenu({
    attributes: [...levels],
    separator,
    limit: mostValues,
    ...(root.length > 0 && { rootPath: root.join(separator) }),
  });
  return null;
}

function ValueList({ attribute }: { attribute: string }) {
  useRefinementList({ attribute, operator: 'or', limit: mostValues });
  return null;
}

/** Tells InstantSearch what is wanted, and the listing what was found. */
function Exchange({ onAsk, ...props }: Props & { onAsk: (state: ListingState) => void }) {
  const { place, wanted, settings, tree, attributes } = props;
  const { results, error, setIndexUiState } = useInstantSearch({ catchError: true });
  // The view is no matter of the search.
  const products = listingQuery({ ...wanted, view: plainListing.view });
  const known = useRef(products);
  const ask = useEffectEvent(() => {
    if (known.current === products) return;
    known.current = products;
    onAsk(wanted);
    setIndexUiState(uiStateOf(wanted, place.search, settings.index, tree));
  });
  useEffect(() => ask(), [products]);
  const answer = useEffectEvent(() => {
    // Before the first search there are results too, of nothing.
    if (!('asked' in results)) return;
    const { asked } = results as unknown as StampedHit;
    const { nbHits, nbPages, index, queryID } = results;
    if (nbHits === 0 && place.search !== undefined) return props.onNothing(asked);
    props.onAnswer({
      state: asked,
      products: (results.hits as unknown as ListedHit[]).map(({ product }) => product),
      total: nbHits,
      pageCount: nbPages,
      droppedWords: [],
      facets: facetsFrom(results, attributes, tree, place.categoryNames),
      clicks: queryID ? { index, queryId: queryID } : null,
      instead: false,
    });
  });
  useEffect(() => answer(), [results]);
  const down = useEffectEvent(props.onDown);
  useEffect(() => {
    if (error) down();
  }, [error]);
  return null;
}
