import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { RequestSignInLinkDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { storeLinkAddress } from './link-address.ts';

interface LinkRequest {
  email: string;
  /** A path of this shop. */
  returnTo: string;
}

/** Asks for a link by mail; the answer is the same whether anybody has the address or not. */
export function useRequestSignInLink(): UseMutationResult<void, Error, LinkRequest> {
  return useMutation({
    mutationFn: async ({ email, returnTo }) =>
      void (await graphql(RequestSignInLinkDocument, { email, returnTo })),
    onSuccess: (_nothing, { email }) => storeLinkAddress(email),
  });
}
