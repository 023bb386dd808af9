'use client';

import { addressLine } from '@/lib/rules/people/address-line.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { SavedList } from '@/components/ui/saved-list.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { addressesQuery, type CustomerAddress } from '@/lib/account/addresses.ts';
import { useRemoveAddress, useUpdateAddress } from '@/lib/account/mutations.ts';
import { AddressForm } from './address-form.tsx';

/** Where goods can be sent; the main address can be changed but stays, because it stands on invoices. */
export function AddressBook({ mayManage = true }: { mayManage?: boolean }) {
  const { data: addresses, error, refetch } = useQuery(addressesQuery);
  const remove = useRemoveAddress();
  const update = useUpdateAddress();
  const [editing, setEditing] = useState<CustomerAddress | null>(null);
  const [removing, setRemoving] = useState<CustomerAddress | null>(null);
  if (error && !addresses) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!addresses) return <Skeleton height="160px" />;
  if (addresses.length === 0) return <EmptyState title="Ekkert heimilisfang skráð" />;
  return (
    <AddressList>
      <ul aria-label="Heimilisföng">
        {addresses.map((one) => (
          <li key={one.id}>
            <span>
              {one.address.addressLine1}
              <small>
                {one.address.postalCode} {one.address.city}
              </small>
              {one.isMain && <small>Aðalheimilisfang, stendur á reikningum</small>}
            </span>
            {mayManage && (
              <div data-actions>
                <Button
                  variant="secondary"
                  aria-label={`Breyta heimilisfangi: ${one.address.addressLine1}`}
                  onClick={() => {
                    remove.reset();
                    update.reset();
                    setEditing(one);
                  }}
                >
                  Breyta
                </Button>
                {!one.isMain && (
                  <Button
                    variant="secondary"
                    aria-label={`Eyða heimilisfangi: ${one.address.addressLine1}`}
                    onClick={() => {
                      remove.reset();
                      update.reset();
                      setRemoving(one);
                    }}
                  >
                    Eyða
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <p role="status">
        {remove.isSuccess && 'Heimilisfanginu var eytt'}
        {update.isSuccess && !editing && 'Breytingar vistaðar'}
      </p>
      {removing && (
        <ConfirmDialog
          title="Eyða heimilisfangi?"
          confirmLabel="Eyða"
          busyLabel="Vista…"
          busy={remove.isPending}
          error={remove.error}
          isDangerous
          onConfirm={() => remove.mutate(removing.id, { onSuccess: () => setRemoving(null) })}
          onClose={() => setRemoving(null)}
        >
          <p>{addressLine(removing.address)}</p>
        </ConfirmDialog>
      )}
      {editing && (
        <Modal title="Breyta heimilisfangi" width={560} onClose={() => setEditing(null)}>
          <AddressForm
            initialAddress={editing.address}
            submitLabel="Vista"
            busy={update.isPending}
            error={update.error}
            onSubmit={(input) =>
              update.mutate({ addressId: editing.id, input }, { onSuccess: () => setEditing(null) })
            }
          />
        </Modal>
      )}
    </AddressList>
  );
}

const AddressList = styled(SavedList)`
  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
  }
`;
