import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { emailProblem, normaliseEmail } from '../../../../../lib/rules/security/credentials.ts';
import {
  isKennitala,
  kennitalaMessage,
  normaliseKennitala,
} from '../../../../../lib/rules/people/kennitala.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { isPhone, normalisePhone, phoneMessage } from '../../../../../lib/rules/people/phone.ts';
import { normaliseText, type FieldProblems, findTextProblem } from '../../../field-problems.ts';

type Input = ResolversTypes['CheckoutOptionsInput'];

const maxAnswerLength = 1000;

/** Receiver as it is stored: phone and national ids as digits only. */
export function readReceiver(input: NonNullable<Input['receiver']>, problems: FieldProblems) {
  const receiver = {
    email: normaliseEmail(input.email),
    name: normaliseText(input.name),
    ssn: normaliseKennitala(input.ssn ?? '') || null,
    companySsn: normaliseKennitala(input.companySsn ?? '') || null,
    phone: normalisePhone(input.phone),
    allowMarketing: input.allowMarketing ?? false,
  };
  problems.add('receiver.email', emailProblem(receiver.email));
  problems.add('receiver.name', findTextProblem(receiver.name, true));
  problems.add('receiver.phone', isPhone(receiver.phone) ? null : phoneMessage);
  for (const field of ['ssn', 'companySsn'] as const) {
    const value = receiver[field];
    problems.add(`receiver.${field}`, value === null || isKennitala(value) ? null : kennitalaMessage);
  }
  return receiver;
}

/** Answers by option id; an empty one deletes the stored answer. */
export function readAnswers(
  input: readonly ResolversTypes['CheckoutOptionValueInput'][],
  options: readonly { id: string }[],
  problems: FieldProblems,
): Record<string, string> {
  const ids = new Set(options.map(({ id }) => id));
  const answers: Record<string, string> = {};
  for (const { id, value } of input) {
    const text = normaliseText(value);
    const isText = text.length <= maxAnswerLength && text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text);
    if (!ids.has(id) || !isText) problems.add(`checkoutOptions.${id}`, badRequestMessage);
    else answers[id] = text;
  }
  return answers;
}
