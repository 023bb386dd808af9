'use client';

import { useState } from 'react';
import { ProofTooOld, useRegister } from '@/lib/registration/mutations.ts';
import {
  registrationProblems,
  readRegistration,
  type Registrant,
} from '@/lib/registration/registration-input.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { fieldProblems, hasProblem, type FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import type { PasswordPolicy } from '@/lib/rules/security/password-rules.ts';

interface Options {
  registrant: Registrant;
  policy: PasswordPolicy;
  refetchPolicy: () => Promise<PasswordPolicy>;
  onRegistered: (registered: { email: string; name: string }) => void;
}

interface Registration {
  problems: FieldProblems;
  /** Icelandic text for the form as a whole. */
  error: string | null;
  /** The address or the national id belongs to somebody, perhaps to whoever types. */
  isTaken: boolean;
  busy: boolean;
  /** The account that was proven before is so no longer: its password is asked for. */
  isProofOld: boolean;
  submit: (data: FormData, isProven: boolean) => void;
}

const proofOldMessage =
  'Of langt er liðið frá innskráningu. Vinsamlegast sláið inn netfang og lykilorð aftur.';
/** Which field a refusal of the identity service belongs to. */
const fieldOfCode: Readonly<Record<string, string>> = {
  'invalid-email': 'email',
  'weak-password': 'password',
  'password-does-not-meet-requirements': 'password',
};

const taken: readonly string[] = ['email-already-in-use', 'FAILED_PRECONDITION'];

/** Checks, sends and explains. What was typed stays in the form throughout. */
export function useRegistration({ registrant, policy, refetchPolicy, onRegistered }: Options): Registration {
  const { mutate, isPending } = useRegister();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [error, setError] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const [isProofOld, setProofOld] = useState(false);

  const explain = async (cause: Error): Promise<void> => {
    const code = errorCode(cause) ?? '';
    if (cause instanceof ProofTooOld || code === 'UNAUTHENTICATED') {
      setProofOld(true);
      return setError(proofOldMessage);
    }
    const known = fieldProblems(cause);
    const field = fieldOfCode[code];
    if (field === 'password') await refetchPolicy();
    if (field) return setProblems({ [field]: messageForCode(code) });
    if (hasProblem(known)) return setProblems(known);
    setTaken(taken.includes(code));
    setError(errorText(cause, messageForCode));
  };
  const submit = (data: FormData, isProven: boolean): void => {
    const typed = readRegistration(data, registrant, isProven);
    const found = registrationProblems(typed, registrant.isCompany, policy);
    setProblems(found);
    setError(null);
    setTaken(false);
    if (hasProblem(found)) return;
    mutate(typed, { onSuccess: onRegistered, onError: (cause) => void explain(cause) });
  };
  return { problems, error, isTaken, busy: isPending, isProofOld, submit };
}
