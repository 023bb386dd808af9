import { useState } from 'react';
import type { ListingFacets } from '@/lib/catalogue/listing-answer.ts';
import { listingParameterNames, type ListingState } from '@/lib/catalogue/listing-state.ts';
import { PriceRange } from './price-range.tsx';

interface Props {
  units: ListingFacets['unitPrices'];
  state: ListingState;
  onChange: (next: ListingState) => void;
}

/** The range of what one kilogram, litre or piece costs; of which one is chosen where the goods come by several. */
export function UnitPriceRange({ units, state, onChange }: Props) {
  const [picked, setPicked] = useState(state.unit);
  const bounds = units.find(({ per }) => per === picked) ?? units[0];
  if (!bounds) return null;
  const { per } = bounds;
  return (
    <PriceRange key={per} unit={per} state={state} bounds={bounds} onChange={onChange}>
      <select
        name={listingParameterNames.unit}
        aria-label="Eining"
        value={per}
        onChange={({ target }) => setPicked(target.value)}
      >
        {units.map((unit) => (
          <option key={unit.per} value={unit.per}>{`Verð á ${unit.per}`}</option>
        ))}
      </select>
    </PriceRange>
  );
}
