import * as z from 'zod/mini';
import { emailField, nameField, optionalPhoneField } from './fields.ts';

/** Somebody who is no customer yet, and gets a quote. */
export const prospectSchema = z.object({
  name: nameField,
  email: emailField,
  phoneNumber: optionalPhoneField,
});
