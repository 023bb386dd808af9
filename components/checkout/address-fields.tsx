'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { PostalAddress } from '@/components/ui/postal-address.tsx';
import { newAddress } from '@/lib/checkout/address.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import type { Checkout } from '@/lib/checkout/queries.ts';
import type { Customer } from '@/lib/customer/queries.ts';

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
          <PostalAddress
            known={first ? null : known}
            problems={{
              addressLine1: problems['address.addressLine1'],
              postalCode: problems['address.postalCode'],
              city: problems['address.city'],
            }}
          />
          <Choice type="checkbox" name="saveAddress" label="Vista heimilisfangið fyrir næstu pantanir" />
        </>
      )}
    </fieldset>
  );
}

function sameAddress(a: NonNullable<Checkout['address']>, b: Checkout['address']): boolean {
  return a.addressLine1 === b?.addressLine1 && a.postalCode === b.postalCode;
}
