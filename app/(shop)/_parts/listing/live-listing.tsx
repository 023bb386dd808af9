'use client';

import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { AddressWatch } from '@/components/catalogue/address-watch.tsx';
import { DroppedWords } from '@/components/catalogue/dropped-words.tsx';
import { FacetPanel } from '@/components/catalogue/facet-panel.tsx';
import { FilterChips } from '@/components/catalogue/filter-chips.tsx';
import { ListingToolbar } from '@/components/catalogue/listing-toolbar.tsx';
import { repeatMissedChoice } from '@/components/catalogue/missed-choice.ts';
import type { CardProduct } from '@/components/product/product-card.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { Pagination } from '@/components/ui/pagination.tsx';
import {
  attributeNames,
  toChips,
  facetGroups,
  pickForemostAttributes,
} from '@/lib/catalogue/facet-groups.ts';
import type { ListedProduct, ListingAnswer, ListingPlace } from '@/lib/catalogue/listing-answer.ts';
import { withoutFilters } from '@/lib/catalogue/listing-state.ts';
import { steadyFacets } from '@/lib/catalogue/steady-facets.ts';
import { useListing } from '@/lib/catalogue/use-listing.ts';
import { useVisitorChanges } from '@/lib/catalogue/use-visitor-changes.ts';
import { useCustomer, useSignedInHint } from '@/lib/customer/queries.ts';
import { BuyableCard } from '../cards/buyable-card.tsx';
import { cardOf } from '../cards/card-of.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { ProductGrid } from '@/components/product/product-grid.tsx';
import styles from './live-listing.module.css';

interface Props {
  place: ListingPlace;
  /** Path of the listing, and what else its address carries. */
  path: string;
  kept: Readonly<Record<string, string>>;
  ownOrder: string;
  /** As the server made the page. */
  answer: ListingAnswer<CardProduct>;
}

const loadRefinement = () => import('@/components/catalogue/refinement.tsx');
const loadOwnPage = () => import('@/components/catalogue/own-page.tsx');
const loadDrawer = () => import('@/components/catalogue/facet-drawer.tsx');
const loadClicks = () => import('@/lib/catalogue/track-hit-click.ts');
/** Cards in view at once. */
const eager = 4;

/**
 * A listing as the server made it, which goes on in the browser: the same elements show the first page and every
 * refinement of it, so that nothing flashes, moves or loses the focus.
 */
export function LiveListing(props: Props) {
  const signedIn = useSignedInHint();
  const { data: customer } = useCustomer();
  const { name, before } = useVisitorChanges(signedIn ? customer?.id : null);
  return <ListingOf key={before} {...props} visitor={name} />;
}

function ListingOf({
  place,
  path,
  kept,
  ownOrder,
  answer: first,
  visitor,
}: Props & { visitor: string | null }) {
  const listing = useListing({ path, kept, answer: first, visitor });
  const { wanted, answer, refining, stalled, failure, hrefOf, change } = listing;
  const [attempt, setAttempt] = useState(0);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const refinement = useOnDemand(loadRefinement, refining);
  // Customers see goods that guests do not; the page itself is the same for all.
  const signedIn = useSignedInHint();
  const ownPage = useOnDemand(loadOwnPage, signedIn && !refining);
  const drawer = useOnDemand(loadDrawer, filtersOpen);
  const form = useId();
  useEffect(() => repeatMissedChoice(document.getElementById(form)), [form]);
  const top = useRef<HTMLDivElement>(null);
  const facets = steadyFacets(first.facets, answer.facets);
  const chips = toChips(facets, wanted);
  const panel = {
    groups: facetGroups(facets, wanted, place),
    foremost: pickForemostAttributes(first.facets),
    state: wanted,
    bounds: facets.price,
    onChange: change,
  };
  const take = (found: ListingAnswer<ListedProduct>): void =>
    listing.take({ ...found, products: found.products.map(cardOf) });
  const turnTo = (page: number): void => {
    change({ ...wanted, page });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const reportClick = ({ target }: MouseEvent): void => {
    const id = target instanceof Element && target.closest('a') && target.closest('li')?.dataset['product'];
    if (id && answer.clicks) void trackClick(answer, id);
  };
  const unreachable = refinement.failed ? new Error('The code did not come') : failure;
  return (
    <div className={styles.listing} ref={top} aria-busy={stalled}>
      {refinement.part && (
        <refinement.part.Refinement
          key={attempt}
          place={place}
          wanted={wanted}
          attributes={attributeNames(first.facets)}
          onAnswer={take}
          onFailure={listing.fail}
        />
      )}
      {signedIn && !refining && ownPage.part && (
        <ownPage.part.OwnPage place={place} state={first.state} onAnswer={take} />
      )}
      {refining && <AddressWatch onChange={listing.adopt} />}
      <ListingToolbar
        state={wanted}
        total={answer.total}
        ownOrder={ownOrder}
        form={form}
        chosen={chips.length}
        hrefOf={hrefOf}
        onChange={change}
        onOpenFilters={() => setFiltersOpen(true)}
        onNearFilters={drawer.load}
      />
      <FilterChips chips={chips} state={wanted} hrefOf={hrefOf} onChange={change} />
      <form
        id={form}
        action={path}
        className={styles.facets}
        aria-label="Sía vörur"
        onSubmit={(event) => event.preventDefault()}
      >
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FacetPanel {...panel} />
        <noscript>
          <Button type="submit">Sýna vörur</Button>
        </noscript>
      </form>
      {filtersOpen && drawer.part && (
        <drawer.part.FacetDrawer
          {...panel}
          total={answer.total}
          chosen={chips.length}
          onClose={() => setFiltersOpen(false)}
        />
      )}
      <div className={styles.results} data-stalled={stalled || undefined}>
        <VisuallyHidden as="h2">Vörur</VisuallyHidden>
        {answer.instead && (
          <p className={styles.note} role="status">
            Leitarþjónustan svarar ekki sem stendur. Hér eru niðurstöður úr vörulista verslunarinnar.
          </p>
        )}
        {answer.droppedWords.length > 0 && <DroppedWords words={answer.droppedWords} />}
        {unreachable !== null && (
          <ErrorRegion
            error={unreachable}
            onRetry={() => {
              refinement.load();
              setAttempt(attempt + 1);
              change(wanted);
            }}
          />
        )}
        {answer.total === 0 && (
          <EmptyState title="Engar vörur passa við valdar síur.">
            <Button variant="secondary" onClick={() => change(withoutFilters(wanted))}>
              Hreinsa síur
            </Button>
          </EmptyState>
        )}
        <ProductGrid
          // Other products are other elements: cards that changed places would be seen to jump.
          key={hrefOf({ ...answer.state, view: 'grid' })}
          products={answer.products}
          view={wanted.view}
          renderCard={(product, at) => (
            <BuyableCard product={product} priority={at < eager} view={wanted.view} />
          )}
          onClickCapture={reportClick}
        />
        <Pagination
          page={wanted.page}
          pageCount={answer.pageCount}
          hrefOf={(page) => hrefOf({ ...wanted, page })}
          onTurn={refining ? turnTo : undefined}
        />
      </div>
    </div>
  );
}

async function trackClick(
  { state, clicks, products }: ListingAnswer<CardProduct>,
  id: string,
): Promise<void> {
  const { trackHitClick: reportHitClick } = await loadClicks();
  const at = products.findIndex((product) => product.id === id);
  if (clicks) await reportHitClick(clicks, id, at, state.page);
}
