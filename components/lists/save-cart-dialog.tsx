'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useSaveCart } from '@/lib/lists/cart-mutations.ts';
import type { List } from '@/lib/lists/queries.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { ListForm } from './list-form.tsx';

interface Props {
  /** The kept cart to copy; null for the own one. */
  source: List | null;
  mayShare: boolean;
  onClose: () => void;
  onSaved: (cart: List) => void;
}

/** Keeps the own cart, or a copy of a kept one, under a name. */
export function SaveCartDialog({ source, mayShare, onClose, onSaved }: Props) {
  const save = useSaveCart();
  const [key] = useState(newIdempotencyKey);
  return (
    <Modal title={source ? 'Afrita körfu' : 'Geyma körfu'} width={500} onClose={onClose}>
      <ListForm
        kind="Cart"
        list={source ? { name: `${source.name}, afrit`, isShared: false } : undefined}
        mayShare={mayShare}
        submitLabel={source ? 'Afrita' : 'Geyma'}
        busy={save.isPending}
        error={save.error}
        onSubmit={(input, data) =>
          save.mutate(
            { input: { ...input, key, listId: source?.id, emptiesCart: data.get('emptied') !== null } },
            { onSuccess: onSaved },
          )
        }
      >
        {!source && (
          <Choice
            type="checkbox"
            name="emptied"
            label="Tæma körfuna á eftir"
            hint="Vörurnar bíða þá aðeins í geymdu körfunni."
          />
        )}
      </ListForm>
    </Modal>
  );
}
