import type { UseMutationResult } from '@tanstack/react-query';
import { SetProductAlertDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { SetProductAlertMutationVariables } from '../../graphql/generated/operations.ts';
import { useVisitorMutation } from '../visitor/visitor-mutation.ts';
import { alertsQuery, type Alerts } from './queries.ts';

/** @param productId the product that the page is about; null for the list alone */
export function useSetAlert(
  productId: string | null,
): UseMutationResult<Alerts, Error, SetProductAlertMutationVariables> {
  return useVisitorMutation(SetProductAlertDocument, {
    scope: { id: 'alerts' },
    pick: (data) => data.setProductAlert,
    onSuccess: ({ alerts }, _variables, _onMutateResult, { client }) =>
      client.setQueryData(alertsQuery(productId).queryKey, (shown) => shown && { ...shown, alerts }),
    failed: 'Changing an alert failed',
  });
}
