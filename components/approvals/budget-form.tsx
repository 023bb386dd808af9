'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Select } from '@/components/ui/select.tsx';
import { useSaveBudget } from '@/lib/approvals/settings-mutations.ts';
import type { ApprovalSettings, Budget } from '@/lib/approvals/settings-queries.ts';
import {
  budgetModes,
  budgetPeriods,
  type BudgetMode,
  type BudgetPeriod,
} from '@/lib/rules/orders/budget-period.ts';
import { formatOrderLimit, parseOrderLimit } from '@/lib/rules/orders/order-limit.ts';
import { badRequestMessage, requiredMessage } from '@/lib/rules/text/backend-messages.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { formText } from '@/lib/rules/text/form-text.ts';
import { modeLabels, nameOfBudget, periodLabels } from './rule-texts.ts';

interface Props {
  /** Null for a new one. Whose it is and for how long does not change. */
  budget: Budget | null;
  people: ApprovalSettings['people'];
  onClose: () => void;
  onSaved: () => void;
}

/** What a person or a cost centre may spend in each period; one that there is already is replaced. */
export function BudgetForm({ budget, people, onClose, onSaved }: Props) {
  const { mutate, isPending, error } = useSaveBudget();
  const [isOfPerson, setOfPerson] = useState(true);
  const [localProblems, setLocalProblems] = useState<FieldProblems>({});
  const problems = { ...(error ? readFieldProblems(error) : {}), ...localProblems };
  const submit = (data: FormData): void => {
    const amount = parseOrderLimit(formText(data, 'amount'));
    const whose = isOfPerson ? 'personId' : 'costCentre';
    const missing = {
      amount: amount === undefined ? badRequestMessage : amount === null ? requiredMessage : null,
      [whose]: budget || formText(data, whose) ? null : requiredMessage,
    };
    setLocalProblems(missing);
    if (hasProblem(missing) || amount === null || amount === undefined) return;
    mutate(
      {
        input: {
          ...(budget
            ? { personId: budget.personId, costCentre: budget.costCentre, period: budget.period }
            : {
                personId: isOfPerson ? formText(data, 'personId') : null,
                costCentre: isOfPerson ? null : formText(data, 'costCentre'),
                period: formText(data, 'period') as BudgetPeriod,
              }),
          mode: formText(data, 'mode') as BudgetMode,
          amount,
        },
      },
      { onSuccess: onSaved },
    );
  };
  return (
    <Modal title={budget ? 'Breyta fjárheimild' : 'Setja fjárheimild'} width={520} onClose={onClose}>
      <Form
        onSubmit={submit}
        error={error && !hasProblem(problems) ? errorText(error) : null}
        busy={isPending}
        submitLabel="Vista fjárheimild"
        busyLabel="Vista…"
      >
        {budget ? (
          <p>
            <strong>{nameOfBudget(budget)}</strong>, {periodLabels[budget.period].toLowerCase()}
          </p>
        ) : (
          <NewBudgetFields
            people={people}
            isOfPerson={isOfPerson}
            onChangeWhose={setOfPerson}
            problems={problems}
          />
        )}
        <Field
          kind="kronur"
          name="amount"
          label="Upphæð með vsk. (kr.)"
          required
          defaultValue={formatOrderLimit(budget?.amount ?? null)}
          hint={budget ? undefined : 'Kemur í stað fyrri heimildar sama aðila á sama tímabili.'}
          error={problems['amount'] ?? null}
        />
        <FieldGroup legend="Pöntun umfram heimild">
          {budgetModes.map((mode) => (
            <Choice
              key={mode}
              type="radio"
              name="mode"
              value={mode}
              label={modeLabels[mode]}
              defaultChecked={mode === (budget?.mode ?? 'Approve')}
            />
          ))}
        </FieldGroup>
      </Form>
    </Modal>
  );
}

interface NewBudgetProps {
  people: ApprovalSettings['people'];
  isOfPerson: boolean;
  onChangeWhose: (isOfPerson: boolean) => void;
  problems: FieldProblems;
}

/** Whose a new budget is, and for how long. */
function NewBudgetFields({ people, isOfPerson, onChangeWhose, problems }: NewBudgetProps) {
  return (
    <>
      <FieldGroup legend="Fyrir hvern">
        <Choice
          type="radio"
          name="whose"
          label="Starfsmann"
          checked={isOfPerson}
          onChange={() => onChangeWhose(true)}
        />
        <Choice
          type="radio"
          name="whose"
          label="Kostnaðarstað"
          checked={!isOfPerson}
          onChange={() => onChangeWhose(false)}
        />
        {isOfPerson ? (
          <Select name="personId" label="Starfsmaður" defaultValue="" error={problems['personId'] ?? null}>
            <option value="">Veldu starfsmann</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        ) : (
          <Field
            kind="text"
            name="costCentre"
            label="Kostnaðarstaður"
            hint="Eins og hann er skráður á pantanir."
            error={problems['costCentre'] ?? null}
          />
        )}
      </FieldGroup>
      <Select name="period" label="Tímabil" defaultValue="Month">
        {budgetPeriods.map((period) => (
          <option key={period} value={period}>
            {periodLabels[period]}
          </option>
        ))}
      </Select>
    </>
  );
}
