'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { FieldPair } from '@/components/ui/field-pair.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TextArea } from '@/components/ui/text-area.tsx';
import { addressLine } from '@/lib/rules/people/address-line.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { hasProblem, readFieldProblems } from '@/lib/rules/text/field-problems.ts';
import { useSaveUnit } from '@/lib/units/mutations.ts';
import type { CompanyUnits, Unit } from '@/lib/units/queries.ts';
import { readUnitForm } from '@/lib/units/read-unit-form.ts';
import { RampFields } from './ramp-fields.tsx';
import { ReceiverFields } from './receiver-fields.tsx';

interface Props {
  company: CompanyUnits;
  /** Null for a new one. */
  unit: Unit | null;
  onClose: () => void;
  onSaved: (unit: { name: string; number: string | null }) => void;
}

/** What a unit is called, where its goods are brought and who takes them, what they are charged to, and who approves its orders. */
export function UnitForm({ company, unit, onClose, onSaved }: Props) {
  const { mutate, isPending, error } = useSaveUnit();
  const [receiverCount, setReceiverCount] = useState(Math.max(1, unit?.receivers.length ?? 0));
  const problems = error ? readFieldProblems(error) : {};
  const { companyId, addresses, people } = company;
  const submit = (data: FormData): void => {
    const input = readUnitForm(data, { companyId, unitId: unit?.id ?? null, receiverCount });
    const { name, number = null } = input;
    mutate({ input }, { onSuccess: () => onSaved({ name, number }) });
  };
  return (
    <Modal title={unit ? 'Breyta einingu' : 'Ný eining'} onClose={onClose}>
      <Form
        onSubmit={submit}
        error={error && !hasProblem(problems) ? errorText(error) : null}
        busy={isPending}
        submitLabel="Vista einingu"
        busyLabel="Vista…"
      >
        <FieldPair>
          <Field
            kind="text"
            name="name"
            label="Heiti"
            required
            maxLength={60}
            defaultValue={unit?.name ?? ''}
            error={problems['name'] ?? null}
          />
          <Field
            kind="text"
            name="number"
            label="Númer"
            hint="Ykkar eigið, ef þið hafið það."
            maxLength={20}
            defaultValue={unit?.number ?? ''}
            error={problems['number'] ?? null}
          />
        </FieldPair>
        <FieldGroup legend="Afhending">
          <Select
            name="usualAddress"
            label="Venjulegt heimilisfang"
            hint="Heimilisföng eru skráð á síðunni Heimilisföng."
            defaultValue={unit?.addressIds[0] ?? ''}
            error={problems['addressIds'] ?? null}
          >
            <option value="">Ekkert</option>
            {addresses.map(({ id, address }) => (
              <option key={id} value={id}>
                {addressLine(address)}
              </option>
            ))}
          </Select>
          {addresses.length > 1 &&
            addresses.map(({ id, address }) => (
              <Choice
                key={id}
                type="checkbox"
                name="addressIds"
                value={id}
                label={`Einnig ${addressLine(address)}`}
                defaultChecked={unit?.addressIds.slice(1).includes(id) ?? false}
              />
            ))}
        </FieldGroup>
        <RampFields hours={unit?.rampHours ?? []} note={unit?.rampNote ?? ''} problems={problems} />
        <ReceiverFields
          receivers={unit?.receivers ?? []}
          count={receiverCount}
          problems={problems}
          onAdd={() => setReceiverCount(receiverCount + 1)}
        />
        <TextArea
          name="costCentres"
          label="Kostnaðarstaðir"
          hint="Einn í hverri línu, sá venjulegi fyrst. Pantanir einingarinnar eru aðeins gjaldfærðar á þessa. Autt leyfir alla."
          rows={3}
          defaultValue={unit?.costCentres.join('\n') ?? ''}
          error={problems['costCentres'] ?? null}
        />
        {people.length > 0 && (
          <FieldGroup legend="Samþykkja pantanir einingarinnar, þar sem regla segir til um það">
            {people.map(({ id, name }) => (
              <Choice
                key={id}
                type="checkbox"
                name="approverIds"
                value={id}
                label={name}
                defaultChecked={unit?.approverIds.includes(id) ?? false}
              />
            ))}
          </FieldGroup>
        )}
      </Form>
    </Modal>
  );
}
