'use client';

import { useState } from 'react';
import { placeOf } from '@/lib/rules/people/postal-codes.ts';
import { FieldPair } from './field-pair.tsx';
import { Field } from './field.tsx';

type Name = 'addressLine1' | 'postalCode' | 'city';

interface Props {
  /** A field's id is this and its name, where something leads to it; else an own one. */
  idPrefix?: string;
  known?: Readonly<Record<Name, string>> | null | undefined;
  /** Icelandic texts by the name of the field. */
  problems: Readonly<Partial<Record<Name, string | null | undefined>>>;
}

/** Street, postal code and place; the place follows from the code. */
export function PostalAddress({ idPrefix, known, problems }: Props) {
  const idOf = (name: Name): string | undefined => idPrefix && idPrefix + name;
  const [city, setCity] = useState(known?.city ?? '');
  return (
    <>
      <Field
        id={idOf('addressLine1')}
        label="Gata og húsnúmer"
        name="addressLine1"
        autoComplete="address-line1"
        required
        defaultValue={known?.addressLine1}
        error={problems.addressLine1}
      />
      <FieldPair>
        <Field
          id={idOf('postalCode')}
          label="Póstnúmer"
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={3}
          required
          defaultValue={known?.postalCode}
          onChange={({ target }) => setCity((typed) => placeOf(target.value) ?? typed)}
          error={problems.postalCode}
        />
        <Field
          id={idOf('city')}
          label="Staður"
          name="city"
          autoComplete="address-level2"
          required
          value={city}
          onChange={({ target }) => setCity(target.value)}
          error={problems.city}
        />
      </FieldPair>
    </>
  );
}
