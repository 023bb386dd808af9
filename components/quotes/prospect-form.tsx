'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { findProblems } from '@/lib/contract/forms/find-problems.ts';
import { prospectSchema } from '@/lib/contract/forms/prospect.ts';
import { useCreateProspectQuote } from '@/lib/quotes/mutations.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { type FieldProblems, hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';

/** Whom the goods in the agent's own cart are offered to; leads to the draft. */
export function ProspectForm() {
  const router = useRouter();
  const create = useCreateProspectQuote();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [error, setError] = useState<string | null>(null);
  const submit = (data: FormData): void => {
    const input = {
      name: formText(data, 'name'),
      email: formText(data, 'email'),
      phoneNumber: formText(data, 'phoneNumber'),
    };
    const localProblems = findProblems(prospectSchema, input);
    setProblems(localProblems);
    setError(null);
    if (hasProblem(localProblems)) return;
    create.mutate(input, {
      onSuccess: (id) => router.push(`/auth/quotes/${id}`),
      onError: (cause) => {
        const serverProblems = readFieldProblems(cause);
        setProblems(serverProblems);
        setError(hasProblem(serverProblems) ? null : errorText(cause));
      },
    });
  };
  return (
    <NarrowArea>
      <Form
        onSubmit={submit}
        error={error}
        busy={create.isPending || create.isSuccess}
        submitLabel="Gera tilboð"
        busyLabel="Vista…"
      >
        <Field
          kind="text"
          label="Nafn"
          name="name"
          required
          hint="Fyrirtækis eða einstaklings, eins og það á að standa á tilboðinu."
          error={problems['name'] ?? null}
        />
        <Field kind="email" label="Netfang" name="email" required error={problems['email'] ?? null} />
        <Field kind="phone" label="Símanúmer" name="phoneNumber" error={problems['phoneNumber'] ?? null} />
      </Form>
    </NarrowArea>
  );
}

const NarrowArea = styled.div`
  max-width: 560px;
`;
