'use client';

import { useState } from 'react';
import { findPlace } from '@/lib/rules/people/postal-codes.ts';
import { FieldPair } from './field-pair.tsx';
import { Field } from './field.tsx';

type AddressFieldName = 'addressLine1' | 'postalCode' | 'city';

interface Props {
  /** Prefix of the fields' ids, for links to them; else generated ids. */
  idPrefix?: string;
  initialAddress?: Readonly<Record<AddressFieldName, string>> | null | undefined;
  /** Icelandic texts by the name of the field. */
  problems: Readonly<Partial<Record<AddressFieldName, string | null | undefined>>>;
}

/** Street, postal code and place; the place follows from the code. */
export function PostalAddressFields({ idPrefix, initialAddress, problems }: Props) {
  const fieldId = (name: AddressFieldName): string | undefined => idPrefix && idPrefix + name;
  const [city, setCity] = useState(initialAddress?.city ?? '');
  return (
    <>
      <Field
        kind="street"
        id={fieldId('addressLine1')}
        label="Gata og húsnúmer"
        name="addressLine1"
        required
        defaultValue={initialAddress?.addressLine1}
        error={problems.addressLine1}
      />
      <FieldPair>
        <Field
          kind="postalCode"
          id={fieldId('postalCode')}
          label="Póstnúmer"
          name="postalCode"
          maxLength={3}
          required
          defaultValue={initialAddress?.postalCode}
          onChange={({ target }) => setCity((typedCity) => findPlace(target.value) ?? typedCity)}
          error={problems.postalCode}
        />
        <Field
          kind="city"
          id={fieldId('city')}
          label="Staður"
          name="city"
          required
          value={city}
          onChange={({ target }) => setCity(target.value)}
          error={problems.city}
        />
      </FieldPair>
    </>
  );
}
