'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Form } from '@/components/ui/form.tsx';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { useChangeDay } from '@/lib/standing-orders/mutations.ts';
import type { StandingDay, StandingOrder } from '@/lib/standing-orders/queries.ts';
import { StandingLines } from './standing-lines.tsx';

interface Props {
  order: StandingOrder;
  day: StandingDay;
  onDone: () => void;
}

/** The quantities of one day; 0 leaves a product out that day. */
export function DayForm({ order, day, onDone }: Props) {
  const changed = new Map(day.lines?.map(({ productId, quantity }) => [productId, quantity]));
  const [lines, setLines] = useState(() =>
    order.lines.map((line) => ({ ...line, quantity: changed.get(line.productId) ?? line.quantity })),
  );
  const change = useChangeDay();
  const save = (quantities: { productId: string; quantity: number }[] | null): void =>
    change.mutate({ standingOrderId: order.id, date: day.date, lines: quantities }, { onSuccess: onDone });
  return (
    <Form
      onSubmit={() => save(lines.map(({ productId, quantity }) => ({ productId, quantity })))}
      busy={change.isPending}
      error={change.error && errorText(change.error)}
      submitLabel="Vista fyrir þennan dag"
      busyLabel="Vista…"
      submitSize="small"
      after={
        day.lines && (
          <Button variant="quiet" onClick={() => save(null)}>
            Hafa eins og aðra daga
          </Button>
        )
      }
    >
      <p>Breytingin á aðeins við þessa einu pöntun. Núll sleppir vörunni.</p>
      <StandingLines lines={lines} minimum={0} onChange={setLines} />
    </Form>
  );
}
