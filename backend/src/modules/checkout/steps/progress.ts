import type { OrderOption } from '../../../../../lib/rules/orders/order-option.ts';
import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { pickupPointOf } from './delivery.ts';
import type { CheckoutRow } from '../attempt/checkout-store.ts';
import type { DeliveryMethodRow, OptionRow } from './store.ts';

type Receiver = ResolversParentTypes['CheckoutReceiver'];

/** The recipient; null until the step is complete. */
export function toReceiver(row: CheckoutRow | null): Receiver | null {
  if (!row || row.email === null || row.name === null || row.phone === null) return null;
  const { email, name, ssn, companySsn, phone, allowMarketing } = row;
  return { email, name, ssn, companySsn, phone, allowMarketing };
}

/** The first incomplete step (specification §4.1). */
export function currentStep(
  row: CheckoutRow | null,
  method: DeliveryMethodRow | null,
): 'Receiver' | 'Delivery' | 'Payment' {
  if (!toReceiver(row)) return 'Receiver';
  if (!method || (method.requiresAddress && !row?.address)) return 'Delivery';
  if (method.pickupPoints.length > 0 && !pickupPointOf(method, row?.pickupPointId ?? null)) return 'Delivery';
  return 'Payment';
}

export function optionsFor<Option extends OptionRow>(
  options: readonly Option[],
  methodId: string | null,
): Option[] {
  return options.filter(
    ({ deliveryMethodIds }) =>
      deliveryMethodIds === null || (methodId !== null && deliveryMethodIds.includes(methodId)),
  );
}

/** Answered options with their names, for order and invoice. */
export function toOrderOptions(
  options: readonly OptionRow[],
  values: Readonly<Record<string, string>>,
): OrderOption[] {
  return options.flatMap(({ id, name, kind, defaultValue }) => {
    const value = values[id] ?? defaultValue ?? '';
    return value === '' ? [] : [{ name, value, ...(kind && { kind }) }];
  });
}
