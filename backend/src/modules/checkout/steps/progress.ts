import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { pickupPointOf } from './delivery.ts';
import type { CheckoutRow, DeliveryMethodRow, OptionRow } from './store.ts';

type Receiver = ResolversParentTypes['CheckoutReceiver'];

/** Who receives; null until the step is finished. */
export function receiverOf(row: CheckoutRow | null): Receiver | null {
  if (!row || row.email === null || row.name === null || row.phone === null) return null;
  const { email, name, ssn, companySsn, phone, allowMarketing } = row;
  return { email, name, ssn, companySsn, phone, allowMarketing };
}

/** The first step that is not finished (specification §4). */
export function stateOf(
  row: CheckoutRow | null,
  method: DeliveryMethodRow | null,
): 'Receiver' | 'Delivery' | 'Payment' {
  if (!receiverOf(row)) return 'Receiver';
  if (!method || (method.requiresAddress && !row?.address)) return 'Delivery';
  if (method.pickupPoints.length > 0 && !pickupPointOf(method, row?.pickupPointId ?? null)) return 'Delivery';
  return 'Payment';
}

/** The questions that go with a delivery method. */
export function optionsFor(options: readonly OptionRow[], methodId: string | null): OptionRow[] {
  return options.filter(
    ({ deliveryMethodIds }) =>
      deliveryMethodIds === null || (methodId !== null && deliveryMethodIds.includes(methodId)),
  );
}

/** Answers as they stand on order and invoice: those that were given, by name. */
export function answersOf(
  options: readonly OptionRow[],
  values: Readonly<Record<string, string>>,
): { name: string; value: string }[] {
  return options.flatMap(({ id, name, defaultValue }) => {
    const value = values[id] ?? defaultValue ?? '';
    return value === '' ? [] : [{ name, value }];
  });
}
