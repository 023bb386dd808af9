import * as z from 'zod/mini';
import {
  kennitalaField,
  orEmpty,
  emailField,
  lineField,
  optionalKennitalaField,
  phoneField,
} from './fields.ts';

/** Who receives an order. */
export const receiverSchema = z.object({
  name: lineField,
  email: emailField,
  phone: phoneField,
  ssn: optionalKennitalaField,
  companySsn: optionalKennitalaField,
  allowMarketing: z.pipe(
    z.nullish(z.boolean()),
    z.transform((isAllowed) => isAllowed ?? false),
  ),
});

/** As typed. */
export type ReceiverForm = z.input<typeof receiverSchema>;

/** As receiverSchema, where the customer's own national id is required. */
export function receiverSchemaOf(isCompany: boolean): z.ZodMiniType<unknown, ReceiverForm> {
  return isCompany
    ? z.extend(receiverSchema, { companySsn: orEmpty(kennitalaField) })
    : z.extend(receiverSchema, { ssn: orEmpty(kennitalaField) });
}
