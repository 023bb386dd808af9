import { AuthenticatedCustomerDocument } from '../../../graphql/generated/documents.ts';
import {
  AccountSettingsDocument,
  AvailableCustomersDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  SetCustomerDocument,
  SetMarketingConsentDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { userOptionsSchema } from '../../../lib/contract/rest-schemas.ts';
import type { Browser } from '../browser.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';

const credentials = 'POST /customer/auth/credentials';

const whoIs = async (browser: Browser) =>
  (await browser.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer;

/** Two browsers of a person whose sessions no other check uses. */
async function signInTwice(shop: TestedShop): Promise<[Browser, Browser]> {
  const { unconfirmed } = shop.settings;
  return [await shop.signIn(unconfirmed), await shop.signIn(unconfirmed)];
}

async function expectStatus(
  browser: Browser,
  path: string,
  body: unknown,
  status: number,
): Promise<Response> {
  const answer = await browser.post(path, body);
  expectSame(answer.status, status, `the status of ${path}`);
  return answer;
}

/** Signing in, acting for others, signing out. */
export const sessionChecks: readonly Check[] = [
  {
    id: 'sessions.sign-in',
    calls: [credentials, 'AuthenticatedCustomer'],
    says: 'A good token signs in: 200, a cookie that no script reads, and the session is the person’s',
    async run(shop) {
      const browser = shop.guest();
      const idToken = await shop.idToken(shop.settings.customer);
      const answer = await expectStatus(browser, '/customer/auth/credentials', { idToken }, 200);
      const secret = answer.headers.getSetCookie().filter((line) => /; *httponly/i.test(line));
      expectThat(secret.length > 0, 'No cookie is HttpOnly');
      const customer = requireGiven(await whoIs(browser), 'nobody is signed in');
      expectSame(customer.role, 'Private', 'the role');
      expectThat(/^\d{10}$/.test(customer.ssn), 'The national id is no ten digits');
    },
  },
  {
    id: 'sessions.bad-token',
    calls: [credentials],
    says: 'What is no token of the identity service is refused with 401, and nobody is signed in',
    async run(shop) {
      const browser = shop.guest();
      await expectStatus(browser, '/customer/auth/credentials', { idToken: 'x' }, 401);
      const [head = '', body = ''] = (await shop.idToken(shop.settings.customer)).split('.');
      await expectStatus(browser, '/customer/auth/credentials', { idToken: `${head}.${body}.x` }, 401);
      expectSame(await whoIs(browser), null, 'who is signed in');
    },
  },
  {
    id: 'sessions.bad-body',
    calls: [credentials],
    says: 'A body of another shape gets 400 with BAD_REQUEST',
    async run(shop) {
      const answer = await expectStatus(shop.guest(), '/customer/auth/credentials', { token: 1 }, 400);
      expectSame(((await answer.json()) as { code?: string }).code, 'BAD_REQUEST', 'the code');
    },
  },
  {
    id: 'sessions.unregistered',
    calls: [credentials],
    says: 'An account that is no customer gets 204 and no session',
    async run(shop) {
      const browser = shop.guest();
      const idToken = await shop.idToken(shop.settings.unregistered);
      await expectStatus(browser, '/customer/auth/credentials', { idToken }, 204);
      expectSame(await whoIs(browser), null, 'who is signed in');
    },
  },
  {
    id: 'sessions.several',
    calls: [credentials],
    says: 'An account of several customers gets 300 with the choices; one of them signs in, another id gets 403',
    async run(shop) {
      const browser = shop.guest();
      const idToken = await shop.idToken(shop.settings.several);
      const answer = await expectStatus(browser, '/customer/auth/credentials', { idToken }, 300);
      const choices = userOptionsSchema.parse(await answer.json());
      expectSame(await whoIs(browser), null, 'who is signed in before the choice');
      const wrong = { idToken, selectedCustomer: 999_999_999 };
      await expectStatus(browser, '/customer/auth/credentials', wrong, 403);
      const selectedCustomer = requireGiven(choices[0], 'the list of choices is empty').id;
      await expectStatus(browser, '/customer/auth/credentials', { idToken, selectedCustomer }, 200);
      expectSame((await whoIs(browser))?.id, String(selectedCustomer), 'who is signed in');
    },
  },
  {
    id: 'sessions.sign-out',
    calls: ['GET /customer/auth/logout'],
    says: 'Signing out ends the session at the backend: its cookie is good for nothing afterwards',
    async run(shop) {
      const [browser] = await signInTwice(shop);
      const before = browser.copy();
      const answer = await browser.fetch('/customer/auth/logout');
      expectSame(answer.status, 200, 'the status');
      expectSame(await whoIs(browser), null, 'who is signed in');
      expectSame(await whoIs(before), null, 'who the old cookie is');
    },
  },
  {
    id: 'sessions.new-id',
    calls: [credentials],
    says: 'Each sign-in makes a new session id, and the one before ends',
    async run(shop) {
      const [browser] = await signInTwice(shop);
      const before = browser.copy();
      const idToken = await shop.idToken(shop.settings.unconfirmed);
      await expectStatus(browser, '/customer/auth/credentials', { idToken }, 200);
      expectSame(await whoIs(before), null, 'who the old cookie is');
      expectThat((await whoIs(browser)) !== null, 'The new session is nobody’s');
    },
  },
  {
    id: 'sessions.end-others',
    calls: ['EndOtherSessions'],
    says: 'EndOtherSessions leaves this session only',
    async run(shop) {
      const [browser, other] = await signInTwice(shop);
      const { endOtherSessions } = await browser.ask(EndOtherSessionsDocument, {});
      expectSame(
        endOtherSessions.sessions.map(({ isCurrent }) => isCurrent),
        [true],
        'the sessions that are left',
      );
      expectSame(await whoIs(other), null, 'who the other browser is');
      expectThat((await whoIs(browser)) !== null, 'This session ended as well');
    },
  },
  {
    id: 'sessions.end-one',
    calls: ['EndSession', 'AccountSettings'],
    says: 'EndSession ends the one that is named; the own one gets NOT_FOUND',
    async run(shop) {
      const [other, browser] = await signInTwice(shop);
      const { accountSettings } = await browser.ask(AccountSettingsDocument, {});
      const own = requireGiven(
        accountSettings.sessions.find(({ isCurrent }) => isCurrent),
        'no own session',
      );
      await browser.expectRefusal(EndSessionDocument, { sessionId: own.id }, 'NOT_FOUND');
      for (const { id, isCurrent } of accountSettings.sessions)
        if (!isCurrent) await browser.ask(EndSessionDocument, { sessionId: id });
      expectSame(await whoIs(other), null, 'who the other browser is');
    },
  },
  {
    id: 'sessions.renewal',
    calls: ['POST /customer/auth/renewal'],
    says: 'A new token of the same account renews the session under a new id and ends the others; another’s gets 401',
    async run(shop) {
      const [browser, other] = await signInTwice(shop);
      const foreign = { idToken: await shop.idToken(shop.settings.customer) };
      await expectStatus(browser, '/customer/auth/renewal', foreign, 401);
      const before = browser.copy();
      const idToken = await shop.idToken(shop.settings.unconfirmed);
      await expectStatus(browser, '/customer/auth/renewal', { idToken }, 200);
      expectThat((await whoIs(browser)) !== null, 'The renewed session is nobody’s');
      expectSame(await whoIs(before), null, 'who the old cookie is');
      expectSame(await whoIs(other), null, 'who the other browser is');
    },
  },
  {
    id: 'sessions.consent',
    calls: ['SetMarketingConsent'],
    says: 'The consent to offers by mail is stored',
    async run(shop) {
      const [browser] = await signInTwice(shop);
      for (const allow of [true, false]) {
        const { setMarketingConsent } = await browser.ask(SetMarketingConsentDocument, { allow });
        expectSame(setMarketingConsent.allowMarketing, allow, 'allowMarketing');
      }
    },
  },
  {
    id: 'sessions.acting',
    calls: ['SetCustomer', 'AvailableCustomers'],
    says: 'A person acts for their company and back; each switch changes the context version',
    async run(shop) {
      const browser = await shop.signIn(shop.settings.buyer);
      const { availableCustomers } = await browser.ask(AvailableCustomersDocument, {});
      expectSame(availableCustomers[0]?.isOwn, true, 'isOwn of the first');
      const before = requireGiven(await whoIs(browser), 'nobody is signed in');
      const company = { customerId: await shop.companyId(), as: 'Customer' } as const;
      const { setCustomer } = await browser.ask(SetCustomerDocument, company);
      expectSame(setCustomer.id, company.customerId, 'who is acted for');
      expectThat(setCustomer.contextVersion !== before.contextVersion, 'The context version is the same');
      expectSame(setCustomer.actor.name, before.name, 'the actor');
    },
  },
  {
    id: 'sessions.stale-context',
    calls: ['SetCustomer', 'SetMarketingConsent'],
    says: 'A change with an old X-Context-Version is refused with FAILED_PRECONDITION',
    async run(shop) {
      const browser = await shop.signIn(shop.settings.buyer);
      const { contextVersion } = requireGiven(await whoIs(browser), 'nobody is signed in');
      const customerId = await shop.companyId();
      await browser.ask(SetCustomerDocument, { customerId, as: 'Customer' });
      const headers = { 'X-Context-Version': String(contextVersion) };
      const { code } = await browser.refusalOf(SetMarketingConsentDocument, { allow: false }, headers);
      expectSame(code, 'FAILED_PRECONDITION', 'the code');
    },
  },
];
