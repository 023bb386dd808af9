import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { defaultPasswordPolicy, type PasswordPolicy } from '../rules/security/password-rules.ts';

const policyQueryKey = ['password-policy'];

interface PasswordPolicyState {
  policy: PasswordPolicy;
  /** After the service refused a password: the policy may have changed (specification §5.6). */
  refetch: () => Promise<PasswordPolicy>;
}

/** What the identity service asks of new passwords; while it has not said so, or does not, at least 6 characters. */
export function usePasswordPolicy(): PasswordPolicyState {
  const { data } = useQuery({
    queryKey: policyQueryKey,
    queryFn: fetchPolicy,
    staleTime: Infinity,
    retry: 1,
  });
  return { policy: data ?? defaultPasswordPolicy, refetch: useRefetchPasswordPolicy() };
}

/** For a form that shows no policy but may be refused for it, e.g. a sign-in. */
export function useRefetchPasswordPolicy(): PasswordPolicyState['refetch'] {
  const client = useQueryClient();
  return useCallback(
    () =>
      client
        .fetchQuery({ queryKey: policyQueryKey, queryFn: fetchPolicy, staleTime: 0 })
        .catch(() => defaultPasswordPolicy),
    [client],
  );
}

async function fetchPolicy(): Promise<PasswordPolicy> {
  const { readPasswordPolicy } = await import('../io/identity/identity-account.ts');
  return readPasswordPolicy();
}
