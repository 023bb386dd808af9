'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Form } from '@/components/ui/form.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { useRequestQuote } from '@/lib/quotes/mutations.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { lastAllowedDay } from '@/lib/rules/orders/quote-validity.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { reykjavikNow } from '@/lib/rules/text/icelandic.ts';
import { maximumQuoteMessageLength } from '@/lib/rules/text/text-limits.ts';
import { AskedLines, type AskedLine } from './asked-lines.tsx';

/** A buyer's wishes, sent to the shop. What was typed stays whatever the answer is. */
export function RequestQuote({ initialLines }: { initialLines: readonly AskedLine[] }) {
  // Pressed again after a lost answer it asks for no second one.
  const [key] = useState(newIdempotencyKey);
  const [today] = useState(() => reykjavikNow(new Date()).date);
  const [lines, setLines] = useState([...initialLines]);
  const request = useRequestQuote();
  const router = useRouter();
  const problems = readFieldProblems(request.error);
  const submit = (data: FormData): void =>
    request.mutate(
      {
        key,
        lines: lines.map(({ productId, quantity, wish }) => ({ productId, quantity, wish })),
        wantedDate: formText(data, 'wantedDate') || null,
        message: formText(data, 'message'),
      },
      { onSuccess: ({ id }) => router.push(`/auth/quotes/${id}`) },
    );
  return (
    <Form
      onSubmit={submit}
      busy={request.isPending || request.isSuccess}
      error={
        request.error &&
        (hasProblem(problems) ? 'Yfirfarðu reitina sem eru merktir.' : errorText(request.error))
      }
      submitLabel="Óska eftir tilboði"
      busyLabel="Sendi…"
      submitSize="large"
    >
      <p>
        Þú getur beðið um meira en til er á lager. Sölumaður svarar með tilboði, sem þú færð í tölvupósti og
        getur samþykkt hér á Mínum síðum.
      </p>
      <FieldGroup legend="Vörur">
        <AskedLines lines={lines} problems={problems} onChange={setLines} />
      </FieldGroup>
      <Field
        kind="date"
        label="Hvenær viltu fá vörurnar?"
        name="wantedDate"
        min={today}
        max={lastAllowedDay(today)}
        error={problems['wantedDate']}
      />
      <TextArea
        label="Skilaboð til sölumanns"
        name="message"
        maxLength={maximumQuoteMessageLength}
        error={problems['message']}
      />
    </Form>
  );
}
