'use client';

import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import type { AddressInput } from '@/graphql/generated/operations.ts';
import { Button } from '@/components/ui/button.tsx';
import { PostalAddressFields } from '@/components/ui/postal-address-fields.tsx';
import { addressProblems, readAddress } from '@/lib/checkout/address.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems, hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';

interface Props {
  initialAddress?: { addressLine1: string; postalCode: string; city: string };
  submitLabel: string;
  busy: boolean;
  /** Of the last try. */
  error: Error | null;
  onSubmit: (address: AddressInput) => void;
}

/** Street, postal code and place; what was typed stays until it is kept. */
export function AddressForm({ initialAddress, submitLabel, busy, error, onSubmit }: Props) {
  const [localProblems, setLocalProblems] = useState<FieldProblems>({});
  const serverProblems = readFieldProblems(error);
  const problems = { ...serverProblems, ...localProblems };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const address = readAddress(new FormData(event.currentTarget));
    const next = addressProblems(address);
    setLocalProblems(next);
    if (!hasProblem(next) && !busy) onSubmit(address);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <PostalAddressFields
        initialAddress={initialAddress}
        problems={{
          addressLine1: problems['address.addressLine1'],
          postalCode: problems['address.postalCode'],
          city: problems['address.city'],
        }}
      />
      {error && !hasProblem(serverProblems) && <p role="alert">{errorText(error)}</p>}
      <Button type="submit" busy={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  --pair-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  & button {
    justify-self: start;
  }
  & p[role='alert'] {
    color: var(--color-rust);
  }
`;
