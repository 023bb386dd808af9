import { useState } from 'react';
import type { FacetGroup } from '@/lib/catalogue/facet-groups.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { FacetGroupChoices } from './facet-group.tsx';
import type { ListingFacets } from '@/lib/catalogue/listing-answer.ts';
import { PriceRange, UnitPriceRange } from './price-range.tsx';
import styles from './facet-panel.module.css';

interface Props {
  groups: readonly FacetGroup[];
  /** Ids of the attributes shown expanded; the others are when one of their values is chosen, or on demand. */
  foremostIds: ReadonlySet<string>;
  state: ListingState;
  /** Krónur with VAT; null where the visitor sees no price. */
  bounds: { from: number; to: number } | null;
  units: ListingFacets['unitPrices'];
  onChange: (next: ListingState) => void;
}

/** All facets of a listing. */
export function FacetPanel({ groups, foremostIds, state, bounds, units, onChange }: Props) {
  const [open, setOpen] = useState(state.showsAllFilters);
  const [categories, ...others] = groups;
  const isRest = ({ id, isAttribute }: FacetGroup): boolean => Boolean(isAttribute) && !foremostIds.has(id);
  const first = others.filter((group) => !isRest(group));
  const rest = others.filter(isRest);
  const shown = [...first, ...(open ? rest : rest.filter(hasSelection))];
  return (
    <div className={styles.facetPanel}>
      {categories && (
        <FacetGroupChoices group={categories} isOpen={state.showsAllFilters} onChange={onChange} />
      )}
      {bounds && <PriceRange state={state} bounds={bounds} onChange={onChange} />}
      <UnitPriceRange units={units} state={state} onChange={onChange} />
      {shown.map((group) => (
        <FacetGroupChoices key={group.id} group={group} isOpen={state.showsAllFilters} onChange={onChange} />
      ))}
      {rest.length > 0 && (
        <button
          type="button"
          className={styles.moreFilters}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Færri síur' : `Fleiri síur (${rest.length})`}
        </button>
      )}
    </div>
  );
}

function hasSelection({ options }: FacetGroup): boolean {
  return options.some(({ selected }) => selected);
}
