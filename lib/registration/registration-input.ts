import type { RegisterCustomerInput } from '../../graphql/generated/operations.ts';
import { requiredMessage } from '../rules/text/backend-messages.ts';
import { emailProblem, normaliseEmail } from '../rules/security/credentials.ts';
import type { FieldProblems } from '../rules/text/field-problems.ts';
import { formText, rawFormText } from '../rules/text/form-text.ts';
import { newPasswordProblem, type PasswordPolicy } from '../rules/security/password-rules.ts';
import { isPhone, phoneMessage } from '../rules/people/phone.ts';
import { findPlace, postalCodeMessage } from '../rules/people/postal-codes.ts';

/** A filled-in form. */
export interface RegistrationInput {
  details: Omit<RegisterCustomerInput, 'idToken'>;
  /** Null for whoever has just proven an account. */
  account: { email: string; password: string } | null;
}

/** What the preflight said of the national id. */
export interface Registrant {
  ssn: string;
  isCompany: boolean;
}

export function readRegistration(
  data: FormData,
  { ssn, isCompany }: Registrant,
  isProven: boolean,
): RegistrationInput {
  return {
    details: {
      ssn,
      name: formText(data, 'name'),
      contactName: isCompany ? formText(data, 'contactName') : null,
      phone: formText(data, 'phone'),
      addressLine1: formText(data, 'addressLine1'),
      postalCode: formText(data, 'postalCode'),
      city: formText(data, 'city'),
      allowMarketing: data.has('allowMarketing'),
      acceptTerms: data.has('acceptTerms'),
    },
    account: isProven
      ? null
      : { email: normaliseEmail(formText(data, 'email')), password: rawFormText(data, 'password') },
  };
}

/** Keys as the backend names them, in the order of the form. */
export function registrationProblems(
  { details, account }: RegistrationInput,
  isCompany: boolean,
  policy: PasswordPolicy,
): FieldProblems {
  const requiredProblem = (text: string | null | undefined): string | null => (text ? null : requiredMessage);
  return {
    name: requiredProblem(details.name),
    ...(isCompany && { contactName: requiredProblem(details.contactName) }),
    ...(account && { email: emailProblem(account.email) }),
    phone: requiredProblem(details.phone) ?? (isPhone(details.phone) ? null : phoneMessage),
    addressLine1: requiredProblem(details.addressLine1),
    postalCode:
      requiredProblem(details.postalCode) ??
      (findPlace(details.postalCode) === null ? postalCodeMessage : null),
    city: requiredProblem(details.city),
    ...(account && { password: newPasswordProblem(policy, account.password) }),
    acceptTerms: details.acceptTerms ? null : requiredMessage,
  };
}
