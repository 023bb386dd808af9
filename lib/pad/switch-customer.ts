import { SetCustomerDocument } from '../../graphql/generated/documents-on-demand.ts';
import { graphql } from '../io/graphql.ts';
import { announceSignedInChange } from '../visitor/signed-in-hint.ts';

/**
 * Acts for the customer that a pad was written for, as the person has asked; other tabs follow.
 * @param contextVersion of the customer that the page knows: another tab's switch is not undone
 * @throws BackendError
 */
export async function switchCustomer(customerId: string, contextVersion: number): Promise<void> {
  await graphql(
    SetCustomerDocument,
    { customerId, as: 'Customer' },
    { headers: { 'X-Context-Version': String(contextVersion) } },
  );
  announceSignedInChange();
}
