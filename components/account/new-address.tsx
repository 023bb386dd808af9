'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { useAddAddress } from '@/lib/account/mutations.ts';
import { AddressForm } from './address-form.tsx';

/** Adds one address to the book. */
export function NewAddress() {
  const { mutate, isPending, isSuccess, error } = useAddAddress();
  // Another form, with empty fields, for each address that was kept.
  const [savedCount, setSavedCount] = useState(0);
  return (
    <NewAddressSection>
      <h2>Nýtt heimilisfang</h2>
      <AddressForm
        key={savedCount}
        submitLabel="Bæta við heimilisfangi"
        busy={isPending}
        error={error}
        onSubmit={(address) => mutate(address, { onSuccess: () => setSavedCount(savedCount + 1) })}
      />
      <p role="status">{isSuccess && savedCount > 0 && 'Heimilisfanginu var bætt við'}</p>
    </NewAddressSection>
  );
}

const NewAddressSection = styled.section`
  display: grid;
  gap: var(--space-4);
  max-width: 560px;
  & h2 {
    font-size: var(--text-large);
  }
`;
