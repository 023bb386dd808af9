'use client';

import { useState } from 'react';
import { ProofExpired, useRegister } from '@/lib/registration/mutations.ts';
import {
  registrationProblems,
  readRegistration,
  type Registrant,
} from '@/lib/registration/registration-input.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { readFieldProblems, hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import type { PasswordPolicy } from '@/lib/rules/security/password-rules.ts';

interface RegistrationOptions {
  registrant: Registrant;
  policy: PasswordPolicy;
  refetchPolicy: () => Promise<PasswordPolicy>;
  onRegistered: (registered: { email: string; name: string }) => void;
}

interface RegistrationState {
  problems: FieldProblems;
  /** Icelandic text for the form as a whole. */
  error: string | null;
  /** The address or the national id belongs to somebody, perhaps to the visitor. */
  isAlreadyRegistered: boolean;
  busy: boolean;
  /** The account that was proven before is so no longer: its password is asked for. */
  isProofExpired: boolean;
  submit: (data: FormData, isProven: boolean) => void;
}

const proofExpiredMessage =
  'Of langt er liðið frá innskráningu. Vinsamlegast sláið inn netfang og lykilorð aftur.';
/** Which field a refusal of the identity service belongs to. */
const fieldOfCode: Readonly<Record<string, string>> = {
  'invalid-email': 'email',
  'weak-password': 'password',
  'common-password': 'password',
  'password-does-not-meet-requirements': 'password',
};

const alreadyRegisteredCodes: readonly string[] = ['email-already-in-use', 'FAILED_PRECONDITION'];

/** Checks, sends and explains. What was typed stays in the form throughout. */
export function useRegistration({
  registrant,
  policy,
  refetchPolicy,
  onRegistered,
}: RegistrationOptions): RegistrationState {
  const { mutate, isPending } = useRegister();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [error, setError] = useState<string | null>(null);
  const [isAlreadyRegistered, setAlreadyRegistered] = useState(false);
  const [isProofExpired, setProofExpired] = useState(false);

  const showFailure = async (cause: Error): Promise<void> => {
    const code = errorCode(cause) ?? '';
    if (cause instanceof ProofExpired || code === 'UNAUTHENTICATED') {
      setProofExpired(true);
      return setError(proofExpiredMessage);
    }
    const serverProblems = readFieldProblems(cause);
    const field = fieldOfCode[code];
    if (field === 'password') await refetchPolicy();
    if (field) return setProblems({ [field]: messageForCode(code) });
    if (hasProblem(serverProblems)) return setProblems(serverProblems);
    setAlreadyRegistered(alreadyRegisteredCodes.includes(code));
    setError(errorText(cause, messageForCode));
  };
  const submit = (data: FormData, isProven: boolean): void => {
    const registration = readRegistration(data, registrant, isProven);
    const localProblems = registrationProblems(registration, registrant.isCompany, policy);
    setProblems(localProblems);
    setError(null);
    setAlreadyRegistered(false);
    if (hasProblem(localProblems)) return;
    mutate(registration, { onSuccess: onRegistered, onError: (cause) => void showFailure(cause) });
  };
  return { problems, error, isAlreadyRegistered, busy: isPending, isProofExpired, submit };
}
