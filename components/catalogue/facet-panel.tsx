import type { FacetGroup } from '@/lib/catalogue/facet-groups.ts';
import type { ListingState } from '@/lib/catalogue/listing-state.ts';
import { FacetGroupChoices } from './facet-group.tsx';
import { PriceRange } from './price-range.tsx';

interface Props {
  groups: readonly FacetGroup[];
  state: ListingState;
  /** Krónur with VAT; null where the visitor sees no price. */
  bounds: { from: number; to: number } | null;
  onChange: (next: ListingState) => void;
}

/** All by which a listing can be narrowed. */
export function FacetPanel({ groups, state, bounds, onChange }: Props) {
  const [categories, ...others] = groups;
  return (
    <>
      {categories && <FacetGroupChoices group={categories} onChange={onChange} />}
      {bounds && <PriceRange state={state} bounds={bounds} onChange={onChange} />}
      {others.map((group) => (
        <FacetGroupChoices key={group.id} group={group} onChange={onChange} />
      ))}
    </>
  );
}
