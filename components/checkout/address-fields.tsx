'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { Field } from '@/components/ui/field.tsx';
import { newAddress } from '@/lib/checkout/address.ts';
import type { FieldProblems } from '@/lib/rules/field-problems.ts';
import type { Checkout } from '@/lib/checkout/queries.ts';
import type { Customer } from '@/lib/customer/queries.ts';
import { placeOf } from '@/lib/rules/postal-codes.ts';

interface Props {
  saved: Customer['addresses'];
  /** Chosen before. */
  known: Checkout['address'];
  problems: FieldProblems;
}

/** A saved address or a new one; the place follows from the postal code. */
export function AddressFields({ saved, known, problems }: Props) {
  const first = saved.find(({ address }) => address.id === known?.id || sameAddress(address, known)) ?? null;
  const [chosen, setChosen] = useState(first?.id ?? (known ? newAddress : (saved[0]?.id ?? newAddress)));
  const [city, setCity] = useState(known?.city ?? '');
  return (
    <fieldset>
      <legend>Heimilisfang</legend>
      {saved.map(({ id, address }) => (
        <Choice
          key={id}
          type="radio"
          framed
          name="addressId"
          value={id}
          label={address.addressLine1}
          hint={`${address.postalCode} ${address.city}`}
          checked={chosen === id}
          onChange={() => setChosen(id)}
        />
      ))}
      {saved.length > 0 && (
        <Choice
          type="radio"
          framed
          name="addressId"
          value={newAddress}
          label="Nýtt heimilisfang"
          checked={chosen === newAddress}
          onChange={() => setChosen(newAddress)}
        />
      )}
      {chosen === newAddress && (
        <>
          <Field
            label="Gata og húsnúmer"
            name="addressLine1"
            autoComplete="address-line1"
            required
            defaultValue={first ? '' : known?.addressLine1}
            error={problems['address.addressLine1']}
          />
          <div data-pair>
            <Field
              label="Póstnúmer"
              name="postalCode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={3}
              required
              defaultValue={first ? '' : known?.postalCode}
              onChange={({ target }) => setCity((typed) => placeOf(target.value) ?? typed)}
              error={problems['address.postalCode']}
            />
            <Field
              label="Staður"
              name="city"
              autoComplete="address-level2"
              required
              value={city}
              onChange={({ target }) => setCity(target.value)}
              error={problems['address.city']}
            />
          </div>
        </>
      )}
    </fieldset>
  );
}

function sameAddress(a: NonNullable<Checkout['address']>, b: Checkout['address']): boolean {
  return a.addressLine1 === b?.addressLine1 && a.postalCode === b.postalCode;
}
