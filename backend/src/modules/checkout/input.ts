import type { ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import { emailProblem, normaliseEmail } from '../../../../lib/rules/credentials.ts';
import { isKennitala, kennitalaMessage, normaliseKennitala } from '../../../../lib/rules/kennitala.ts';
import { badRequestMessage } from '../../../../lib/rules/backend-messages.ts';
import { isPhone, normalisePhone, phoneMessage } from '../../../../lib/rules/phone.ts';
import { placeOf, postalCodeMessage } from '../../../../lib/rules/postal-codes.ts';
import { clean, type FieldProblems, textProblem } from '../../field-problems.ts';
import type { ChosenAddress } from '../../db/schema/carts.ts';

type Input = ResolversTypes['CheckoutOptionsInput'];

const longestAnswer = 1000;

/** Receiver as it is stored: phone and national ids as digits only. */
export function readReceiver(input: NonNullable<Input['receiver']>, problems: FieldProblems) {
  const receiver = {
    email: normaliseEmail(input.email),
    name: clean(input.name),
    ssn: normaliseKennitala(input.ssn ?? '') || null,
    companySsn: normaliseKennitala(input.companySsn ?? '') || null,
    phone: normalisePhone(input.phone),
    allowMarketing: input.allowMarketing ?? false,
  };
  problems.add('receiver.email', emailProblem(receiver.email));
  problems.add('receiver.name', textProblem(receiver.name, true));
  problems.add('receiver.phone', isPhone(receiver.phone) ? null : phoneMessage);
  for (const field of ['ssn', 'companySsn'] as const) {
    const value = receiver[field];
    problems.add(`receiver.${field}`, value === null || isKennitala(value) ? null : kennitalaMessage);
  }
  return receiver;
}

/** A new address; only Iceland is delivered to. */
export function readAddress(input: NonNullable<Input['address']>, problems: FieldProblems): ChosenAddress {
  const address = {
    id: null,
    addressLine1: clean(input.addressLine1),
    addressLine2: clean(input.addressLine2) || null,
    city: clean(input.city),
    state: clean(input.state) || null,
    country: input.country ?? 'IS',
    postalCode: input.postalCode.trim(),
  };
  problems.add('address.addressLine1', textProblem(address.addressLine1, true));
  problems.add('address.addressLine2', textProblem(address.addressLine2 ?? '', false));
  problems.add('address.city', textProblem(address.city, true));
  problems.add('address.state', textProblem(address.state ?? '', false));
  problems.add('address.country', address.country === 'IS' ? null : badRequestMessage);
  problems.add('address.postalCode', placeOf(address.postalCode) === null ? postalCodeMessage : null);
  return address;
}

/** Answers by option id; an empty one takes the answer back. */
export function readAnswers(
  input: readonly ResolversTypes['CheckoutOptionValueInput'][],
  known: readonly { id: string }[],
  problems: FieldProblems,
): Record<string, string> {
  const ids = new Set(known.map(({ id }) => id));
  const answers: Record<string, string> = {};
  for (const { id, value } of input) {
    const text = clean(value);
    if (!ids.has(id) || text.length > longestAnswer) problems.add(`checkoutOptions.${id}`, badRequestMessage);
    else answers[id] = text;
  }
  return answers;
}
