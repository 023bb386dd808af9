import { queryOptions } from '@tanstack/react-query';
import { ProductAlertsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { ProductAlertPartsFragment } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { visitorKeys } from '../visitor/query-keys.ts';

export type Alerts = ProductAlertPartsFragment;
export type Alert = Alerts['alerts'][number];

/** What the visitor wants to be told of, and the product that a new alert would be about. */
export function alertsQuery(productId: string | null) {
  return queryOptions({
    queryKey: [...visitorKeys.alerts, productId],
    queryFn: async ({ signal }): Promise<Alerts> =>
      (await graphql(ProductAlertsDocument, { productId }, { signal })).productAlerts,
  });
}
