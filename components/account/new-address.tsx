'use client';

import { type SyntheticEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { PostalAddress } from '@/components/ui/postal-address.tsx';
import { useAddAddress } from '@/lib/account/mutations.ts';
import { addressProblems, typedAddress } from '@/lib/checkout/address.ts';
import { fieldProblems, hasProblem, type FieldProblems } from '@/lib/rules/field-problems.ts';
import { errorText } from '@/lib/rules/error-text.ts';
import { theme } from '@/styles/theme.ts';

/** Adds one address; what was typed stays until it is kept. */
export function NewAddress() {
  const { mutate, isPending, isSuccess } = useAddAddress();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [error, setError] = useState<string | null>(null);
  // Another form, with empty fields, for each address that was kept.
  const [kept, setKept] = useState(0);

  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const address = typedAddress(new FormData(event.currentTarget));
    const found = addressProblems(address);
    setProblems(found);
    setError(null);
    if (hasProblem(found)) return;
    mutate(address, {
      onSuccess: () => setKept(kept + 1),
      onError: (cause) => {
        const known = fieldProblems(cause);
        setProblems(known);
        setError(hasProblem(known) ? null : errorText(cause));
      },
    });
  };
  return (
    <Form key={kept} noValidate onSubmit={submit}>
      <h2>Nýtt heimilisfang</h2>
      <PostalAddress
        problems={{
          addressLine1: problems['address.addressLine1'],
          postalCode: problems['address.postalCode'],
          city: problems['address.city'],
        }}
      />
      {error && <p role="alert">{error}</p>}
      <Button type="submit" busy={isPending}>
        Bæta við heimilisfangi
      </Button>
      <p role="status">{isSuccess && kept > 0 && 'Heimilisfanginu var bætt við'}</p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  max-width: 560px;
  & h2 {
    font-size: ${theme.text.large};
  }
  & [data-pair] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    align-items: start;
    gap: 16px;
  }
  & button {
    justify-self: start;
  }
  & p[role='alert'] {
    color: ${theme.color.rust};
  }
`;
