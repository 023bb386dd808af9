import 'server-only';
import { cache } from 'react';
import { GetDeliveryOptionsDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { GetDeliveryOptionsQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { logFailure } from '../io/log.ts';
import { cacheTable } from './cache-table.ts';
import { cachedRead } from './cached-read.ts';

/** The ways of delivery as an empty cart is offered them; none while the backend does not say. */
export const readDeliveries = cache(async (): Promise<GetDeliveryOptionsQuery['deliveryOptions']> => {
  try {
    return await cachedRead({
      rule: cacheTable.deliveries,
      tags: [],
      load: async () => (await graphql(GetDeliveryOptionsDocument, {})).deliveryOptions,
    });
  } catch (error) {
    logFailure('Ways of delivery could not be read', error);
    return [];
  }
});
