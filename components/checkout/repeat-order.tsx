'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { useRepeatOrder } from '@/lib/checkout/repeat-order.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { RepeatDetails } from './repeat-details.tsx';
import { RepeatForm } from './repeat-form.tsx';
import { RepeatLines } from './repeat-lines.tsx';

/** The last order as it would be now, with all that has changed since, and the button that places it. */
export function RepeatOrder({ context }: { context: ReactNode }) {
  const { data: order, error, refetch } = useRepeatOrder();
  if (order === undefined)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="480px" />;
  if (order === null)
    return (
      <EmptyState title="Engin pöntun til að endurtaka">
        <p>Hér birtist síðasta pöntun þín, tilbúin til að senda aftur með einum smelli.</p>
        <LinkButton href="/voruflokkar">Skoða vörur</LinkButton>
      </EmptyState>
    );
  return (
    <RepeatStack>
      <p>
        Pöntun <a href={`/auth/orders/${order.orderId}`}>{order.orderNumber}</a> frá{' '}
        {formatLongDate(order.orderedAt)} á verði dagsins. Hún kostaði þá {formatKronur(order.lastTotal)}.
      </p>
      <RepeatLines lines={order.lines} />
      <dl data-sums>
        {order.deliveryMethod && (
          <SumRow
            term={order.deliveryMethod.requiresAddress ? 'Sendingarkostnaður' : 'Afhending'}
            amount={order.deliveryAmount}
            free="Frítt"
          />
        )}
        <SumRow term="Samtals án vsk." amount={order.totalWithoutTax} />
        <SumRow term="Virðisaukaskattur" amount={order.totalTaxAmount} />
        <SumRow term="Til greiðslu með vsk." amount={order.total} total />
      </dl>
      <RepeatDetails order={order} />
      <RepeatForm key={order.idempotencyKey} order={order} context={context} />
    </RepeatStack>
  );
}

const RepeatStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: 860px;
  --group-gap: var(--space-3);
  --legend-inset: 0px;
  & [data-sums] {
    width: min(100%, 360px);
    margin-left: auto;
  }
  & > p a {
    color: var(--color-fjord);
    font-weight: 600;
  }
`;
