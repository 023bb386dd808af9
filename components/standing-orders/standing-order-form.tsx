'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StandingOrderInput } from '@/graphql/generated/operations.ts';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCustomer } from '@/lib/customer/queries.ts';
import { daysAfter } from '@/lib/rules/orders/quote-validity.ts';
import type { StandingRhythm } from '@/lib/rules/orders/standing-rhythm.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { reykjavikNow } from '@/lib/rules/text/icelandic.ts';
import { standingChoicesQuery, type StandingOrder } from '@/lib/standing-orders/queries.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { RhythmFields } from './rhythm-fields.tsx';
import { StandingLines, type DraftLine } from './standing-lines.tsx';

interface Props {
  /** Null for a new one. */
  order: StandingOrder | null;
  initialName: string;
  initialLines: readonly DraftLine[];
  submitLabel: string;
  busy: boolean;
  /** Of the last try. */
  error: Error | null;
  onSubmit: (input: StandingOrderInput) => void;
}

/** Everything that a standing order is made of. What was typed stays whatever the answer is. */
export function StandingOrderForm({ order, initialName, initialLines, ...form }: Props) {
  const { data: choices, error: loadError, refetch } = useQuery(standingChoicesQuery);
  const { data: customer } = useCustomer();
  const [today] = useState(() => reykjavikNow(new Date()).date);
  const [rhythm, setRhythm] = useState<StandingRhythm>(() => ({
    everyWeeks: order?.everyWeeks ?? 2,
    weekdays: order?.weekdays ?? [1],
    startsOn: order?.startsOn ?? daysAfter(today, 1),
  }));
  const [lines, setLines] = useState([...initialLines]);
  const problems = readFieldProblems(form.error);
  if (loadError && !choices) return <ErrorRegion error={loadError} onRetry={() => void refetch()} />;
  if (!choices || !customer) return <Skeleton height="480px" />;
  if (!order && choices.problem !== null)
    return (
      <Notice title="Ekki er hægt að stofna fasta pöntun" tone="bad" focused={false}>
        <p>{choices.problem} Fastar pantanir eru settar í reikning.</p>
      </Notice>
    );
  const submit = (data: FormData): void => {
    const deliveryMethodId = formText(data, 'deliveryMethodId');
    const questions =
      choices.deliveries.find(({ method }) => method.id === deliveryMethodId)?.checkoutOptions ?? [];
    form.onSubmit({
      ...rhythm,
      weekdays: [...rhythm.weekdays],
      name: formText(data, 'name'),
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      deliveryMethodId,
      addressId: formText(data, 'addressId') || null,
      receiver: {
        name: formText(data, 'receiver.name'),
        email: formText(data, 'receiver.email'),
        phone: formText(data, 'receiver.phone'),
      },
      checkoutOptions: questions.map(({ id }) => ({ id, value: formText(data, `checkoutOptions.${id}`) })),
    });
  };
  return (
    <Form
      onSubmit={submit}
      busy={form.busy}
      error={
        form.error && (hasProblem(problems) ? 'Yfirfarðu reitina sem eru merktir.' : errorText(form.error))
      }
      submitLabel={form.submitLabel}
      busyLabel="Vista…"
      submitSize="large"
    >
      <Field
        kind="text"
        label="Heiti"
        name="name"
        required
        defaultValue={initialName}
        error={problems['name']}
      />
      <RhythmFields rhythm={rhythm} today={today} problems={problems} onChange={setRhythm} />
      <FieldGroup legend="Vörur">
        <StandingLines lines={lines} minimum={1} error={problems['lines']} onChange={setLines} />
      </FieldGroup>
      <DeliveryFields choices={choices} addresses={customer.addresses} filled={order} problems={problems} />
      <p>
        Pöntunin fer sjálfkrafa í reikning á verði þess dags. Þú færð tölvupóst tveimur virkum dögum áður og
        getur breytt henni eða sleppt.
      </p>
    </Form>
  );
}
