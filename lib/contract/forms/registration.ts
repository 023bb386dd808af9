import * as z from 'zod/mini';
import { acceptedField, kennitalaField, nameField, orEmpty, phoneField, postalCodeField } from './fields.ts';

const registrationSchema = z.object({
  ssn: kennitalaField,
  name: nameField,
  contactName: z.nullish(z.string()),
  phone: phoneField,
  addressLine1: nameField,
  postalCode: postalCodeField,
  city: nameField,
  allowMarketing: z.boolean(),
  acceptTerms: acceptedField,
});

/** A new customer; of a company the person who registers it as well. */
export function registrationSchemaOf(isCompany: boolean) {
  return isCompany ? z.extend(registrationSchema, { contactName: orEmpty(nameField) }) : registrationSchema;
}

/** As typed. */
export type RegistrationForm = z.input<typeof registrationSchema>;
