'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Form } from '@/components/ui/form.tsx';
import { PostalAddressFields } from '@/components/ui/postal-address-fields.tsx';
import { readAddress } from '@/lib/checkout/address.ts';
import { type AddressForm as TypedAddress, addressSchema } from '@/lib/contract/forms/address.ts';
import { findProblems } from '@/lib/contract/forms/find-problems.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems, hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';

interface Props {
  initialAddress?: { addressLine1: string; postalCode: string; city: string };
  submitLabel: string;
  busy: boolean;
  /** Of the last try. */
  error: Error | null;
  onSubmit: (address: TypedAddress) => void;
}

/** Street, postal code and place; what was typed stays until it is kept. */
export function AddressForm({ initialAddress, submitLabel, busy, error, onSubmit }: Props) {
  const [localProblems, setLocalProblems] = useState<FieldProblems>({});
  const serverProblems = readFieldProblems(error);
  const problems = { ...serverProblems, ...localProblems };
  const submit = (data: FormData): void => {
    const address = readAddress(data);
    const next = findProblems(addressSchema, address, 'address');
    setLocalProblems(next);
    if (!hasProblem(next)) onSubmit(address);
  };
  return (
    <AddressFormArea>
      <Form
        onSubmit={submit}
        error={error && !hasProblem(serverProblems) && errorText(error)}
        busy={busy}
        submitLabel={submitLabel}
        submitSize="small"
      >
        <PostalAddressFields
          initialAddress={initialAddress}
          problems={{
            addressLine1: problems['address.addressLine1'],
            postalCode: problems['address.postalCode'],
            city: problems['address.city'],
          }}
        />
      </Form>
    </AddressFormArea>
  );
}

const AddressFormArea = styled.div`
  --pair-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
`;
