import { queryOptions } from '@tanstack/react-query';
import { GetDeliveryDatesDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { GetDeliveryDatesQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { minuteMs } from '../rules/dates/durations.ts';
import { emptyBesideMeta } from '../visitor/beside-meta.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { noteServerTime } from './server-clock.ts';

type Answer = NonNullable<GetDeliveryDatesQuery['deliveryDates']>;
export type DeliveryDate = Answer['goods'][number]['dates'][number];

/** When one product would be there. */
export interface ProductDelivery extends Pick<Answer, 'method' | 'place'> {
  dates: readonly DeliveryDate[];
}

/** Null where the shop delivers nothing, or the visitor does not see the product. */
export function deliveryDateQuery(productId: string, quantity: number) {
  return queryOptions({
    queryKey: [...visitorKeys.deliveryDates, productId, quantity],
    queryFn: () => requestInBatch({ productId, quantity }),
    meta: emptyBesideMeta,
    retry: false,
    // Another choice in the checkout, or an order, makes them stale: the next page asks again.
    staleTime: 5 * minuteMs,
    refetchOnMount: true,
  });
}

/** The backend answers at most this many goods at once. */
const maximumBatchSize = 100;

interface Pending {
  goods: { productId: string; quantity: number };
  resolve: (delivery: ProductDelivery | null) => void;
  reject: (error: unknown) => void;
}

let pending: Pending[] = [];

/** Every card of a page asks in the same moment; one call asks for all. */
function requestInBatch(goods: Pending['goods']): Promise<ProductDelivery | null> {
  return new Promise((resolve, reject) => {
    if (pending.length === 0) queueMicrotask(() => void sendBatch());
    pending.push({ goods, resolve, reject });
  });
}

async function sendBatch(): Promise<void> {
  const all = pending;
  pending = [];
  for (let from = 0; from < all.length; from += maximumBatchSize)
    await fetchDates(all.slice(from, from + maximumBatchSize));
}

async function fetchDates(batch: Pending[]): Promise<void> {
  try {
    const goods = batch.map((one) => one.goods);
    const { deliveryDates } = await graphql(GetDeliveryDatesDocument, { goods });
    if (deliveryDates) noteServerTime(deliveryDates.now);
    for (const [index, { goods: wanted, resolve }] of batch.entries()) {
      const answers = deliveryDates?.goods ?? [];
      // Goods that the visitor does not see are left out; the others stand in the order asked.
      const skipped = batch
        .slice(0, index)
        .filter((one) => !answers.some(({ productId }) => productId === one.goods.productId)).length;
      const own = answers[index - skipped];
      resolve(
        deliveryDates && own?.productId === wanted.productId
          ? { method: deliveryDates.method, place: deliveryDates.place, dates: own.dates }
          : null,
      );
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
