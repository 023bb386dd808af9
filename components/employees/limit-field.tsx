'use client';

import { Field } from '@/components/ui/field.tsx';
import { formatOrderLimit } from '@/lib/rules/orders/order-limit.ts';

interface Props {
  limit: number | null;
  error?: string | null;
}

/** How much one order may come to. */
export function LimitField({ limit, error }: Props) {
  return (
    <Field
      kind="kronur"
      label="Úttektarmörk hverrar pöntunar (kr.)"
      name="orderLimit"
      defaultValue={formatOrderLimit(limit)}
      hint="Pöntun yfir mörkunum bíður samþykkis stjórnanda. Sé reiturinn auður gilda engin mörk."
      error={error ?? null}
    />
  );
}
