import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { errorCode } from '../rules/text/error-text.ts';
import type { ActionLink } from './link.ts';

const once = { staleTime: Infinity, gcTime: 0, retry: false } as const;

/** Whose password a link changes; fails for one that is used, expired or made up. */
export function useResetAddress(link: ActionLink): UseQueryResult<string> {
  return useQuery({
    ...once,
    queryKey: ['reset-address', link.code],
    queryFn: async () => {
      const { addressOfResetCode } = await import('../io/identity/identity-account.ts');
      return addressOfResetCode(link.code, link.tenantId);
    },
  });
}

/** Uses a link up that confirms an address, or takes a change of it back. */
export function useAppliedLink(link: ActionLink): UseQueryResult<true> {
  return useQuery({
    ...once,
    queryKey: ['applied-link', link.code],
    queryFn: async () => {
      const { applyCode } = await import('../io/identity/identity-account.ts');
      await applyCode(link.code, link.tenantId);
      return true as const;
    },
  });
}

/** The service did not say that the link is no good: it was not reached, or it was asked too often. */
export function isUnreachable(error: unknown): boolean {
  return ['network-request-failed', 'too-many-requests', 'internal-error', null].includes(errorCode(error));
}
