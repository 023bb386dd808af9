'use client';

import { useState } from 'react';
import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import { PostalAddressFields } from '@/components/ui/postal-address-fields.tsx';
import { newAddressChoice } from '@/lib/checkout/address.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import type { Checkout } from '@/lib/checkout/queries.ts';
import type { Customer } from '@/lib/customer/queries.ts';

interface Props {
  savedAddresses: Customer['addresses'];
  /** The unit that the order is for. */
  unit: Checkout['units'][number] | null;
  /** Chosen before. */
  checkoutAddress: Checkout['address'];
  problems: FieldProblems;
}

/** A saved address or a new one; the place follows from the postal code. */
export function AddressFields({ savedAddresses: all, unit, checkoutAddress, problems }: Props) {
  const savedAddresses = unit ? unitFirst(all, unit.addressIds) : all;
  const selectedAddress =
    savedAddresses.find(
      ({ address }) => address.id === checkoutAddress?.id || sameAddress(address, checkoutAddress),
    ) ?? null;
  const [selectedId, setSelectedId] = useState(
    selectedAddress?.id ?? (checkoutAddress ? newAddressChoice : (savedAddresses[0]?.id ?? newAddressChoice)),
  );
  return (
    <FieldGroup legend="Heimilisfang">
      {savedAddresses.map(({ id, address }) => (
        <Choice
          key={id}
          type="radio"
          framed
          name="addressId"
          value={id}
          label={address.addressLine1}
          hint={
            unit?.addressIds.includes(id)
              ? [`${address.postalCode} ${address.city}`, rampText(unit)].filter(Boolean).join(' · ')
              : `${address.postalCode} ${address.city}`
          }
          checked={selectedId === id}
          onChange={() => setSelectedId(id)}
        />
      ))}
      {savedAddresses.length > 0 && (
        <Choice
          type="radio"
          framed
          name="addressId"
          value={newAddressChoice}
          label="Nýtt heimilisfang"
          checked={selectedId === newAddressChoice}
          onChange={() => setSelectedId(newAddressChoice)}
        />
      )}
      {selectedId === newAddressChoice && (
        <>
          <PostalAddressFields
            initialAddress={selectedAddress ? null : checkoutAddress}
            problems={{
              addressLine1: problems['address.addressLine1'],
              postalCode: problems['address.postalCode'],
              city: problems['address.city'],
            }}
          />
          <Choice type="checkbox" name="saveAddress" label="Vista heimilisfangið fyrir næstu pantanir" />
        </>
      )}
    </FieldGroup>
  );
}

/** Addresses of the unit before the others, as it orders them. */
function unitFirst(all: Props['savedAddresses'], unitIds: readonly string[]): Props['savedAddresses'] {
  const ofUnit = unitIds.flatMap((id) => all.find((one) => one.id === id) ?? []);
  return [...ofUnit, ...all.filter((one) => !ofUnit.includes(one))];
}

/** When and how goods are taken in there. */
function rampText({ rampHours, rampNote }: NonNullable<Props['unit']>): string | null {
  return [rampHours && `Vörumóttaka opin ${rampHours}`, rampNote].filter(Boolean).join(' · ') || null;
}

function sameAddress(a: NonNullable<Checkout['address']>, b: Checkout['address']): boolean {
  return a.addressLine1 === b?.addressLine1 && a.postalCode === b.postalCode;
}
