import { useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import {
  AddCustomerAddressDocument,
  RemoveCustomerAddressDocument,
  UpdateCustomerAddressDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { AddressInput } from '../../graphql/generated/operations.ts';
import { contextHeaders } from '../visitor/context-version.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { addressesQuery, type CustomerAddress } from './addresses.ts';

/** Puts an address into the book; the same one twice is one. */
export function useAddAddress(): UseMutationResult<CustomerAddress, Error, AddressInput> {
  return useMutation({
    mutationFn: async (input, { client }) =>
      (await graphql(AddCustomerAddressDocument, { input }, { headers: contextHeaders(client) }))
        .addCustomerAddress,
    onSuccess: (added, _input, _shown, { client }) =>
      changeBook(client, (book) => [...book.filter(({ id }) => id !== added.id), added]),
    onError: (error) => logFailure('Keeping the address failed', error),
  });
}

export function useUpdateAddress(): UseMutationResult<
  CustomerAddress,
  Error,
  { addressId: string; input: AddressInput }
> {
  return useMutation({
    mutationFn: async (variables, { client }) =>
      (await graphql(UpdateCustomerAddressDocument, variables, { headers: contextHeaders(client) }))
        .updateCustomerAddress,
    onSuccess: (changed, _variables, _shown, { client }) =>
      changeBook(client, (book) => book.map((one) => (one.id === changed.id ? changed : one))),
    onError: (error) => logFailure('Changing the address failed', error),
  });
}

export function useRemoveAddress(): UseMutationResult<boolean, Error, string> {
  return useMutation({
    mutationFn: async (addressId, { client }) =>
      (await graphql(RemoveCustomerAddressDocument, { addressId }, { headers: contextHeaders(client) }))
        .removeCustomerAddress,
    onSuccess: (_removed, addressId, _shown, { client }) =>
      changeBook(client, (book) => book.filter(({ id }) => id !== addressId)),
    onError: (error) => logFailure('Removing the address failed', error),
  });
}

function changeBook(client: QueryClient, change: (book: CustomerAddress[]) => CustomerAddress[]): void {
  client.setQueryData(addressesQuery.queryKey, (book) => book && change(book));
  // Checkout offers them as well.
  void client.invalidateQueries({ queryKey: visitorKeys.customer });
}
