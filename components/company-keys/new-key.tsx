'use client';

import { useRef, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { ShownSecret } from '@/components/ui/shown-secret.tsx';
import { useCreateKey } from '@/lib/company-keys/mutations.ts';
import { newIdempotencyKey } from '@/lib/rules/orders/idempotency-key.ts';
import { maximumListNameLength, normaliseListName } from '@/lib/rules/orders/list-name.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';

/** Makes a key, and shows its secret this once. */
export function NewKey() {
  const create = useCreateKey();
  const [problem, setProblem] = useState<string | null>(null);
  // One for each key: a press whose answer was lost makes no second one.
  const idempotencyKey = useRef<string | null>(null);
  const serverProblems = readFieldProblems(create.error);
  const submit = (data: FormData, form: HTMLFormElement): void => {
    const name = normaliseListName(formText(data, 'name'));
    setProblem(name === null ? `Nafnið þarf að vera 1 til ${maximumListNameLength} stafir.` : null);
    if (name === null) {
      form.querySelector('input')?.focus();
      return;
    }
    idempotencyKey.current ??= newIdempotencyKey();
    create.mutate(
      { key: idempotencyKey.current, name },
      { onSuccess: () => (idempotencyKey.current = null) },
    );
  };
  const { data: created } = create;
  if (created)
    return (
      <ShownSecret
        title={`Lykillinn „${created.key.name}“ er tilbúinn`}
        secret={created.secret}
        onDone={create.reset}
      >
        <p>Geymdu hann á öruggum stað. Hann sést bara núna.</p>
      </ShownSecret>
    );
  return (
    <Form
      onSubmit={submit}
      error={create.error && !hasProblem(serverProblems) && errorText(create.error)}
      busy={create.isPending}
      submitLabel="Búa til lykil"
      submitSize="small"
    >
      <Field
        kind="text"
        label="Nafn á lykli"
        hint="Til dæmis heiti kerfisins sem pantar."
        name="name"
        required
        error={problem ?? serverProblems['name']}
      />
    </Form>
  );
}
