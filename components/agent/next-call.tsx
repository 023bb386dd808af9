'use client';

import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { SubmitButton } from '@/components/ui/submit-button.tsx';
import { useState } from 'react';
import { useSetNextCall } from '@/lib/agent/mutations.ts';
import type { CustomerProfile } from '@/lib/agent/queries.ts';
import { lastCallDay, nextCallProblem } from '@/lib/rules/people/next-call.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { DeskSection } from './desk-section.tsx';

interface Props {
  customerId: string;
  calls: CustomerProfile['nextCalls'];
  /** ISO date in Reykjavík. */
  today: string;
}

/** The day on which the agent calls next, and what other agents plan. */
export function NextCall({ customerId, calls, today }: Props) {
  const { mutate, isPending, error } = useSetNextCall();
  const [problem, setProblem] = useState<string | null>(null);
  const [statusText, setStatusText] = useState('');
  const own = calls.find(({ isOwn }) => isOwn);
  const serverProblems = readFieldProblems(error);
  const save = (date: string | null): void => {
    setStatusText('');
    const found = date === null ? null : nextCallProblem(date, today);
    setProblem(found);
    if (found) return;
    const savedText = date === null ? 'Símtalið var fellt niður' : `Símtal er skráð ${formatLongDate(date)}`;
    mutate({ customerId, date }, { onSuccess: () => setStatusText(savedText) });
  };
  return (
    <DeskSection title="Næsta símtal">
      {calls
        .filter(({ isOwn }) => !isOwn)
        .map(({ agentName, date }) => (
          <p key={`${agentName} ${date}`}>
            {agentName} ætlar að hringja {formatLongDate(date)}.
          </p>
        ))}
      <Form
        onSubmit={(data) => save(formText(data, 'date'))}
        error={error && !hasProblem(serverProblems) && errorText(error)}
        busy={isPending}
      >
        <Field
          kind="date"
          key={own?.date}
          label="Dagur"
          name="date"
          min={today}
          max={lastCallDay(today)}
          defaultValue={own?.date}
          hint="Símtalið birtist efst á yfirlitinu þínu þegar dagurinn rennur upp."
          error={problem ?? serverProblems['date']}
        />
        <ButtonRow>
          <SubmitButton variant="secondary" busy={isPending}>
            Skrá símtal
          </SubmitButton>
          {own && (
            <Button variant="quiet" busy={isPending} onClick={() => save(null)}>
              Fella niður
            </Button>
          )}
        </ButtonRow>
      </Form>
      <p role="status">{statusText}</p>
    </DeskSection>
  );
}
