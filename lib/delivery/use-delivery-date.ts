import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { minuteMs } from '../rules/dates/durations.ts';
import { type DeliveryDate, deliveryDateQuery, type ProductDelivery } from './delivery-dates.ts';
import { visitorKeys } from '../visitor/query-keys.ts';
import { serverNow } from './server-clock.ts';

interface CurrentDelivery extends Pick<ProductDelivery, 'method' | 'place'> {
  /** The date that an order of this moment gets; null where nobody can say. */
  date: DeliveryDate | null;
  /** Ms until it gets another. */
  msLeft: number;
}

interface Wanted {
  productId: string;
  quantity: number;
}

/** A second counts until it is over. */
const lastSecondMs = 1000;

/**
 * When goods would be there if they were ordered now, by the server's clock; null for those that are not known. Looks again each minute
 * and at each last moment: then the next date takes the place of the one that has become false, before the server is asked.
 */
export function useDeliveryDates(goods: readonly Wanted[]): (CurrentDelivery | null)[] {
  const client = useQueryClient();
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0);
  const found = useQueries({
    queries: goods.map(({ productId, quantity }) => deliveryDateQuery(productId, quantity)),
  });
  const now = serverNow();
  const current = found.map(({ data }) => (data ? toCurrent(data, now) : null));
  const nextMs = Math.min(
    ...current.flatMap((delivery) => (delivery?.date ? msUntilChange(delivery.msLeft) : [])),
  );
  useEffect(() => {
    if (!Number.isFinite(nextMs)) return undefined;
    const timer = setTimeout(lookAgain, nextMs);
    return () => clearTimeout(timer);
  }, [nextMs, looks]);
  const hasTurned = found.some(({ data }) => data && isOver(data.dates[0], now));
  useEffect(() => {
    if (hasTurned) refreshSoon(client);
  }, [hasTurned, client]);
  useEffect(() => {
    // A device that slept has another moment than the last one drawn.
    const onVisible = (): void => {
      if (document.visibilityState !== 'visible') return;
      lookAgain();
      void client.invalidateQueries({
        queryKey: visitorKeys.deliveryDates,
        predicate: ({ state }) => isOld(state.dataUpdatedAt),
      });
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [client]);
  return current;
}

const isOld = (updatedAt: number): boolean => Date.now() - updatedAt > 5 * minuteMs;

const isOver = (date: DeliveryDate | undefined, now: number): boolean =>
  date !== undefined && now >= date.orderBy + lastSecondMs;

function toCurrent({ method, place, dates }: ProductDelivery, now: number): CurrentDelivery {
  const date = dates.find((one) => !isOver(one, now)) ?? null;
  return { method, place, date, msLeft: date ? date.orderBy + lastSecondMs - now : 0 };
}

/** Until the minutes that are left are others, or none are. */
const msUntilChange = (msLeft: number): number => (msLeft % minuteMs) + 1;

let refresh: ReturnType<typeof setTimeout> | undefined;

/** One call for all that turned, and not from all browsers in the same second. */
function refreshSoon(client: QueryClient): void {
  refresh ??= setTimeout(
    () => {
      refresh = undefined;
      void client.invalidateQueries({ queryKey: visitorKeys.deliveryDates });
    },
    1000 + Math.random() * 9000,
  );
}
