import * as z from 'zod/mini';
import {
  isKennitala,
  kennitalaKind,
  kennitalaMessage,
  normaliseKennitala,
} from '../../rules/people/kennitala.ts';
import { emailProblem, normaliseEmail } from '../../rules/security/credentials.ts';
import { requiredMessage } from '../../rules/text/backend-messages.ts';
import { textField } from './fields.ts';

const isEmailAddress = (text: string): boolean => text.includes('@');

/** An address in lower case or ten digits. */
function normaliseInvited(text: string): string {
  return isEmailAddress(text) ? normaliseEmail(text) : normaliseKennitala(text);
}

function findInvitedProblem(text: string): string | null {
  if (!text) return requiredMessage;
  if (isEmailAddress(text)) return emailProblem(text);
  if (!isKennitala(text)) return kennitalaMessage;
  return kennitalaKind(text) === 'company' ? 'Aðeins er hægt að bjóða fólki, ekki fyrirtækjum.' : null;
}

/** A person invited to a company, by e-mail address or national id. */
export const invitationSchema = z.object({ invited: textField(normaliseInvited, findInvitedProblem) });
