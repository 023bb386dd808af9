import type { AddressForm } from '../contract/forms/address.ts';
import { formText } from '../rules/text/form-text.ts';

/** Value of the choice that opens the fields of a new address. */
export const newAddressChoice = 'new';

export function readAddress(data: FormData): AddressForm {
  return {
    addressLine1: formText(data, 'addressLine1'),
    postalCode: formText(data, 'postalCode'),
    city: formText(data, 'city'),
  };
}
