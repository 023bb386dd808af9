'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useCancelOrder } from '@/lib/orders/mutations.ts';
import type { Order } from '@/lib/orders/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';

/** Calls off a whole order before anything of it is sent, after a second thought. An open dialog stays when the order was sent meanwhile, to say so. */
export function CancelOrder({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useCancelOrder(order.id);
  const refundText =
    order.paymentType === 'Card'
      ? `Á kortið verða endurgreiddar ${formatKronur(order.total)}.`
      : `Frá stöðu viðskiptareikningsins dragast ${formatKronur(order.total)}.`;
  return (
    <>
      {order.canCancel && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Hætta við pöntun
        </Button>
      )}
      {isOpen && (
        <Modal title={`Hætta við pöntun ${order.number}`} width={500} onClose={() => setOpen(false)}>
          <CancelOrderStack>
            <p>Öll pöntunin verður felld niður og kreditreikningur gefinn út. {refundText}</p>
            {cancel.error && <p role="alert">{errorText(cancel.error)}</p>}
            {order.canCancel && (
              <Button
                busy={cancel.isPending}
                onClick={() => cancel.mutate(undefined, { onSuccess: () => setOpen(false) })}
              >
                {cancel.isPending ? 'Augnablik…' : 'Já, hætta við pöntun'}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setOpen(false)}>
              {order.canCancel ? 'Halda pöntuninni' : 'Loka'}
            </Button>
          </CancelOrderStack>
        </Modal>
      )}
    </>
  );
}

const CancelOrderStack = styled.div`
  display: grid;
  gap: var(--space-4);
`;
