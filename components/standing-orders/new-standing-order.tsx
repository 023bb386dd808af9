'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { standingOrderPath } from '@/lib/rules/routes/account-paths.ts';
import { useCreateStandingOrder } from '@/lib/standing-orders/mutations.ts';
import { StandingOrderForm } from './standing-order-form.tsx';
import type { DraftLine } from './standing-lines.tsx';

interface Props {
  name: string;
  lines: readonly DraftLine[];
}

/** A standing order of the goods of a list or an order. */
export function NewStandingOrder({ name, lines }: Props) {
  // Pressed again after a lost answer it makes no second one.
  const [key] = useState(newIdempotencyKey);
  const create = useCreateStandingOrder();
  const router = useRouter();
  return (
    <StandingOrderForm
      order={null}
      initialName={name}
      initialLines={lines}
      submitLabel="Stofna fasta pöntun"
      busy={create.isPending || create.isSuccess}
      error={create.error}
      onSubmit={(input) =>
        create.mutate({ key, input }, { onSuccess: ({ id }) => router.push(standingOrderPath(id)) })
      }
    />
  );
}
