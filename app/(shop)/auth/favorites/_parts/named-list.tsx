'use client';

import { ListView } from '@/components/lists/list-view.tsx';
import { AddListToCart } from './add-list-to-cart.tsx';

/** A named list that can be put into the cart. */
export function NamedList({ listId, mayShare }: { listId: string; mayShare: boolean }) {
  return (
    <ListView listId={listId} mayShare={mayShare} renderToCart={(lines) => <AddListToCart lines={lines} />} />
  );
}
