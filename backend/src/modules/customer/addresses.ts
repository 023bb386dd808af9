import type { ResolversParentTypes, ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import { addressSchema, type PostalAddress } from '../../../../lib/contract/forms/address.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { parseForm } from '../../field-problems.ts';
import { toRowId } from '../../row-id.ts';
import { requireAbility } from '../session/abilities.ts';
import { readCustomerAddress, toCustomerAddress } from './customers.ts';
import * as store from './internal/store.ts';

/** Addresses per customer. */
const maxAddresses = 50;

/** @throws ShopError BAD_REQUEST with every invalid field; FAILED_PRECONDITION when there are too many */
export async function addAddress(
  context: Context,
  input: ResolversTypes['AddressInput'],
): Promise<ResolversParentTypes['CustomerAddress']> {
  const { customerId } = requireAbility(context, 'manage-addresses');
  const address = parseForm(addressSchema, input, 'address');
  return context.db.transaction(async (tx) => toCustomerAddress(await saveAddress(tx, customerId, address)));
}

/**
 * Adds an address to the customer's address book; returns the existing one if it is already there. @throws ShopError as
 * addAddress
 */
export async function saveAddress(
  tx: Database,
  customerId: number,
  address: PostalAddress,
): Promise<store.AddressRow> {
  await store.lockCustomer(tx, customerId);
  if ((await store.findAddresses(tx, customerId)).length >= maxAddresses) {
    throw new ShopError(
      'FAILED_PRECONDITION',
      'Ekki er hægt að skrá fleiri heimilisföng. Vinsamlegast eyðið fyrst heimilisfangi sem er ekki í notkun.',
      {
        reason: 'addresses',
      },
    );
  }
  return store.insertAddress(tx, customerId, address);
}

/**
 * @throws ShopError BAD_REQUEST as addAddress, NOT_FOUND for an address that is not this customer's, FAILED_PRECONDITION for one
 * that already exists
 */
export async function updateAddress(
  context: Context,
  addressId: string,
  input: ResolversTypes['AddressInput'],
): Promise<ResolversParentTypes['CustomerAddress']> {
  const { customerId } = requireAbility(context, 'manage-addresses');
  const address = parseForm(addressSchema, input, 'address');
  const id = toRowId(addressId);
  return context.db.transaction(async (tx) => {
    await store.lockCustomer(tx, customerId);
    const own = await store.findAddresses(tx, customerId);
    if (!own.some((one) => one.id === id)) throw new ShopError('NOT_FOUND');
    const same = own.some(
      (one) =>
        one.id !== id && one.addressLine1 === address.addressLine1 && one.postalCode === address.postalCode,
    );
    if (same)
      throw new ShopError('FAILED_PRECONDITION', 'Heimilisfangið er þegar skráð.', { reason: 'address' });
    return toCustomerAddress(await store.updateAddress(tx, id, address));
  });
}

/** @throws ShopError NOT_FOUND for an address that is not this customer's, FAILED_PRECONDITION for the main address */
export async function removeAddress(context: Context, addressId: string): Promise<void> {
  const { customerId } = requireAbility(context, 'manage-addresses');
  const id = toRowId(addressId);
  if (await store.deleteAddress(context.db, customerId, id)) return;
  if (await readCustomerAddress(context.db, customerId, id)) {
    throw new ShopError(
      'FAILED_PRECONDITION',
      'Ekki er hægt að eyða aðalheimilisfangi: það stendur á reikningum.',
      { reason: 'mainAddress' },
    );
  }
  throw new ShopError('NOT_FOUND');
}
