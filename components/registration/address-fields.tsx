'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import type { FieldProblems } from '@/lib/rules/field-problems.ts';
import { placeOf } from '@/lib/rules/postal-codes.ts';

/** The address; the place follows from the postal code. */
export function AddressFields({ problems }: { problems: FieldProblems }) {
  const [city, setCity] = useState('');
  return (
    <fieldset>
      <legend>Heimilisfang</legend>
      <Field
        id="sign-up-addressLine1"
        label="Gata og húsnúmer"
        name="addressLine1"
        autoComplete="address-line1"
        required
        error={problems['addressLine1']}
      />
      <div data-pair>
        <Field
          id="sign-up-postalCode"
          label="Póstnúmer"
          name="postalCode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={3}
          required
          onChange={({ target }) => setCity((typed) => placeOf(target.value) ?? typed)}
          error={problems['postalCode']}
        />
        <Field
          id="sign-up-city"
          label="Staður"
          name="city"
          autoComplete="address-level2"
          required
          value={city}
          onChange={({ target }) => setCity(target.value)}
          error={problems['city']}
        />
      </div>
    </fieldset>
  );
}
