import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import {
  AddCustomerAddressDocument,
  RemoveCustomerAddressDocument,
  UpdateCustomerAddressDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { AddressInput } from '../../graphql/generated/operations.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { addressesQuery, type CustomerAddress } from './addresses.ts';

/** Checkout offers them as well. */
const invalidates = [visitorKeys.customer];

/** Puts an address into the book; the same one twice is one. */
export function useAddAddress(): UseMutationResult<CustomerAddress, Error, AddressInput> {
  return useVisitorMutation(AddCustomerAddressDocument, {
    variables: (input: AddressInput) => ({ input }),
    pick: (data) => data.addCustomerAddress,
    invalidates,
    onSuccess: (added, _input, _shown, { client }) =>
      changeBook(client, (book) => [...book.filter(({ id }) => id !== added.id), added]),
    failed: 'Keeping the address failed',
  });
}

export function useUpdateAddress(): UseMutationResult<
  CustomerAddress,
  Error,
  { addressId: string; input: AddressInput }
> {
  return useVisitorMutation(UpdateCustomerAddressDocument, {
    pick: (data) => data.updateCustomerAddress,
    invalidates,
    onSuccess: (changed, _variables, _shown, { client }) =>
      changeBook(client, (book) => book.map((one) => (one.id === changed.id ? changed : one))),
    failed: 'Changing the address failed',
  });
}

export function useRemoveAddress(): UseMutationResult<boolean, Error, string> {
  return useVisitorMutation(RemoveCustomerAddressDocument, {
    variables: (addressId: string) => ({ addressId }),
    pick: (data) => data.removeCustomerAddress,
    invalidates,
    onSuccess: (_removed, addressId, _shown, { client }) =>
      changeBook(client, (book) => book.filter(({ id }) => id !== addressId)),
    failed: 'Removing the address failed',
  });
}

function changeBook(client: QueryClient, change: (book: CustomerAddress[]) => CustomerAddress[]): void {
  client.setQueryData(addressesQuery.queryKey, (book) => book && change(book));
}
