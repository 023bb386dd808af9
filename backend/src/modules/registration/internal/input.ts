import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import {
  isKennitala,
  kennitalaKind,
  kennitalaMessage,
  normaliseKennitala,
} from '../../../../../lib/rules/people/kennitala.ts';
import { isPhone, normalisePhone, phoneMessage } from '../../../../../lib/rules/people/phone.ts';
import { findPlace, postalCodeMessage } from '../../../../../lib/rules/people/postal-codes.ts';
import { normaliseText, FieldProblems, findTextProblem } from '../../../field-problems.ts';

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
  const problems = new FieldProblems();
  const ssn = normaliseKennitala(input.ssn);
  const isCompany = isKennitala(ssn) && kennitalaKind(ssn) === 'company';
  const registration = {
    ssn,
    isCompany,
    name: collapseSpaces(input.name),
    contactName: isCompany ? collapseSpaces(input.contactName) : null,
    phoneNumber: normalisePhone(input.phone),
    addressLine1: collapseSpaces(input.addressLine1),
    postalCode: input.postalCode.trim(),
    city: collapseSpaces(input.city),
    allowMarketing: input.allowMarketing,
  };
  problems.add('ssn', isKennitala(ssn) ? null : kennitalaMessage);
  problems.add('name', findTextProblem(registration.name, true));
  if (isCompany) problems.add('contactName', findTextProblem(registration.contactName ?? '', true));
  problems.add('phone', isPhone(registration.phoneNumber) ? null : phoneMessage);
  problems.add('addressLine1', findTextProblem(registration.addressLine1, true));
  problems.add('postalCode', findPlace(registration.postalCode) === null ? postalCodeMessage : null);
  problems.add('city', findTextProblem(registration.city, true));
  problems.add('acceptTerms', input.acceptTerms ? null : requiredMessage);
  problems.check();
  return registration;
}

/** Names are searched and sorted: a double space would hide them. */
function collapseSpaces(text: string | null | undefined): string {
  return normaliseText(text).replaceAll(/\s+/gu, ' ');
}
