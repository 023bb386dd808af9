'use client';

import { ButtonRow } from '@/components/ui/button-row.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { ListView } from '@/components/lists/list-view.tsx';
import { newStandingOrderPath } from '@/lib/rules/routes/account-paths.ts';
import { AddListToCart } from './add-list-to-cart.tsx';

interface Props {
  listId: string;
  mayShare: boolean;
  mayOrder: boolean;
}

/** A named list that can be put into the cart, or ordered again and again. */
export function NamedList({ listId, mayShare, mayOrder }: Props) {
  return (
    <ListView
      listId={listId}
      mayShare={mayShare}
      renderToCart={(lines) => (
        <ButtonRow>
          <AddListToCart lines={lines} />
          {mayOrder && (
            <LinkButton href={newStandingOrderPath({ listId })} variant="secondary">
              Gera að fastri pöntun
            </LinkButton>
          )}
        </ButtonRow>
      )}
    />
  );
}
