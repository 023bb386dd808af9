import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import type { ListingFacets } from '@/lib/catalogue/listing-answer.ts';
import {
  listingParameterNames,
  type ListingState,
  type ListingView,
  sortNames,
} from '@/lib/catalogue/listing-state.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { useFirstViewPainted } from '@/lib/shell/use-first-view.ts';
import { Button } from '@/components/ui/button.tsx';
import styles from './listing-toolbar.module.css';

interface Props {
  state: ListingState;
  total: number;
  /** Offered first, for the listing's own order. */
  ownOrder: string;
  units: ListingFacets['unitPrices'];
  /** Id of the form that the choice of order belongs to. */
  form: string;
  filterCount: number;
  hrefOf: (state: ListingState) => string;
  onChange: (next: ListingState) => void;
  onOpenFilters: () => void;
  /** The filters are about to be wanted. */
  onNearFilters: () => void;
}

const views: readonly { view: ListingView; label: string; icon: 'grid' | 'rows' | 'table' }[] = [
  { view: 'grid', label: 'Spjöld', icon: 'grid' },
  { view: 'list', label: 'Listi', icon: 'rows' },
  { view: 'table', label: 'Þétt tafla', icon: 'table' },
];

/** Offered where some goods have such a price. */
const byUnit = 'UnitPriceAscending';
const sorts = Object.entries(sortNames);

/** How many there are, and once the first view is painted, in which order and how they are shown. */
export function ListingToolbar(props: Props) {
  const isFirstViewPainted = useFirstViewPainted();
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.count}>
        {productCountText(props.total)}
      </p>
      {isFirstViewPainted && <ListingControls {...props} />}
    </div>
  );
}

function ListingControls(props: Props) {
  const { state, ownOrder, units, form, filterCount, hrefOf, onChange, onOpenFilters, onNearFilters } = props;
  return (
    <>
      <Button
        className={styles.openFilters}
        variant="secondary"
        aria-haspopup="dialog"
        onClick={onOpenFilters}
        onPointerEnter={onNearFilters}
        onFocus={onNearFilters}
      >
        Síur{filterCount > 0 && ` (${filterCount})`}
      </Button>
      <label className={styles.sort}>
        <span>Raða eftir</span>
        <select
          aria-label="Raða eftir"
          name={listingParameterNames.sort}
          form={form}
          value={sortNameOf(state)}
          onChange={({ target }) => {
            const sort = sorts.find(([name]) => name === target.value)?.[1].sort;
            onChange({ ...state, page: 1, sort });
          }}
        >
          <option value="">{ownOrder}</option>
          {sorts
            .filter(([, { sort, label }]) => label !== ownOrder && (sort !== byUnit || units.length > 0))
            .map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
        </select>
      </label>
      <div className={styles.views} role="group" aria-label="Útlit lista">
        {views.map(({ view, label, icon }) => (
          <a
            key={view}
            href={hrefOf({ ...state, view })}
            rel="nofollow"
            title={label}
            aria-label={label}
            aria-current={state.view === view || undefined}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              onChange({ ...state, view });
            }}
          >
            <Icon name={icon} size={20} />
          </a>
        ))}
      </div>
    </>
  );
}

function sortNameOf({ sort }: ListingState): string {
  return sorts.find(([, entry]) => entry.sort === sort)?.[0] ?? '';
}
