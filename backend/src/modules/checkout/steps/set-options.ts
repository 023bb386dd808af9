import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { addressSchema } from '../../../../../lib/contract/forms/address.ts';
import { receiverSchema } from '../../../../../lib/contract/forms/receiver.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import type { ChosenAddress } from '../../../db/schema/carts.ts';
import { ShopError } from '../../../errors.ts';
import { messageForCode } from '../../../../../lib/rules/text/messages.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { buyersCartId } from '../../cart/carts.ts';
import { saveAddress } from '../../customer/addresses.ts';
import { readCustomerAddress, toChosenAddress } from '../../customer/customers.ts';
import { requireAbility } from '../../session/abilities.ts';
import { readUnitChoice } from '../../units/order-units.ts';
import { pickupPointOf } from './delivery.ts';
import { findAskedOptions } from './asked-options.ts';
import { debtorIdOf } from './payment-options.ts';
import { readAnswers } from './input.ts';
import { type CheckoutRow, findCheckout, saveCheckout } from '../attempt/checkout-store.ts';
import * as store from './store.ts';

type Input = ResolversTypes['CheckoutOptionsInput'];

/**
 * Stores the given values and keeps the rest.
 * @throws ShopError BAD_REQUEST with every invalid field, NOT_FOUND for an address that is not the customer's; nothing is stored
 * then
 */
export async function setCheckoutOptions(context: Context, input: Input): Promise<void> {
  const session = requireAbility(context, 'order');
  const { customerId } = session;
  const debtorId = debtorIdOf(session);
  const problems = new FieldProblems();
  await context.db.transaction(async (tx) => {
    const cartId = await buyersCartId(tx, session);
    const values: Partial<CheckoutRow> = {};
    if (input.unitId != null) Object.assign(values, await readUnit(tx, session, input.unitId, problems));
    if (input.receiver) Object.assign(values, problems.parse(receiverSchema, input.receiver, 'receiver'));
    if (input.deliveryMethodId) {
      const methods = await store.findDeliveryMethods(tx);
      const method = methods.find(({ id }) => id === input.deliveryMethodId);
      problems.add('deliveryMethodId', method ? null : badRequestMessage);
      values.deliveryMethodId = input.deliveryMethodId;
      if (method) values.pickupPointId = resolvePickupPoint(method, input.pickupPointId ?? null, problems);
    }
    if (input.addressId) values.address = await readSavedAddress(tx, customerId, input.addressId);
    else if (input.address) {
      const address = problems.parse(addressSchema, input.address, 'address');
      if (address) values.address = { id: null, ...address };
    }
    if (input.checkoutOptions) {
      const answers = readAnswers(input.checkoutOptions, await findAskedOptions(tx, debtorId), problems);
      values.options = { ...(await findCheckout(tx, cartId))?.options, ...answers };
    }
    problems.check();
    if (input.saveAddress) requireAbility(context, 'manage-addresses');
    if (input.saveAddress && values.address && values.address.id === null) {
      values.address.id = (await saveAddress(tx, customerId, values.address)).id;
    }
    await saveCheckout(tx, cartId, values);
  });
}

/** One of the units that the buyer may order for; an empty id is for none. */
async function readUnit(
  tx: Database,
  session: Session,
  unitId: string,
  problems: FieldProblems,
): Promise<Pick<CheckoutRow, 'unitId' | 'hasChosenUnit'>> {
  const { units, isRequired } = await readUnitChoice(tx, session, undefined);
  const unit = units.find(({ id }) => id === toRowId(unitId)) ?? null;
  if (unit === null && (unitId !== '' || isRequired)) problems.add('unitId', badRequestMessage);
  return { unitId: unit?.id ?? null, hasChosenUnit: true };
}

/** One of the method's pick-up points; null where there are none. */
function resolvePickupPoint(
  method: store.DeliveryMethodRow,
  pointId: string | null,
  problems: FieldProblems,
): string | null {
  if (method.pickupPoints.length === 0) return null;
  if (pointId === null) return null;
  const pickupPoint = pickupPointOf(method, pointId);
  problems.add('pickupPointId', pickupPoint ? null : badRequestMessage);
  return pickupPoint && pickupPoint.id;
}

/** One of the customer's own addresses. @throws ShopError NOT_FOUND, also for another customer's */
async function readSavedAddress(tx: Database, customerId: number, addressId: string): Promise<ChosenAddress> {
  const row = await readCustomerAddress(tx, customerId, toRowId(addressId));
  if (!row) {
    const message = messageForCode('NOT_FOUND');
    throw new ShopError('NOT_FOUND', message, { fields: { addressId: message } });
  }
  return toChosenAddress(row);
}
