'use client';

import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { answerName } from '@/lib/checkout/answers.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import type { Checkout } from '@/lib/checkout/queries.ts';

interface Props {
  options: Checkout['checkoutOptions'];
  problems: FieldProblems;
}

/** The shop's questions about an order, e.g. a purchase order number. */
export function CheckoutQuestions({ options, problems }: Props) {
  if (options.length === 0) return null;
  return (
    <FieldGroup legend="Upplýsingar með pöntun">
      {options.map(({ id, name, description, isRequired, placeholder, value, defaultValue, choices }) =>
        choices.length > 0 ? (
          <Select
            key={id}
            label={name}
            hint={description}
            name={answerName(id)}
            required={isRequired}
            defaultValue={value ?? defaultValue ?? ''}
            error={problems[answerName(id)]}
          >
            {!isRequired && <option value="">Enginn</option>}
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        ) : (
          <Field
            kind="text"
            key={id}
            label={name}
            hint={description}
            name={answerName(id)}
            required={isRequired}
            placeholder={placeholder ?? undefined}
            defaultValue={value ?? defaultValue ?? ''}
            error={problems[answerName(id)]}
          />
        ),
      )}
    </FieldGroup>
  );
}
