'use client';

import { type ReactNode, useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import type { List } from '@/lib/lists/queries.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems, hasProblem } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { normaliseListName, maximumListNameLength } from '@/lib/rules/orders/list-name.ts';
import { listWords } from './list-words.ts';

interface Props {
  kind: List['kind'];
  /** What the list is called and who sees it so far. */
  list?: { name: string; isShared: boolean };
  /** Whether there are others to share it with, and it is the visitor's to share. */
  mayShare: boolean;
  submitLabel: string;
  busy: boolean;
  /** Of the last try. */
  error: Error | null;
  onSubmit: (input: { name: string; isShared: boolean }, data: FormData) => void;
  /** What else is chosen. */
  children?: ReactNode;
}

/** Name of a list, and who sees it. */
export function ListForm({ kind, list, mayShare, submitLabel, busy, error, onSubmit, children }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const serverProblems = readFieldProblems(error);
  const submit = (data: FormData, form: HTMLFormElement): void => {
    const name = normaliseListName(formText(data, 'name'));
    setProblem(name === null ? `Nafnið þarf að vera 1 til ${maximumListNameLength} stafir.` : null);
    if (name === null) form.querySelector('input')?.focus();
    else onSubmit({ name, isShared: data.get('shared') !== null }, data);
  };
  return (
    <Form
      onSubmit={submit}
      error={error && !hasProblem(serverProblems) && errorText(error)}
      busy={busy}
      submitLabel={submitLabel}
      submitSize="small"
    >
      <Field
        kind="text"
        label={listWords[kind].nameLabel}
        name="name"
        defaultValue={list?.name}
        required
        error={problem ?? serverProblems['name']}
      />
      {mayShare && (
        <Choice
          type="checkbox"
          name="shared"
          defaultChecked={list?.isShared}
          label="Deila með samstarfsfólki"
          hint={listWords[kind].shareHint}
        />
      )}
      {children}
    </Form>
  );
}
