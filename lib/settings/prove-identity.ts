import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { IdentitySignIn, SecondFactor } from '../io/identity/identity.ts';

interface Password {
  email: string;
  password: string;
}

/** Asks the identity service whether it is still the account's owner who sits here. Errors are the SDK's. */
export function useProveIdentity(): UseMutationResult<IdentitySignIn, Error, Password> {
  return useMutation({
    mutationFn: async ({ email, password }) =>
      (await import('../io/identity/identity.ts')).signInToIdentity(email, password),
  });
}

interface Code {
  secondFactor: SecondFactor;
  code: string;
}

/** The second half, where the account has a second factor. */
export function useProveCode(): UseMutationResult<string, Error, Code> {
  return useMutation({ mutationFn: ({ secondFactor, code }) => secondFactor.finish(code) });
}
