import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { errorCode } from '../rules/text/error-text.ts';
import type { ActionLink } from './link.ts';

const onceOptions = { staleTime: Infinity, gcTime: 0, retry: false } as const;

const resetAddressQuery = (link: ActionLink) =>
  queryOptions({
    ...onceOptions,
    queryKey: ['reset-address', link.code],
    queryFn: async () => {
      const { verifyResetCode } = await import('../io/identity/identity-account.ts');
      return verifyResetCode(link);
    },
  });

const appliedLinkQuery = (link: ActionLink) =>
  queryOptions({
    ...onceOptions,
    queryKey: ['applied-link', link.code],
    queryFn: async () => {
      const { applyEmailCode } = await import('../io/identity/identity-account.ts');
      await applyEmailCode(link);
      return true as const;
    },
  });

/** Whose password a link changes; fails for one that is used, expired or made up. */
export const useResetAddress = (link: ActionLink): UseQueryResult<string> =>
  useQuery(resetAddressQuery(link));

/** Uses a link up that confirms an address, or takes a change of it back. */
export const useAppliedLink = (link: ActionLink): UseQueryResult<true> => useQuery(appliedLinkQuery(link));

/** The service did not say that the link is no good: it was not reached, or it was asked too often. */
export function isServiceUnreachable(error: unknown): boolean {
  return ['network-request-failed', 'too-many-requests', 'internal-error', null].includes(errorCode(error));
}
