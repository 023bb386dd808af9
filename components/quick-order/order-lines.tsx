'use client';

import styled from 'styled-components';
import type { AnsweredLine } from '@/lib/quick-order/resolve-lines.ts';
import type { LineActions } from './line-actions.ts';
import { RejectedLine } from './rejected-line.tsx';
import { OrderableLine } from './orderable-line.tsx';

/** Every line with its answer, in the order of the list that it came from. */
export function OrderLines({ lines, ...actions }: LineActions & { lines: readonly AnsweredLine[] }) {
  return (
    <OrderLineList aria-label="Línur flýtipöntunar">
      {lines.map((line) =>
        line.product && line.units > 0 ? (
          <OrderableLine key={line.id} line={line} product={line.product} {...actions} />
        ) : (
          <RejectedLine key={line.id} line={line} {...actions} />
        ),
      )}
    </OrderLineList>
  );
}

const OrderLineList = styled.ul`
  border-top: 1px solid var(--color-line);
`;
