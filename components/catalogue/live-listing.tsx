'use client';

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SearchParamsListener } from './search-params-listener.tsx';
import { DroppedWords } from './dropped-words.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListingToolbar } from './listing-toolbar.tsx';
import { replayMissedChoice } from './replay-missed-choice.ts';
import type { CardProduct } from '@/components/product/product-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Pagination } from '@/components/ui/pagination.tsx';
import { toChips, toFacetGroups, asGuest, pickForemostAttributes } from '@/lib/catalogue/facet-groups.ts';
import type { ListedProduct, ListingAnswer, ListingPlace } from '@/lib/catalogue/listing-answer.ts';
import {
  allFilters,
  listingParameterNames,
  type ListingView,
  withoutFilters,
} from '@/lib/catalogue/listing-state.ts';
import { useBelowFirstView, useFirstViewPainted } from '@/lib/shell/use-first-view.ts';
import { useListing } from '@/lib/catalogue/use-listing.ts';
import { guest, useVisitorChanges } from '@/lib/catalogue/use-visitor-changes.ts';
import { useKnownCustomer } from '@/lib/customer/known-customer.ts';
import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { ProductGrid } from '@/components/product/product-grid.tsx';
import styles from './live-listing.module.css';

interface Props {
  place: ListingPlace;
  /** Path of the listing, and what else its address carries. */
  path: string;
  baseParameters: Readonly<Record<string, string>>;
  ownOrder: string;
  /** As the server made the page. */
  answer: ListingAnswer<CardProduct>;
  /** What a card needs of a product that the browser has fetched. */
  toCardProduct: (product: ListedProduct) => CardProduct;
  /** @param index place on the page, from 0 */
  renderCard: (product: CardProduct, index: number, view: ListingView) => ReactNode;
}

const loadListingFetcher = () => import('./listing-fetcher.tsx');
const loadVisitorListing = () => import('./visitor-listing-fetcher.tsx');
const loadDrawer = () => import('./facet-drawer.tsx');
const loadClickTracking = () => import('@/lib/catalogue/track-hit-click.ts');

/**
 * A listing as the server rendered it, which continues in the browser: the same elements show the first page and every
 * refinement of it, so that nothing flashes, moves or loses the focus.
 */
export function LiveListing(props: Props) {
  const knownCustomer = useKnownCustomer();
  const customer = useSignedInHint() ? knownCustomer : null;
  const isUnknown = customer === undefined;
  // One person must not see what the page showed another.
  const personCount = useVisitorChanges(isUnknown ? null : (customer?.actor.id ?? guest));
  return <VisitorListing key={personCount} {...props} visitor={isUnknown ? null : (customer?.id ?? guest)} />;
}

