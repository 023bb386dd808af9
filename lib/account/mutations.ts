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
    onSuccess: (addedAddress, _input, _onMutateResult, { client }) =>
      updateAddressBook(client, (book) => [...book.filter(({ id }) => id !== addedAddress.id), addedAddress]),
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
    onSuccess: (updatedAddress, _variables, _onMutateResult, { client }) =>
      updateAddressBook(client, (book) =>
        book.map((address) => (address.id === updatedAddress.id ? updatedAddress : address)),
      ),
    failed: 'Changing the address failed',
  });
}

export function useRemoveAddress(): UseMutationResult<boolean, Error, string> {
  return useVisitorMutation(RemoveCustomerAddressDocument, {
    variables: (addressId: string) => ({ addressId }),
    pick: (data) => data.removeCustomerAddress,
    invalidates,
    onSuccess: (_removed, addressId, _onMutateResult, { client }) =>
      updateAddressBook(client, (book) => book.filter(({ id }) => id !== addressId)),
    failed: 'Removing the address failed',
  });
}

function updateAddressBook(
  client: QueryClient,
  change: (book: CustomerAddress[]) => CustomerAddress[],
): void {
  client.setQueryData(addressesQuery.queryKey, (book) => book && change(book));
}
