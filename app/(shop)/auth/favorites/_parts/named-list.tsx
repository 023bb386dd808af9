'use client';

import { LinkButton } from '@/components/ui/link-button.tsx';
import { NamedCartActions } from '@/components/lists/named-cart-actions.tsx';
import { ListView } from '@/components/lists/list-view.tsx';
import { newStandingOrderPath } from '@/lib/rules/routes/account-paths.ts';
import { AddListToCart, AddNamedCartToCart } from './add-list-to-cart.tsx';

interface Props {
  listId: string;
  mayShare: boolean;
  mayOrder: boolean;
}

/** A named list or a kept cart that can be put into the cart, a list also ordered again and again. */
export function NamedList({ listId, mayShare, mayOrder }: Props) {
  return (
    <ListView
      listId={listId}
      mayShare={mayShare}
      renderToCart={(lines, list) => (
        <>
          {list.kind === 'Cart' && <NamedCartActions cart={list} mayShare={mayShare} />}
          {list.kind === 'Cart' ? (
            <AddNamedCartToCart listId={listId} lines={lines} />
          ) : (
            <AddListToCart lines={lines} />
          )}
          {list.kind === 'List' && mayOrder && (
            <LinkButton href={newStandingOrderPath({ listId })} variant="secondary">
              Gera að fastri pöntun
            </LinkButton>
          )}
        </>
      )}
    />
  );
}