function VisitorListing({
  place,
  path,
  baseParameters,
  ownOrder,
  answer: initialAnswer,
  toCardProduct,
  renderCard,
  visitor,
}: Props & { visitor: string | null }) {
  const listing = useListing({ path, baseParameters, answer: initialAnswer, visitor });
  const { requestedState, answer, isRefining, isStalled, failure, hrefOf, change } = listing;
  const [attemptCount, setAttemptCount] = useState(0);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const fetcher = useOnDemand(loadListingFetcher, isRefining);
  // Customers see goods that guests do not; the page itself is the same for all.
  const isSignedIn = useSignedInHint();
  const visitorListing = useOnDemand(loadVisitorListing, isSignedIn && !isRefining);
  const drawer = useOnDemand(loadDrawer, filtersOpen);
  const form = useId();
  const hasFacets = useFirstViewPainted();
  const isWhole = useBelowFirstView();
  const [hydratedState] = useState(requestedState);
  const isChoiceHandled = useEffectEvent(() => requestedState !== hydratedState);
  useEffect(() => replayMissedChoice(document.getElementById(form), () => isChoiceHandled()), [form]);
  const top = useRef<HTMLDivElement>(null);
  const { facets } = answer;
  const chips = toChips(facets, isSignedIn ? requestedState : asGuest(requestedState));
  const panel = hasFacets && {
    groups: toFacetGroups(facets, requestedState, place, isSignedIn),
    foremostIds: pickForemostAttributes(initialAnswer.facets),
    state: requestedState,
    bounds: facets.price,
    units: facets.unitPrices,
    onChange: change,
  };
  const applyAnswer = (nextAnswer: ListingAnswer<ListedProduct>): void =>
    listing.applyAnswer({ ...nextAnswer, products: nextAnswer.products.map(toCardProduct) });
  const turnToPage = (page: number): void => {
    change({ ...requestedState, page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const onClickCapture = ({ target }: MouseEvent): void => {
    const id = target instanceof Element && target.closest('a') && target.closest('li')?.dataset['product'];
    if (id && answer.clicks) void loadClickTracking().then(({ trackHitClick }) => trackHitClick(answer, id));
  };
  const loadFailure = fetcher.failed ? new Error('The code did not come') : failure;
  return (
    <div className={styles.listing} ref={top} aria-busy={isStalled}>
      {fetcher.part && (
        <fetcher.part.ListingFetcher
          // For another customer it is asked with another search key.
          key={`${listing.previousCustomerCount} ${attemptCount}`}
          place={place}
          requestedState={requestedState}
          facets={initialAnswer.facets}
          onAnswer={applyAnswer}
          onFailure={listing.setFailure}
        />
      )}
      {isSignedIn && !isRefining && visitorListing.part && (
        <visitorListing.part.VisitorListingFetcher
          place={place}
          state={initialAnswer.state}
          facets={initialAnswer.facets}
          onAnswer={applyAnswer}
        />
      )}
      {isRefining && <SearchParamsListener onChange={listing.adoptAddress} />}
      <ListingToolbar
        state={requestedState}
        total={answer.total}
        ownOrder={ownOrder}
        units={facets.unitPrices}
        form={form}
        filterCount={chips.length}
        hrefOf={hrefOf}
        onChange={change}
        onOpenFilters={() => setFiltersOpen(true)}
        onNearFilters={drawer.load}
      />
      <FilterChips chips={chips} state={requestedState} hrefOf={hrefOf} onChange={change} />
      <form
        id={form}
        action={path}
        className={styles.facets}
        aria-label="Sía vörur"
        onSubmit={(event) => event.preventDefault()}
      >
        {Object.entries(baseParameters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {panel && <FacetPanel {...panel} />}
        <noscript>
          <Button type="submit">Sýna vörur</Button>
          {!requestedState.showsAllFilters && (
            <Button type="submit" variant="secondary" name={listingParameterNames.filters} value={allFilters}>
              Sýna allar síur
            </Button>
          )}
        </noscript>
        {requestedState.showsAllFilters && (
          <input type="hidden" name={listingParameterNames.filters} value={allFilters} />
        )}
      </form>
      {panel && filtersOpen && drawer.part && (
        <drawer.part.FacetDrawer
          {...panel}
          total={answer.total}
          filterCount={chips.length}
          onClose={() => setFiltersOpen(false)}
        />
      )}
      <div className={styles.results} data-stalled={isStalled || undefined}>
        <VisuallyHidden as="h2">Vörur</VisuallyHidden>
        {answer.isFallback && (
          <p className={styles.note} role="status">
            Leitarþjónustan svarar ekki sem stendur. Hér eru niðurstöður úr vörulista verslunarinnar.
          </p>
        )}
        <DroppedWords dropped={answer.droppedWords} unknown={answer.unknownWords} />
        {loadFailure !== null && (
          <ErrorRegion
            error={loadFailure}
            onRetry={() => {
              fetcher.load();
              setAttemptCount(attemptCount + 1);
              change(requestedState);
            }}
          />
        )}
        {answer.total === 0 && (
          <EmptyState title="Engar vörur passa við valdar síur.">
            <Button variant="secondary" onClick={() => change(withoutFilters(requestedState))}>
              Hreinsa síur
            </Button>
          </EmptyState>
        )}
        <ProductGrid
          // Other products are other elements: cards that change places would visibly jump.
          key={hrefOf({ ...answer.state, view: 'grid' })}
          products={answer.products}
          view={requestedState.view}
          renderCard={(product, index) => renderCard(product, index, requestedState.view)}
          onClickCapture={onClickCapture}
        />
        {isWhole && (
          <Pagination
            page={requestedState.page}
            pageCount={answer.pageCount}
            hrefOf={(page) => hrefOf({ ...requestedState, page })}
            onTurn={isRefining ? turnToPage : undefined}
          />
        )}
      </div>
    </div>
  );
}
