import { queryOptions, useQuery } from '@tanstack/react-query';

const provenAddressQuery = queryOptions({
  queryKey: ['proven-address'],
  queryFn: async () => {
    const { readProvenAccount } = await import('../io/identity/identity-account.ts');
    return (await readProvenAccount())?.email ?? null;
  },
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchOnMount: 'always',
});

/**
 * The address of an account that was proven on this page just now, e.g. by a sign-in that found no customer (204); null
 * for none, undefined while it is looked up.
 */
export function useProvenAddress(): string | null | undefined {
  return useQuery(provenAddressQuery).data;
}
