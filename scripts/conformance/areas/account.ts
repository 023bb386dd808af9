import {
  AccountHomeDocument,
  AddCustomerAddressDocument,
  CustomerAddressesDocument,
  FavoriteProductDocument,
  FavoriteProductsDocument,
  ProductAlertsDocument,
  RemoveCustomerAddressDocument,
  SetProductAlertDocument,
  unFavoriteProductDocument,
  UpdateCustomerAddressDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { OwnPricesDocument } from '../../../graphql/generated/documents.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import type { Browser } from '../browser.ts';

const addressesOf = async (browser: Browser) =>
  (await browser.ask(CustomerAddressesDocument, {})).authenticatedCustomer?.addresses ?? [];

/** A street that no earlier run has left behind. */
const newAddress = () => ({
  addressLine1: `Prófgata ${Date.now() % 100_000}`,
  postalCode: '101',
  city: 'Reykjavík',
});

/** What belongs to a customer's account beside orders: addresses, favourites, alerts. */
export const accountChecks: readonly Check[] = [
  {
    id: 'account.home',
    calls: ['AccountHome'],
    says: 'The first page of the account comes in one answer, without what is not asked for',
    async run(shop) {
      const browser = await shop.person('customer');
      await browser.ask(AccountHomeDocument, {
        orders: true,
        statistics: true,
        prices: true,
        decisions: true,
      });
      await browser.ask(AccountHomeDocument, {
        orders: false,
        statistics: false,
        prices: false,
        decisions: false,
      });
    },
  },
  {
    id: 'account.addresses',
    calls: ['AddCustomerAddress', 'UpdateCustomerAddress', 'RemoveCustomerAddress', 'CustomerAddresses'],
    says: 'An address is kept once, changed and removed; the main one stays',
    async run(shop) {
      const browser = await shop.person('customer');
      const before = await addressesOf(browser);
      const input = newAddress();
      const { addCustomerAddress: added } = await browser.ask(AddCustomerAddressDocument, { input });
      const again = await browser.ask(AddCustomerAddressDocument, { input });
      expectSame(again.addCustomerAddress.id, added.id, 'the id of the same address');
      const changed = { addressId: added.id, input: { ...input, city: 'Kópavogur', postalCode: '200' } };
      const { updateCustomerAddress } = await browser.ask(UpdateCustomerAddressDocument, changed);
      expectSame(updateCustomerAddress.address.city, 'Kópavogur', 'the city');
      const other = await shop.person('buyer');
      await other.expectRefusal(UpdateCustomerAddressDocument, changed, 'NOT_FOUND');
      await other.expectRefusal(RemoveCustomerAddressDocument, { addressId: added.id }, 'NOT_FOUND');
      await browser.ask(RemoveCustomerAddressDocument, { addressId: added.id });
      expectSame(await addressesOf(browser), before, 'the addresses');
      const main = requireGiven(
        before.find(({ isMain }) => isMain),
        'no main address',
      );
      const removal = { addressId: main.id };
      await browser.expectRefusal(RemoveCustomerAddressDocument, removal, 'FAILED_PRECONDITION');
    },
  },
  {
    id: 'account.bad-address',
    calls: ['AddCustomerAddress'],
    says: 'An address that does not fit is BAD_REQUEST with extensions.fields',
    async run(shop) {
      const input = { ...newAddress(), addressLine1: '' };
      const browser = await shop.person('customer');
      const { details } = await browser.expectRefusal(AddCustomerAddressDocument, { input }, 'BAD_REQUEST');
      expectThat(details['fields'] !== undefined, 'extensions.fields is missing');
    },
  },
  {
    id: 'account.favourites',
    calls: ['FavoriteProduct', 'unFavoriteProduct', 'FavoriteProducts', 'OwnPrices'],
    says: 'A favourite is one however often it is set, first of the list, and only this customer’s',
    async run(shop) {
      const browser = await shop.person('customer');
      const { id: productId } = await shop.goods();
      const idsOf = async (who: Browser) =>
        (await who.ask(FavoriteProductsDocument, { page: 1 })).favoriteProducts.products.map(({ id }) => id);
      await browser.ask(unFavoriteProductDocument, { productId });
      for (let twice = 0; twice < 2; twice += 1)
        expectSame(
          (await browser.ask(FavoriteProductDocument, { productId })).favoriteProduct,
          true,
          'the answer',
        );
      const ids = await idsOf(browser);
      expectSame([ids[0], ids.filter((id) => id === productId).length], [productId, 1], 'first and count');
      const own = await browser.ask(OwnPricesDocument, { ids: [productId] });
      expectSame(own.productPage.products[0]?.isFavorite, true, 'isFavorite');
      expectThat(!(await idsOf(await shop.person('agent'))).includes(productId), 'It is another’s as well');
      const { unFavoriteProduct } = await browser.ask(unFavoriteProductDocument, { productId });
      expectSame(unFavoriteProduct, false, 'the answer when it ends');
      expectThat(!(await idsOf(browser)).includes(productId), 'It is still there');
    },
  },
  {
    id: 'account.alerts',
    calls: ['SetProductAlert', 'ProductAlerts'],
    says: 'An alert is set once and ended',
    async run(shop) {
      const browser = await shop.person('customer');
      const { id: productId } = await shop.goods();
      const alert = { productId, kind: 'Price' } as const;
      const count = async () =>
        (await browser.ask(ProductAlertsDocument, { productId })).productAlerts.alerts.filter(
          ({ kind, product }) => kind === 'Price' && product.id === productId,
        ).length;
      for (let twice = 0; twice < 2; twice += 1)
        await browser.ask(SetProductAlertDocument, { ...alert, isOn: true });
      expectSame(await count(), 1, 'number of alerts');
      await browser.ask(SetProductAlertDocument, { ...alert, isOn: false });
      expectSame(await count(), 0, 'number of alerts when it is ended');
    },
  },
];
