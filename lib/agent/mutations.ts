import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import {
  AddCustomerNoteDocument,
  DeleteCustomerNoteDocument,
  SetNextCallDocument,
  UpdateCustomerNoteDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type {
  AddCustomerNoteMutationVariables,
  DeleteCustomerNoteMutationVariables,
  SetNextCallMutationVariables,
  UpdateCustomerNoteMutationVariables,
} from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { type CustomerProfile, dueCallsQuery, profileQuery } from './queries.ts';

type ProfileMutation<Variables> = UseMutationResult<unknown, Error, Variables>;

/** One after the other, so that what is shown is what was written last. */
const scope = { id: 'customer-profile' };

/** Shows in a customer's profile what the backend answered; a profile that is not shown has nothing to change. */
function showInProfile(client: QueryClient, customerId: string, part: Partial<CustomerProfile>): void {
  client.setQueryData(profileQuery(customerId).queryKey, (profile) => profile && { ...profile, ...part });
}

export const useAddNote = (customerId: string): ProfileMutation<AddCustomerNoteMutationVariables> =>
  useVisitorMutation(AddCustomerNoteDocument, {
    scope,
    pick: (data) => data.addCustomerNote,
    onSuccess: (notes, _variables, _onMutateResult, { client }) =>
      showInProfile(client, customerId, { notes }),
    failed: 'Adding a note on a customer failed',
  });

export const useUpdateNote = (customerId: string): ProfileMutation<UpdateCustomerNoteMutationVariables> =>
  useVisitorMutation(UpdateCustomerNoteDocument, {
    scope,
    pick: (data) => data.updateCustomerNote,
    onSuccess: (notes, _variables, _onMutateResult, { client }) =>
      showInProfile(client, customerId, { notes }),
    failed: 'Changing a note on a customer failed',
  });

export const useDeleteNote = (customerId: string): ProfileMutation<DeleteCustomerNoteMutationVariables> =>
  useVisitorMutation(DeleteCustomerNoteDocument, {
    scope,
    pick: (data) => data.deleteCustomerNote,
    onSuccess: (notes, _variables, _onMutateResult, { client }) =>
      showInProfile(client, customerId, { notes }),
    failed: 'Deleting a note on a customer failed',
  });

/** Sets or takes away the day of the next call; the list of due calls is read again. */
export const useSetNextCall = (): ProfileMutation<SetNextCallMutationVariables> =>
  useVisitorMutation(SetNextCallDocument, {
    scope,
    pick: (data) => data.setNextCall,
    onSuccess: async (nextCalls, { customerId }, _onMutateResult, { client }) => {
      showInProfile(client, customerId, { nextCalls });
      await client.invalidateQueries({ queryKey: dueCallsQuery.queryKey });
    },
    failed: 'Setting the next call of a customer failed',
  });
