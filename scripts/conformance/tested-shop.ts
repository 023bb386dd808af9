import { ProductPageDocument, AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import {
  GetDeliveryOptionsDocument,
  SetCustomerDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { ProductCardFragment, ProductPartsFragment } from '../../graphql/generated/operations.ts';
import { Browser } from './browser.ts';
import { expectThat, requireGiven } from './expect.ts';
import { findHiddenProduct, type Hidden } from './hidden-product.ts';
import { readIdToken } from './identity.ts';
import type { Settings } from './settings.ts';
import type { Signals } from './signals.ts';
import { findTieredProduct } from './tiered-product.ts';
import { may } from '../../lib/rules/people/abilities.ts';

/** Goods that the checks buy. */
interface Goods extends ProductCardFragment {
  price: NonNullable<ProductCardFragment['price']>;
}

/** The backend under test with the people and goods of the checks; what was found once is kept. */
export class TestedShop {
  readonly settings: Settings;
  /** Null where nobody listens for change signals. */
  readonly signals: Signals | null;
  private readonly kept = new Map<string, Promise<unknown>>();

  constructor(settings: Settings, signals: Signals | null = null) {
    this.settings = settings;
    this.signals = signals;
  }

  guest(): Browser {
    return new Browser(this.settings.url, this.settings['api-key']);
  }

  /** A token as the identity service gives it for the password. */
  idToken(email: string): Promise<string> {
    return readIdToken(this.settings, email);
  }

  /** A browser that has just signed in. */
  async signIn(email: string): Promise<Browser> {
    const browser = this.guest();
    const answer = await browser.post('/customer/auth/credentials', { idToken: await this.idToken(email) });
    expectThat(answer.status === 200, `Signing in ${email} answered ${answer.status}`);
    return browser;
  }

  /** The same browser for every check that asks; it acts for nobody else. */
  person(who: 'customer' | 'buyer' | 'agent'): Promise<Browser> {
    return this.once(`person ${who}`, () => this.signIn(this.settings[who]));
  }

  /** Somebody who acts for a customer. */
  actingFor(who: 'buyer' | 'agent' | 'limited', customerId: string): Promise<Browser> {
    return this.once(`${who} for ${customerId}`, async () => {
      const browser = await this.signIn(requireGiven(this.settings[who] || null, `no --${who} was given`));
      await browser.ask(SetCustomerDocument, { customerId, as: 'Customer' });
      return browser;
    });
  }

  /** Id of the customer that a person is for themselves. */
  customerId(who: 'customer' | 'buyer' | 'agent'): Promise<string> {
    return this.once(`id ${who}`, async () => {
      const answer = await (await this.person(who)).ask(AuthenticatedCustomerDocument, {});
      return requireGiven(answer.authenticatedCustomer, `${who} is nobody once signed in`).id;
    });
  }

  /** The company that the buyer manages. */
  companyId(): Promise<string> {
    return this.once('company', async () => {
      const answer = await (await this.person('buyer')).ask(AuthenticatedCustomerDocument, {});
      const companies = answer.authenticatedCustomer?.companies ?? [];
      const managed = companies.find((company) => may(company, 'manage-employees'));
      return requireGiven(managed, 'the buyer manages no company').id;
    });
  }

  /** In stock, with a price that guests see. */
  goods(): Promise<Goods> {
    return this.once('goods', async () => {
      const { sku } = this.settings;
      const { productPage } = await this.guest().ask(ProductPageDocument, {
        query: sku ? { search: sku } : { inStock: true, sort: 'PriceAscending', pageSize: 50 },
      });
      const fit = productPage.products.find(
        (product) =>
          (sku ? product.sku === sku : product.stock >= 40 * product.unitOfMeasure) &&
          product.price !== null &&
          !product.isSpecialOrder,
      );
      return requireGiven(fit as Goods | undefined, 'no goods with stock and a price: --sku');
    });
  }

  /** Goods that customers see and guests do not. */
  hiddenGoods(): Promise<ProductCardFragment> {
    return this.findHidden('visibleByGuest', 'hidden-sku');
  }

  /** Goods that everyone sees, and their price only customers. */
  unpricedGoods(): Promise<ProductCardFragment> {
    return this.findHidden('priceVisibleByGuest', 'unpriced-sku');
  }

  /** Goods that cost less each when several are bought, with stock beyond the first tier. */
  tieredGoods(): Promise<ProductPartsFragment> {
    return this.once('tiered', async () =>
      requireGiven(await findTieredProduct(this.guest()), 'no goods with price tiers and stock were found'),
    );
  }

  /** A delivery that needs no address and no further choice. */
  plainDelivery(): Promise<string> {
    return this.once('delivery', async () => {
      const { deliveryOptions } = await this.guest().ask(GetDeliveryOptionsDocument, {});
      const plain = deliveryOptions.find((one) => !one.requiresAddress && one.pickupPoints.length === 0);
      return requireGiven(plain, 'every delivery needs an address or a place').id;
    });
  }

  private findHidden(hidden: Hidden, option: 'hidden-sku' | 'unpriced-sku'): Promise<ProductCardFragment> {
    return this.once(option, async () =>
      requireGiven(
        await findHiddenProduct(await this.person('customer'), hidden, this.settings[option]),
        `no such goods were found: --${option}`,
      ),
    );
  }

  private once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const kept = this.kept.get(key) as Promise<T> | undefined;
    if (kept) return kept;
    const reading = read();
    this.kept.set(key, reading);
    // What failed once is tried again by the next check that wants it.
    reading.catch(() => this.kept.delete(key));
    return reading;
  }
}
