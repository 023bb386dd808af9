'use client';

import { useOnDemand } from '@/components/ui/use-on-demand.ts';

const loadButtons = () => import('./card-tool-buttons.tsx');

interface Props {
  product: { id: string; sku: string; name: string };
  /** Places the favourite button where the card has room for it. */
  className?: string | undefined;
}

/** What a card offers besides buying, after what is in stock: a date of delivery, a favourite, a comparison. It loads after hydration. */
export function CardTools({ product, className }: Props) {
  const buttons = useOnDemand(loadButtons, true).part;
  return buttons && <buttons.CardToolButtons product={product} className={className} />;
}
