'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { keptListStyle } from '@/components/ui/kept-list-style.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { addressesQuery } from '@/lib/account/addresses.ts';
import { useRemoveAddress } from '@/lib/account/mutations.ts';
import { errorText } from '@/lib/rules/error-text.ts';

/** Where goods can be sent; the main address stays, because it stands on invoices. */
export function AddressBook() {
  const { data: addresses, error, refetch } = useQuery(addressesQuery);
  const remove = useRemoveAddress();
  if (error && !addresses) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!addresses) return <Skeleton height="160px" />;
  if (addresses.length === 0) return <EmptyState title="Ekkert heimilisfang skráð" />;
  return (
    <Frame>
      <ul aria-label="Heimilisföng">
        {addresses.map(({ id, isMain, address }) => (
          <li key={id}>
            <span>
              {address.addressLine1}
              <small>
                {address.postalCode} {address.city}
              </small>
            </span>
            {isMain ? (
              <small>Aðalheimilisfang, stendur á reikningum</small>
            ) : (
              <Button
                variant="secondary"
                busy={remove.isPending && remove.variables === id}
                aria-label={`Eyða heimilisfangi: ${address.addressLine1}`}
                onClick={() => remove.mutate(id)}
              >
                Eyða
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{remove.isSuccess && 'Heimilisfanginu var eytt'}</p>
      {remove.error && <p role="alert">{errorText(remove.error)}</p>}
    </Frame>
  );
}

const Frame = styled.div`
  ${keptListStyle}
`;
