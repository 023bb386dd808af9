'use client';

import { useOnDemand } from '@/components/ui/use-on-demand.ts';

const loadToggle = () => import('./favourite-toggle.tsx');

interface Props {
  product: { id: string; name: string };
  /** Places it where the card has room for it. */
  className?: string | undefined;
}

/** The favourite button on a card; loads after hydration. */
export function FavouriteButton({ product: { id, name }, className }: Props) {
  const toggle = useOnDemand(loadToggle, true).part;
  return (
    toggle && (
      <div className={className}>
        <toggle.FavouriteToggle id={id} name={name} />
      </div>
    )
  );
}
