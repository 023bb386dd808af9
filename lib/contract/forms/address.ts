import * as z from 'zod/mini';
import { badRequestMessage } from '../../rules/text/backend-messages.ts';
import { textField, lineField, optionalLineField, postalCodeField } from './fields.ts';

/** A postal address; the shop delivers within Iceland only. */
export const addressSchema = z.object({
  addressLine1: lineField,
  addressLine2: optionalLineField,
  postalCode: postalCodeField,
  city: lineField,
  state: optionalLineField,
  country: z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((country) => country ?? 'IS'),
    ),
    textField(
      (country) => country,
      (country) => (country === 'IS' ? null : badRequestMessage),
    ),
  ),
});

/** As typed. */
export type AddressForm = z.input<typeof addressSchema>;
/** As stored. */
export type PostalAddress = z.output<typeof addressSchema>;
