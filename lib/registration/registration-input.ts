import { findProblems } from '../contract/forms/find-problems.ts';
import { type RegistrationForm, registrationSchemaOf } from '../contract/forms/registration.ts';
import { emailProblem, normaliseEmail } from '../rules/security/credentials.ts';
import type { FieldProblems } from '../rules/text/field-problems.ts';
import { formText, rawFormText } from '../rules/text/form-text.ts';
import { newPasswordProblem, type PasswordPolicy } from '../rules/security/password-rules.ts';

/** A filled-in form. */
export interface RegistrationInput {
  details: RegistrationForm;
  /** Null for a visitor who has just proven an account. */
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

/** Keys as the backend names them. */
export function registrationProblems(
  { details, account }: RegistrationInput,
  isCompany: boolean,
  policy: PasswordPolicy,
): FieldProblems {
  return {
    ...findProblems(registrationSchemaOf(isCompany), details),
    ...(account && {
      email: emailProblem(account.email),
      password: newPasswordProblem(policy, account.password),
    }),
  };
}
