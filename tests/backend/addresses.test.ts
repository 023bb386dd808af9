import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  AddCustomerAddressDocument,
  AddCustomerPaymentMethodDocument,
  CardFieldsUrlDocument,
  CustomerAddressesDocument,
  PaymentMethodsDocument,
  RemoveCustomerAddressDocument,
  RemoveCustomerPaymentMethodDocument,
  SetCheckoutOptionsDocument,
  UpdateCustomerAddressDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { startAcquirer, cards, type AcquirerServer } from '../kit/acquirer.ts';
import { aCustomer } from '../kit/builders.ts';
import { aCompany, anEmployee } from '../kit/company.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

let acquirer: AcquirerServer;
let shop: Shop;
let visitor: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  acquirer = await startAcquirer();
  shop = await testShop(acquirer.env);
});
beforeEach(async () => {
  visitor = await shop.signedIn(await aCustomer(shop.db));
  stranger = await shop.signedIn(await aCustomer(shop.db));
});
afterAll(async () => {
  await acquirer.stop();
  await shop.connection.close();
});

const input = { addressLine1: ' Hafnarstræti 5 ', postalCode: '600', city: 'Akureyri' };
const book = async () =>
  (await visitor.ask(CustomerAddressesDocument, {})).authenticatedCustomer!.addresses.map((one) => [
    one.address.addressLine1,
    one.isMain,
  ]);
const add = async () => (await visitor.ask(AddCustomerAddressDocument, { input })).addCustomerAddress;

it('stores an address once, after the main one, and removes it', async () => {
  const added = await add();
  expect(added).toMatchObject({ isMain: false, address: { addressLine1: 'Hafnarstræti 5', country: 'IS' } });
  expect((await add()).id).toBe(added.id);
  expect(await book()).toEqual([
    ['Prófgata 1', true],
    ['Hafnarstræti 5', false],
  ]);
  expect((await stranger.fail(RemoveCustomerAddressDocument, { addressId: added.id })).code).toBe(
    'NOT_FOUND',
  );
  await visitor.ask(RemoveCustomerAddressDocument, { addressId: added.id });
  expect(await book()).toEqual([['Prófgata 1', true]]);
  for (const addressId of [added.id, '0', '-1', 'abc', '99999999999999'])
    expect((await visitor.fail(RemoveCustomerAddressDocument, { addressId })).code).toBe('NOT_FOUND');
});

it('changes an address of the customer’s own, including the main one, but never into a duplicate', async () => {
  const added = await add();
  const change = { addressId: added.id, input: { ...input, addressLine1: 'Hafnarstræti 7' } };
  const { updateCustomerAddress } = await visitor.ask(UpdateCustomerAddressDocument, change);
  expect(updateCustomerAddress).toMatchObject({ id: added.id, address: { addressLine1: 'Hafnarstræti 7' } });
  const { authenticatedCustomer } = await visitor.ask(CustomerAddressesDocument, {});
  const main = authenticatedCustomer!.addresses.find(({ isMain }) => isMain)!;
  expect(await visitor.fail(UpdateCustomerAddressDocument, { ...change, addressId: main.id })).toMatchObject({
    code: 'FAILED_PRECONDITION',
    details: { reason: 'address' },
  });
  await visitor.ask(UpdateCustomerAddressDocument, { addressId: main.id, input });
  expect(await book()).toEqual([
    ['Hafnarstræti 5', true],
    ['Hafnarstræti 7', false],
  ]);
  expect((await stranger.fail(UpdateCustomerAddressDocument, change)).code).toBe('NOT_FOUND');
  for (const addressId of ['0', '-1', 'abc', '99999999999999'])
    expect((await visitor.fail(UpdateCustomerAddressDocument, { ...change, addressId })).code).toBe(
      'NOT_FOUND',
    );
  const wrong = { ...change, input: { ...input, postalCode: '999' } };
  expect(await visitor.fail(UpdateCustomerAddressDocument, wrong)).toMatchObject({
    code: 'BAD_REQUEST',
    details: { fields: { 'address.postalCode': expect.any(String) as string } },
  });
});

