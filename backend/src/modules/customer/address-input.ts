import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import { findPlace, postalCodeMessage } from '../../../../lib/rules/people/postal-codes.ts';
import { normaliseText, type FieldProblems, findTextProblem } from '../../field-problems.ts';

/** An address as it is stored. */
export interface NewAddress {
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string | null;
  country: string;
  postalCode: string;
}

/** Validates an address; the shop delivers within Iceland only. Problems are named `address.` and the field. */
export function readAddress(input: ResolversTypes['AddressInput'], problems: FieldProblems): NewAddress {
  const address = {
    addressLine1: normaliseText(input.addressLine1),
    addressLine2: normaliseText(input.addressLine2) || null,
    city: normaliseText(input.city),
    state: normaliseText(input.state) || null,
    country: input.country ?? 'IS',
    postalCode: input.postalCode.trim(),
  };
  problems.add('address.addressLine1', findTextProblem(address.addressLine1, true));
  problems.add('address.addressLine2', findTextProblem(address.addressLine2 ?? '', false));
  problems.add('address.city', findTextProblem(address.city, true));
  problems.add('address.state', findTextProblem(address.state ?? '', false));
  problems.add('address.country', address.country === 'IS' ? null : badRequestMessage);
  problems.add('address.postalCode', findPlace(address.postalCode) === null ? postalCodeMessage : null);
  return address;
}
