import { queryOptions, useQuery } from '@tanstack/react-query';
import { signInMethodsSchema, type SignInMethods } from '../contract/rest-schemas.ts';
import { callRest } from '../io/rest.ts';

const methodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: async (): Promise<SignInMethods> =>
    signInMethodsSchema.parse((await callRest('customer/auth/methods')).body),
  staleTime: Infinity,
  retry: 1,
});

/** The ways in besides the password; undefined while they are asked for, none where nobody answers. */
export function useSignInMethods(): SignInMethods | undefined {
  const { data, isError } = useQuery(methodsQuery);
  return isError ? { google: false, microsoft: false, emailLink: false, phone: false } : data;
}