it('returns the address of the card fields to customers who may store a card', async () => {
  const { cardFieldsUrl } = await visitor.ask(CardFieldsUrlDocument, {});
  expect(cardFieldsUrl).toContain('/fields?origin=');
  expect((await shop.guest().fail(CardFieldsUrlDocument, {})).code).toBe('UNAUTHENTICATED');
  const companyId = await aCompany(shop);
  const actorId = await anEmployee(shop, companyId, 'Employee');
  const employee = await shop.signedIn(companyId, { actorId });
  expect((await employee.fail(CardFieldsUrlDocument, {})).code).toBe('PERMISSION_DENIED');
});

it('never removes the main address', async () => {
  const { authenticatedCustomer } = await visitor.ask(CustomerAddressesDocument, {});
  const [main] = authenticatedCustomer!.addresses;
  expect(await visitor.fail(RemoveCustomerAddressDocument, { addressId: main!.id })).toMatchObject({
    code: 'FAILED_PRECONDITION',
    details: { reason: 'mainAddress' },
  });
  expect(await book()).toEqual([['Prófgata 1', true]]);
});

it('names every invalid field, and stores nothing', async () => {
  const wrong = { addressLine1: '', postalCode: '999', city: 'a'.repeat(200) };
  expect(await visitor.fail(AddCustomerAddressDocument, { input: wrong })).toMatchObject({
    code: 'BAD_REQUEST',
    details: {
      fields: {
        'address.addressLine1': 'Þennan reit þarf að fylla út',
        'address.postalCode': 'Póstnúmerið er ekki til.',
        'address.city': expect.any(String),
      },
    },
  });
  expect(await book()).toHaveLength(1);
  expect((await shop.guest().fail(AddCustomerAddressDocument, { input })).code).toBe('UNAUTHENTICATED');
});

it('stores at most fifty addresses', async () => {
  for (let count = 1; count < 50; count += 1) {
    const one = { ...input, addressLine1: `Gata ${count}` };
    await visitor.ask(AddCustomerAddressDocument, { input: one });
  }
  expect((await visitor.fail(AddCustomerAddressDocument, { input })).code).toBe('FAILED_PRECONDITION');
});

it('stores the address of a checkout on request', async () => {
  const options = { deliveryMethodId: 'home', address: input };
  await visitor.ask(SetCheckoutOptionsDocument, { options });
  expect(await book()).toHaveLength(1);
  const { setCheckoutOptions } = await visitor.ask(SetCheckoutOptionsDocument, {
    options: { ...options, saveAddress: true },
  });
  expect(await book()).toHaveLength(2);
  expect(setCheckoutOptions.address?.id).not.toBe('new');
});

it('stores a card by its token, shows what distinguishes it, and deletes it', async () => {
  const cardToken = await acquirer.token(cards.pays);
  const added = (await visitor.ask(AddCustomerPaymentMethodDocument, { input: { cardToken } }))
    .addCustomerPaymentMethod;
  expect(added).toEqual({
    id: added.id,
    type: 'Card',
    last4: '4242',
    brand: 'Visa',
    expiryMonth: 12,
    expiryYear: 2039,
    active: true,
  });
  const again = await visitor.fail(AddCustomerPaymentMethodDocument, { input: { cardToken } });
  expect(again.code).toBe('BAD_REQUEST');
  const pan = await visitor.fail(AddCustomerPaymentMethodDocument, { input: { cardToken: cards.pays } });
  expect(pan.details).toMatchObject({ reason: 'cardNumber' });
  const paymentMethodId = added.id;
  expect((await stranger.fail(RemoveCustomerPaymentMethodDocument, { paymentMethodId })).code).toBe(
    'NOT_FOUND',
  );
  await visitor.ask(RemoveCustomerPaymentMethodDocument, { paymentMethodId });
  const { authenticatedCustomer } = await visitor.ask(PaymentMethodsDocument, {});
  expect(authenticatedCustomer!.paymentMethods.map(({ type }) => type)).toEqual(['Account']);
  expect((await visitor.fail(RemoveCustomerPaymentMethodDocument, { paymentMethodId })).code).toBe(
    'NOT_FOUND',
  );
});
