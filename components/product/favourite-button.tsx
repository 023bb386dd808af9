'use client';

import { useOnDemand } from '@/components/ui/use-on-demand.ts';

const loadToggle = () => import('./favourite-toggle.tsx');

/** The heart of a product on a card; it comes once the page works and has its place kept by the card. */
export function FavouriteButton({ product: { id, name } }: { product: { id: string; name: string } }) {
  const toggle = useOnDemand(loadToggle, true).part;
  return toggle && <toggle.FavouriteToggle id={id} name={name} />;
}
