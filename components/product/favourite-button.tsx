'use client';

import { useOnDemand } from '@/components/ui/use-on-demand.ts';

const loadToggle = () => import('./favourite-toggle.tsx');

/** The favourite button on a card; loads after hydration into a place that the card reserves. */
export function FavouriteButton({ product: { id, name } }: { product: { id: string; name: string } }) {
  const toggle = useOnDemand(loadToggle, true).part;
  return toggle && <toggle.FavouriteToggle id={id} name={name} />;
}
