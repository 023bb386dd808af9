import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { IdentitySignIn, PendingSignInCode } from '../io/identity/identity.ts';

interface PasswordProof {
  email: string;
  password: string;
}

/** Asks the identity service whether it is still the account's owner who sits here. Errors are the SDK's. */
export function useProveIdentity(): UseMutationResult<IdentitySignIn, Error, PasswordProof> {
  return useMutation({
    mutationFn: async ({ email, password }) =>
      (await import('../io/identity/identity.ts')).signInToIdentity(email, password),
  });
}

interface CodeProof {
  secondFactor: PendingSignInCode;
  code: string;
}

/** The second half, where the account has a second factor. */
export function useProveCode(): UseMutationResult<string, Error, CodeProof> {
  return useMutation({ mutationFn: ({ secondFactor, code }) => secondFactor.signInWithCode(code) });
}
