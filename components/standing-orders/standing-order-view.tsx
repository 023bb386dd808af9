'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { FactList } from '@/components/ui/fact-list.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { rhythmText } from '@/lib/rules/orders/standing-rhythm.ts';
import { useUpdateStandingOrder } from '@/lib/standing-orders/mutations.ts';
import { standingOrderQuery, type StandingOrder } from '@/lib/standing-orders/queries.ts';
import { NextDays } from './next-days.tsx';
import { PastDays } from './past-days.tsx';
import { StandingGoods } from './standing-goods.tsx';
import { StandingOrderActions } from './standing-order-actions.tsx';
import { StandingOrderForm } from './standing-order-form.tsx';
import { StandingStatus } from './standing-status.tsx';

interface Props {
  standingOrderId: string;
  /** The day that a mail was about. */
  initialDate: string | null;
}

/** A standing order: its days to come, its goods at the prices of now, and the outcomes of its earlier days. */
export function StandingOrderView({ standingOrderId, initialDate }: Props) {
  const { data: order, error, refetch } = useQuery(standingOrderQuery(standingOrderId));
  const [isEditing, setEditing] = useState(false);
  const update = useUpdateStandingOrder();
  if (error && !order) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!order) return <Skeleton height="480px" />;
  const isOpen = order.status !== 'Ended';
  return (
    <StandingStack>
      <header>
        <h1>{order.name}</h1>
        <StandingStatus status={order.status} />
      </header>
      <StandingFacts order={order} />
      {order.mayManage && isOpen && (
        <StandingOrderActions order={order}>
          <Button variant="secondary" onClick={() => setEditing(true)}>
            Breyta
          </Button>
        </StandingOrderActions>
      )}
      {order.nextDays.length > 0 && <NextDays order={order} initialDate={initialDate} />}
      <StandingGoods order={order} />
      <PastDays days={order.pastDays} />
      {isEditing && (
        <Modal title="Breyta fastri pöntun" onClose={() => setEditing(false)}>
          <StandingOrderForm
            order={order}
            initialName={order.name}
            initialLines={order.lines.filter(({ unitPrice }) => unitPrice !== null)}
            submitLabel="Vista"
            busy={update.isPending}
            error={update.error}
            onSubmit={(input) =>
              update.mutate({ standingOrderId, input }, { onSuccess: () => setEditing(false) })
            }
          />
        </Modal>
      )}
    </StandingStack>
  );
}

function StandingFacts({ order }: { order: StandingOrder }) {
  const { receiver } = order;
  const facts = [
    ['Hvenær', rhythmText(order)],
    ['Stofnuð af', order.makerName],
    ['Afhending', [order.deliveryMethod, order.deliveryAddress].filter(Boolean).join(', ')],
    ['Viðtakandi', `${receiver.name}, ${receiver.email}, ${formatPhone(receiver.phone)}`],
    ['Greiðandi', order.billToName],
    ['Greiðslumáti', 'Reikningsviðskipti'],
    ...order.checkoutOptions.map(({ name, value }) => [name, value] as const),
  ] as const;
  return <FactList facts={facts} />;
}

const StandingStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  & h1 {
    overflow-wrap: anywhere;
  }
  & h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-large);
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
`;
