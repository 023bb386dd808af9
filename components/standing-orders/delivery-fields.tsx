'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { Price } from '@/components/ui/price.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { addressLine } from '@/lib/rules/people/address-line.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import type { StandingChoices, StandingOrder } from '@/lib/standing-orders/queries.ts';

type Filled = Pick<StandingOrder, 'deliveryMethodId' | 'addressId' | 'receiver' | 'checkoutOptions'>;

interface Props {
  choices: StandingChoices;
  addresses: Customer['addresses'];
  /** What it has so far. */
  filled: Filled | null;
  problems: FieldProblems;
}

/** How the orders are delivered, where to and to whom, and the shop's questions about them. */
export function DeliveryFields({ choices, addresses, filled, problems }: Props) {
  const { deliveries } = choices;
  const [methodId, setMethodId] = useState(filled?.deliveryMethodId ?? deliveries[0]?.method.id);
  const delivery = deliveries.find(({ method }) => method.id === methodId);
  const receiver = filled?.receiver ?? choices.receiver;
  return (
    <>
      <FieldGroup legend="Afhendingarmáti">
        {deliveries.map(({ method: { id, name, description, amount, freeFrom } }) => (
          <Choice
            key={id}
            type="radio"
            framed
            name="deliveryMethodId"
            value={id}
            label={name}
            hint={
              freeFrom === null ? description : `${description ?? ''} Frítt frá ${formatKronur(freeFrom)}.`
            }
            after={amount === 0 ? 'Frítt' : <Price amount={amount} />}
            checked={id === methodId}
            onChange={() => setMethodId(id)}
          />
        ))}
        {problems['deliveryMethodId'] && <p role="alert">{problems['deliveryMethodId']}</p>}
      </FieldGroup>
      {delivery?.method.requiresAddress && (
        <FieldGroup legend="Heimilisfang">
          {addresses.map(({ id, address }, index) => (
            <Choice
              key={id}
              type="radio"
              framed
              name="addressId"
              value={id}
              label={addressLine(address)}
              defaultChecked={filled?.addressId ? filled.addressId === id : index === 0}
            />
          ))}
          {addresses.length === 0 && (
            <p>
              Ekkert heimilisfang er skráð. <a href="/auth/addresses">Skrá heimilisfang</a>
            </p>
          )}
          {problems['addressId'] && <p role="alert">{problems['addressId']}</p>}
        </FieldGroup>
      )}
      <FieldGroup legend="Viðtakandi">
        <Field
          kind="name"
          label="Nafn"
          name="receiver.name"
          required
          defaultValue={receiver.name}
          error={problems['receiver.name']}
        />
        <Field
          kind="email"
          label="Netfang"
          name="receiver.email"
          required
          hint="Pöntunarstaðfestingar berast hingað."
          defaultValue={receiver.email}
          error={problems['receiver.email']}
        />
        <Field
          kind="phone"
          label="Sími"
          name="receiver.phone"
          required
          defaultValue={receiver.phone}
          error={problems['receiver.phone']}
        />
      </FieldGroup>
      {delivery && delivery.checkoutOptions.length > 0 && (
        <FieldGroup legend="Upplýsingar með pöntun">
          {delivery.checkoutOptions.map(
            ({ id, name, description, isRequired, placeholder, defaultValue }) => (
              <Field
                kind="text"
                key={id}
                label={name}
                hint={description}
                name={`checkoutOptions.${id}`}
                required={isRequired}
                placeholder={placeholder ?? undefined}
                defaultValue={
                  filled?.checkoutOptions.find((answer) => answer.id === id)?.value ?? defaultValue ?? ''
                }
                error={problems[`checkoutOptions.${id}`]}
              />
            ),
          )}
        </FieldGroup>
      )}
    </>
  );
}
