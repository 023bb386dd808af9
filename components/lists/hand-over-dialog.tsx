'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useHandOverCart } from '@/lib/lists/cart-mutations.ts';
import { cartReceiversQuery, type List } from '@/lib/lists/queries.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formText } from '@/lib/rules/text/form-text.ts';

interface Props {
  /** The kept cart of which a copy goes; null for the own one, which goes itself. */
  source: List | null;
  onClose: () => void;
  onHanded: (receiverName: string) => void;
}

/** Hands a cart to somebody who orders for the same customer. */
export function HandOverDialog({ source, onClose, onHanded }: Props) {
  const { data: receivers, error, refetch } = useQuery(cartReceiversQuery);
  const handOver = useHandOverCart();
  const [key] = useState(newIdempotencyKey);
  const [isUnchosen, setUnchosen] = useState(false);
  const submit = (data: FormData): void => {
    const receiverId = formText(data, 'receiver');
    setUnchosen(receiverId === '');
    if (receiverId !== '')
      handOver.mutate(
        { input: { key, receiverId, listId: source?.id } },
        { onSuccess: ({ name }) => onHanded(name) },
      );
  };
  return (
    <Modal title="Afhenda körfu" width={500} onClose={onClose}>
      {error && !receivers && <ErrorRegion error={error} onRetry={() => void refetch()} />}
      {!error && !receivers && <Skeleton height="96px" />}
      {receivers?.length === 0 && <p>Enginn annar verslar fyrir þennan viðskiptavin.</p>}
      {receivers && receivers.length > 0 && (
        <Form
          onSubmit={submit}
          error={isUnchosen ? 'Veldu hver fær körfuna.' : handOver.error && errorText(handOver.error)}
          busy={handOver.isPending}
          submitLabel="Afhenda"
          submitSize="small"
        >
          <p>
            {source
              ? 'Viðtakandi fær afrit af körfunni og tölvupóst.'
              : 'Vörurnar fara úr þinni körfu. Viðtakandi fær þær í sér körfu og tölvupóst.'}
          </p>
          {receivers.map(({ id, name }, index) => (
            <Choice
              key={id}
              type="radio"
              framed
              name="receiver"
              value={id}
              label={name}
              defaultChecked={index === 0 && receivers.length === 1}
              required
            />
          ))}
        </Form>
      )}
    </Modal>
  );
}
