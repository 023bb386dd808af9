import type { AddressInput } from '../../graphql/generated/operations.ts';
import { formText } from '../rules/text/form-text.ts';
import { requiredMessage } from '../rules/text/backend-messages.ts';
import { findPlace, postalCodeMessage } from '../rules/people/postal-codes.ts';
import type { FieldProblems } from '../rules/text/field-problems.ts';

/** Value of the choice that opens the fields of a new address. */
export const newAddressChoice = 'new';

export function readAddress(data: FormData): AddressInput {
  return {
    addressLine1: formText(data, 'addressLine1'),
    postalCode: formText(data, 'postalCode'),
    city: formText(data, 'city'),
  };
}

/** Keys as the backend names them. */
export function addressProblems({ addressLine1, postalCode, city }: AddressInput): FieldProblems {
  return {
    'address.addressLine1': addressLine1 ? null : requiredMessage,
    'address.postalCode': postalCodeProblem(postalCode),
    'address.city': city ? null : requiredMessage,
  };
}

function postalCodeProblem(postalCode: string): string | null {
  if (!postalCode) return requiredMessage;
  return findPlace(postalCode) === null ? postalCodeMessage : null;
}
