'use client';

import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Form } from '@/components/ui/form.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCheckout } from '@/lib/checkout/queries.ts';
import { initialReceiver, readReceiver } from '@/lib/checkout/receiver.ts';
import { findProblems } from '@/lib/contract/forms/find-problems.ts';
import { receiverSchemaOf } from '@/lib/contract/forms/receiver.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { checkoutStepPath } from '@/lib/rules/routes/checkout-step.ts';
import { FieldPair } from '@/components/ui/field-pair.tsx';
import { PreviousStep } from './previous-step.tsx';
import { useStep } from './use-step.ts';

/** Who receives the order; filled from the customer. */
export function ReceiverStep() {
  const { data: checkout } = useCheckout();
  const { data: customer } = useCustomer();
  const { problems, error, busy, submitStep } = useStep(checkoutStepPath('Delivery'));
  if (!checkout || !customer) return <Skeleton height="360px" />;
  const initialValues = initialReceiver(checkout.receiver, customer);

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
      <Choice
        type="checkbox"
        name="allowMarketing"
        label="Já takk, ég vil fá tilboð og fréttir í tölvupósti"
        defaultChecked={initialValues.allowMarketing}
      />
    </Form>
  );
}
