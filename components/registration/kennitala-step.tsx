'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Form } from '@/components/ui/form.tsx';
import { Field } from '@/components/ui/field.tsx';
import { usePreflight } from '@/lib/registration/mutations.ts';
import type { Registrant } from '@/lib/registration/registration-input.ts';
import { requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { formatKennitala, isKennitala, kennitalaMessage } from '@/lib/rules/people/kennitala.ts';

interface Props {
  /** Typed before. */
  initialSsn: string;
  onRegistrant: (registrant: Registrant) => void;
}

/** First the national id: a person's or a company's. */
export function KennitalaStep({ initialSsn, onRegistrant }: Props) {
  const { mutate, isPending, error } = usePreflight();
  const [problem, setProblem] = useState<string | null>(null);
  const serverProblem = readFieldProblems(error)['ssn'];

  const submit = (data: FormData): void => {
    const ssn = formText(data, 'ssn');
    const missingProblem = ssn ? null : requiredMessage;
    const nextProblem = missingProblem ?? (isKennitala(ssn) ? null : kennitalaMessage);
    setProblem(nextProblem);
    if (nextProblem) document.getElementById('sign-up-ssn')?.focus();
    else mutate(ssn, { onSuccess: onRegistrant });
  };
  return (
    <KennitalaStack>
      <p>Við byrjum á kennitölunni. Hún ræður því hvort aðgangurinn er fyrir einstakling eða fyrirtæki.</p>
      <Form
        onSubmit={submit}
        error={error && !serverProblem ? errorText(error) : null}
        busy={isPending}
        submitLabel="Áfram"
        busyLabel="Sendi…"
      >
        <Field
          kind="nationalId"
          id="sign-up-ssn"
          label="Kennitala"
          name="ssn"
          required
          defaultValue={formatKennitala(initialSsn)}
          hint="Þín eigin, eða fyrirtækisins ef það kaupir."
          error={problem ?? serverProblem}
        />
      </Form>
      <p>
        Ertu þegar með aðgang? <a href="/auth/sign-in">Innskráning</a>
      </p>
    </KennitalaStack>
  );
}

const KennitalaStack = styled.div`
  display: grid;
  gap: var(--space-4);
  & a {
    display: inline-block;
    /* A line of text in 44 px. */
    padding-block: 10px;
    color: var(--color-fjord);
  }
`;
