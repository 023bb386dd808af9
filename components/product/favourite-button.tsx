'use client';

import { useOnDemand } from '@/components/ui/use-on-demand.ts';

const loadTools = () => import('./card-tools.tsx');

interface Props {
  product: { id: string; sku: string; name: string };
  /** Places it where the card has room for it. */
  className?: string | undefined;
}

/** The favourite button on a card, and the one that compares; they load after hydration. */
export function FavouriteButton({ product, className }: Props) {
  const tools = useOnDemand(loadTools, true).part;
  return tools && <tools.CardTools product={product} className={className} />;
}
