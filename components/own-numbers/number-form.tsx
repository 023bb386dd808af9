'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { useSetOwnNumber } from '@/lib/own-numbers/mutations.ts';
import type { OwnNumberLine } from '@/lib/own-numbers/queries.ts';
import {
  maximumOwnNameLength,
  maximumOwnNumberLength,
  ownNameProblem,
  ownNumberProblem,
} from '@/lib/rules/products/own-number.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';

interface Props {
  /** What is changed; null for another product. */
  line: OwnNumberLine | null;
  onClose: () => void;
}

/** The company's number and name of one product. */
export function NumberForm({ line, onClose }: Props) {
  const set = useSetOwnNumber();
  const [typed, setTyped] = useState<FieldProblems>({});
  const problems = hasProblem(typed) ? typed : readFieldProblems(set.error);
  const submit = (data: FormData, form: HTMLFormElement): void => {
    const product = line?.sku ?? formText(data, 'product').trim();
    const [number, name] = [formText(data, 'number'), formText(data, 'name')];
    const found = {
      product: product === '' ? 'Vörunúmer okkar vantar' : null,
      number: ownNumberProblem(number),
      name: ownNameProblem(name),
    };
    setTyped(found);
    if (!hasProblem(found)) {
      set.mutate({ product, number, name }, { onSuccess: onClose });
      return;
    }
    const first = Object.entries(found).find(([, problem]) => problem !== null)?.[0];
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const isGeneral = set.error && !hasProblem(readFieldProblems(set.error));
  return (
    <Modal title={line ? 'Breyta ykkar númeri' : 'Skrá ykkar númer'} width={520} onClose={onClose}>
      <Form
        onSubmit={submit}
        busy={set.isPending}
        submitLabel="Vista"
        busyLabel="Vista…"
        error={isGeneral && errorText(set.error)}
      >
        {line ? (
          <p>
            {line.productName} ({line.sku})
          </p>
        ) : (
          <Field
            kind="text"
            name="product"
            label="Vörunúmer okkar eða strikamerki"
            error={problems['product']}
            maxLength={maximumOwnNumberLength}
            autoCapitalize="off"
            spellCheck={false}
            required
          />
        )}
        <Field
          kind="text"
          name="number"
          label="Ykkar númer"
          error={problems['number']}
          defaultValue={line?.number}
          maxLength={maximumOwnNumberLength}
          autoCapitalize="off"
          spellCheck={false}
          required
        />
        <Field
          kind="text"
          name="name"
          label="Ykkar heiti"
          hint="Má vera autt"
          error={problems['name']}
          defaultValue={line?.name ?? ''}
          maxLength={maximumOwnNameLength}
        />
      </Form>
    </Modal>
  );
}
