'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FormError } from '@/components/ui/form-error.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useSaveRule } from '@/lib/approvals/settings-mutations.ts';
import type { ApprovalRule, ApprovalSettings } from '@/lib/approvals/settings-queries.ts';
import { formatOrderLimit, orderLimitProblem, parseOrderLimit } from '@/lib/rules/orders/order-limit.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import type { Choices } from './rule-texts.ts';

interface Props {
  /** Null for a new one. */
  rule: ApprovalRule | null;
  people: ApprovalSettings['people'];
  units: ApprovalSettings['units'];
  choices: Choices;
  onClose: () => void;
  onSaved: (name: string) => void;
}

const maximumSteps = 5;
const textOrNull = (data: FormData, name: string): string | null => formText(data, name) || null;

/** Which orders need approval, and who gives it in which order. */
export function RuleForm({ rule, people, units, choices, onClose, onSaved }: Props) {
  const { mutate, isPending, error } = useSaveRule();
  const [stepCount, setStepCount] = useState(rule?.steps.length ?? 1);
  const [limitError, setLimitError] = useState<string | null>(null);
  const problems = error ? readFieldProblems(error) : {};
  const submit = (data: FormData): void => {
    const minTotal = formText(data, 'minTotal');
    const problem = orderLimitProblem(minTotal);
    setLimitError(problem);
    if (problem !== null) return;
    const name = formText(data, 'name');
    const steps = Array.from({ length: stepCount }, (_, index) => ({
      approverIds: data.getAll(`step.${index}`).map(String),
      byUnit: data.has(`byUnit.${index}`),
    }));
    mutate(
      {
        input: {
          ruleId: rule?.id ?? null,
          name,
          minTotal: parseOrderLimit(minTotal) ?? null,
          categoryId: textOrNull(data, 'categoryId'),
          brandId: textOrNull(data, 'brandId'),
          costCentre: textOrNull(data, 'costCentre'),
          buyerId: textOrNull(data, 'buyerId'),
          unitId: textOrNull(data, 'unitId'),
          steps,
        },
      },
      { onSuccess: () => onSaved(name) },
    );
  };
  return (
    <Modal title={rule ? 'Breyta reglu' : 'Ný regla'} onClose={onClose}>
      <Form
        onSubmit={submit}
        error={error && !hasProblem(problems) ? errorText(error) : null}
        busy={isPending}
        submitLabel="Vista reglu"
        busyLabel="Vista…"
      >
        <Field
          kind="text"
          name="name"
          label="Heiti"
          required
          hint="Birtist þeim sem pantar og samþykkir."
          defaultValue={rule?.name ?? ''}
          error={problems['name'] ?? null}
        />
        <FieldGroup legend="Hvaða pantanir">
          <Field
            kind="kronur"
            name="minTotal"
            label="Frá upphæð með vsk. (kr.)"
            hint="Skilyrði sem ekki eru fyllt út eiga við allar pantanir."
            defaultValue={formatOrderLimit(rule?.minTotal ?? null)}
            error={limitError ?? problems['minTotal'] ?? null}
          />
          <NamedSelect
            name="categoryId"
            label="Vöruflokkur"
            all={choices.categories}
            value={rule?.categoryId}
          />
          <NamedSelect name="brandId" label="Framleiðandi" all={choices.brands} value={rule?.brandId} />
          <Field
            kind="text"
            name="costCentre"
            label="Kostnaðarstaður"
            defaultValue={rule?.costCentre ?? ''}
            error={problems['costCentre'] ?? null}
          />
          <NamedSelect name="buyerId" label="Kaupandi" any="Hver sem er" all={people} value={rule?.buyerId} />
          {units.length > 0 && <NamedSelect name="unitId" label="Eining" all={units} value={rule?.unitId} />}
        </FieldGroup>
        {Array.from({ length: stepCount }, (_, index) => (
          <FieldGroup key={index} legend={`${index + 1}. þrep: einhver þessara samþykkir`}>
            {units.length > 0 && (
              <Choice
                type="checkbox"
                name={`byUnit.${index}`}
                label="Samþykkjendur einingarinnar sem pantað er fyrir"
                defaultChecked={rule?.steps[index]?.byUnit ?? false}
              />
            )}
            {people.map(({ id, name }) => (
              <Choice
                key={id}
                type="checkbox"
                name={`step.${index}`}
                value={id}
                label={name}
                defaultChecked={rule?.steps[index]?.approverIds.includes(id) ?? false}
              />
            ))}
            {problems[`steps.${index}`] && <FormError>{problems[`steps.${index}`]}</FormError>}
          </FieldGroup>
        ))}
        <ButtonRow>
          {stepCount < maximumSteps && (
            <Button variant="quiet" onClick={() => setStepCount(stepCount + 1)}>
              Bæta við þrepi
            </Button>
          )}
          {stepCount > 1 && (
            <Button variant="quiet" onClick={() => setStepCount(stepCount - 1)}>
              Taka síðasta þrepið út
            </Button>
          )}
        </ButtonRow>
      </Form>
    </Modal>
  );
}

interface NamedSelectProps {
  name: string;
  label: string;
  /** The choice that matches everything. */
  any?: string;
  all: readonly { id: string; name: string }[];
  value: string | null | undefined;
}

function NamedSelect({ name, label, any = 'Hvaða sem er', all, value }: NamedSelectProps) {
  return (
    <Select name={name} label={label} defaultValue={value ?? ''}>
      <option value="">{any}</option>
      {all.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </Select>
  );
}
