import * as z from 'zod/mini';
import { emailField, lineField, phoneField } from './fields.ts';

/** Who takes goods in at a unit of a company. */
export const unitReceiverSchema = z.object({ name: lineField, phone: phoneField, email: emailField });
