import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { registrationSchemaOf } from '../../../../../lib/contract/forms/registration.ts';
import {
  isKennitala,
  kennitalaKind,
  kennitalaMessage,
  normaliseKennitala,
} from '../../../../../lib/rules/people/kennitala.ts';
import { FieldProblems, parseForm } from '../../../field-problems.ts';

export interface Registration {
  /** Ten digits. */
  ssn: string;
  isCompany: boolean;
  name: string;
  /** The person who registers a company; null for a person. */
  contactName: string | null;
  /** Seven digits. */
  phoneNumber: string;
  addressLine1: string;
  postalCode: string;
  city: string;
  allowMarketing: boolean;
}

/**
 * The ten digits of a national id however it is written; never verifies the check digit (specification §5.1, iceland §1).
 * @throws ShopError BAD_REQUEST
 */
export function readKennitala(text: string): string {
  const problems = new FieldProblems();
  problems.add('ssn', isKennitala(text) ? null : kennitalaMessage);
  problems.check();
  return normaliseKennitala(text);
}

/** @throws ShopError BAD_REQUEST with every invalid field */
export function readRegistration(input: ResolversTypes['RegisterCustomerInput']): Registration {
  const isCompany = isKennitala(input.ssn) && kennitalaKind(input.ssn) === 'company';
  const {
    phone,
    contactName,
    acceptTerms: _accepted,
    ...rest
  } = parseForm(registrationSchemaOf(isCompany), input);
  return { ...rest, isCompany, contactName: isCompany ? (contactName ?? null) : null, phoneNumber: phone };
}
