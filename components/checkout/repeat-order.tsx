'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { SumRow } from '@/components/ui/sum-row.tsx';
import { refreshRepeatOrder, useRepeatOrder } from '@/lib/checkout/repeat-order.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { withoutOrderText } from '@/lib/rules/money/payment-messages.ts';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { OwnedFields } from './owned-fields.tsx';
import { PaymentPending } from './payment-pending.tsx';
import { RepeatDetails } from './repeat-details.tsx';
import { RepeatForm } from './repeat-form.tsx';
import { RepeatLines } from './repeat-lines.tsx';
import { RepeatProblem } from './repeat-problem.tsx';
import { useUnsettledPayment } from './use-unsettled-payment.ts';

interface Props {
  context: ReactNode;
  /** Key of a payment that the buyer returns from the bank with. */
  returnedKey: string | null;
}

/** The last order as it would be now, with all that has changed since, and the button that places it. */
export function RepeatOrder({ context, returnedKey }: Props) {
  const client = useQueryClient();
  const { data: order, error, refetch } = useRepeatOrder();
  const { unsettledKey, failureMessage, showPending, showFailure } = useUnsettledPayment(
    returnedKey,
    order?.runningKey ?? null,
  );
  if (unsettledKey !== null)
    return (
      <PaymentPending
        idempotencyKey={unsettledKey}
        // The form needs the key of the next press before it is shown.
        onFailed={(message) =>
          void refreshRepeatOrder(client).then(() => showFailure(withoutOrderText(message)))
        }
      />
    );
  if (order === undefined)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="480px" />;
  if (order === null)
    return (
      <EmptyState title="Engin pöntun til að endurtaka">
        <p>Hér birtist síðasta pöntun þín, tilbúin til að senda aftur með einum smelli.</p>
        <LinkButton href="/voruflokkar">Skoða vörur</LinkButton>
      </EmptyState>
    );
  const { payment, cardPayment } = order;
  const mayPay = payment.available || (cardPayment?.available ?? false);
  const problem = order.problem ?? (mayPay ? null : payment.reason);
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
      {problem === null ? (
        <OwnedFields owner={order.orderId}>
          <RepeatForm
            order={order}
            context={context}
            previousMessage={failureMessage}
            onPending={showPending}
          />
        </OwnedFields>
      ) : (
        <RepeatProblem orderId={order.orderId} problem={problem} context={context} />
      )}
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
