'use client';

import { Fragment, useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCheckout } from '@/lib/checkout/queries.ts';
import { initialReceiver, readReceiver } from '@/lib/checkout/receiver.ts';
import { findProblems } from '@/lib/contract/forms/find-problems.ts';
import { receiverSchemaOf } from '@/lib/contract/forms/receiver.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { FieldPair } from '@/components/ui/field-pair.tsx';
import { PreviousStep } from './previous-step.tsx';
import { UnitField } from './unit-field.tsx';
import { useStep } from './use-step.ts';

/** The unit that the order is for, and who receives it; filled from unit and customer. */
export function ReceiverStep() {
  const { data: checkout } = useCheckout();
  const { data: customer } = useCustomer();
  const [pickedEmail, setPickedEmail] = useState<string | null>(null);
  const { problems, error, busy, submitStep } = useStep(checkoutStepPath('Delivery'));
  if (!checkout || !customer) return <Skeleton height="360px" />;
  const ofUnit = checkout.units.find(({ id }) => id === checkout.unitId)?.receivers ?? [];
  // At first the unit's first, unless a receiver was stored; an empty choice is for who is typed.
  const usual = pickedEmail === null && !checkout.receiver ? (ofUnit[0] ?? null) : null;
  const picked = ofUnit.find(({ email }) => email === pickedEmail) ?? usual;
  const storedOfUnit = ofUnit.find(({ email }) => email === checkout.receiver?.email);
  const ofCustomer = initialReceiver(checkout.receiver, customer);
  const initialValues = picked
    ? { ...ofCustomer, ...picked, phone: formatPhone(picked.phone), ssn: '' }
    : ofCustomer;

  const submit = (data: FormData): void => {
    const receiver = readReceiver(data);
    submitStep({ receiver }, findProblems(receiverSchemaOf(customer.isCompany), receiver, 'receiver'));
  };
  return (
    <Form
      submitSize="large"
      onSubmit={submit}
      error={error}
      busy={busy}
      submitLabel="Áfram í afhendingu"
      busyLabel="Vista…"
      after={<PreviousStep href="/karfa" />}
    >
      <UnitField checkout={checkout} />
      {ofUnit.length > 0 && (
        <Select
          name="unitReceiver"
          label="Hver tekur á móti"
          value={picked?.email ?? (pickedEmail === null ? storedOfUnit?.email : null) ?? ''}
          onChange={({ currentTarget }) => setPickedEmail(currentTarget.value)}
        >
          <option value="">Skrái hér að neðan</option>
          {ofUnit.map(({ name, email }) => (
            <option key={email} value={email}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Fragment key={picked ? `${checkout.unitId} ${picked.email}` : 'typed'}>
        <Field
          kind="name"
          label="Nafn"
          name="name"
          required
          defaultValue={initialValues.name}
          error={problems['receiver.name']}
        />
        <FieldPair>
          <Field
            kind="email"
            label="Netfang"
            name="email"
            required
            defaultValue={initialValues.email}
            error={problems['receiver.email']}
          />
          <Field
            kind="phone"
            label="Símanúmer"
            name="phone"
            required
            defaultValue={initialValues.phone}
            error={problems['receiver.phone']}
          />
        </FieldPair>
        <FieldPair>
          <Field
            kind="nationalId"
            label="Kennitala"
            name="ssn"
            required={!customer.isCompany}
            defaultValue={initialValues.ssn ?? ''}
            error={problems['receiver.ssn']}
          />
          <Field
            kind="nationalId"
            label="Kennitala fyrirtækis"
            name="companySsn"
            required={customer.isCompany}
            hint={customer.isCompany ? undefined : 'Aðeins ef keypt er fyrir fyrirtæki'}
            defaultValue={initialValues.companySsn ?? ''}
            error={problems['receiver.companySsn']}
          />
        </FieldPair>
      </Fragment>
      <Choice
        type="checkbox"
        name="allowMarketing"
        label="Já takk, ég vil fá tilboð og fréttir í tölvupósti"
        defaultChecked={initialValues.allowMarketing}
      />
    </Form>
  );
}
