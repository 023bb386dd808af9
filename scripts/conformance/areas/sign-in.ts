import {
  commonPasswordsSchema,
  electronicPendingSchema,
  electronicStartedSchema,
  signInMethodsSchema,
} from '../../../lib/contract/rest-schemas.ts';
import { electronicRedirectSchema } from '../../../lib/contract/redirect-schemas.ts';
import type { Browser } from '../browser.ts';
import type { Check } from '../check.ts';
import { expectSame, expectThat, requireGiven, Untried } from '../expect.ts';
import type { TestedShop } from '../tested-shop.ts';

const electronic = '/customer/auth/electronic';

/** A sign-in that waits on the phone. @throws Untried where the shop has none */
async function startElectronic(shop: TestedShop): Promise<{ browser: Browser; reference: string }> {
  const identifier = requireGiven(shop.settings['electronic-id'] || null, 'no --electronic-id was given');
  const browser = shop.guest();
  const answer = await browser.post(electronic, { identifier, useAppAuthentication: true });
  if (answer.status === 503) throw new Untried('the shop has no electronic id, or it does not answer');
  expectSame(answer.status, 200, 'the status of the start');
  const { data, error } = electronicStartedSchema.safeParse(await answer.json());
  expectThat(data !== undefined, `The shape of the start: ${error?.message}`);
  return { browser, reference: data.reference };
}

const statusOf = async (browser: Browser, path: string, body: unknown) =>
  (await browser.post(path, body)).status;

/** Ways to sign in beside the exchange of a token, and what the forms have to know. */
export const signInChecks: readonly Check[] = [
  {
    id: 'sign-in.methods',
    calls: ['GET /customer/auth/methods'],
    says: 'It says which ways in there are beside the password',
    async run(shop) {
      const answer = await shop.guest().fetch('/customer/auth/methods');
      expectSame(answer.status, 200, 'the status');
      const { success, error } = signInMethodsSchema.safeParse(await answer.json());
      expectThat(success, `Its shape: ${error?.message}`);
    },
  },
  {
    id: 'sign-in.common-passwords',
    calls: ['GET /customer/auth/common-passwords/:prefix'],
    says: 'The password “password” is among those that everybody tries first, by three digits of its digest',
    async run(shop) {
      // SHA-1 of the word, in two parts.
      const [prefix, rest] = ['5ba', 'a61e4c9b93f3f0682250b6cf8331b7ee68fd8'];
      const answer = await shop.guest().fetch(`/customer/auth/common-passwords/${prefix}`);
      expectSame(answer.status, 200, 'the status');
      const digests = commonPasswordsSchema.parse(await answer.json());
      expectThat(digests.includes(rest), 'It is not among them');
      expectThat(digests.length < 1_000, 'The answer is no part of the list');
    },
  },
  {
    id: 'sign-in.strengthen',
    calls: ['POST /customer/auth/strengthen'],
    says: 'A token without a second factor does not strengthen a session: 401; nor does any for a guest',
    async run(shop) {
      const { customer } = shop.settings;
      const idToken = await shop.idToken(customer);
      expectSame(await statusOf(shop.guest(), '/customer/auth/strengthen', { idToken }), 401, 'for a guest');
      const browser = await shop.person('customer');
      expectSame(await statusOf(browser, '/customer/auth/strengthen', { idToken }), 401, 'with a password');
    },
  },
  {
    id: 'sign-in.electronic-pending',
    calls: ['POST /customer/auth/electronic', 'POST /customer/auth/electronic/status'],
    says: 'A sign-in that nobody has answered is 202 with the same reference, and is signed in for nobody',
    async run(shop) {
      const { browser, reference } = await startElectronic(shop);
      const answer = await browser.post(`${electronic}/status`, { reference });
      expectSame(answer.status, 202, 'the status');
      expectSame(electronicPendingSchema.parse(await answer.json()).reference, reference, 'the reference');
      expectSame(await statusOf(browser, `${electronic}/userinfo`, { reference }), 404, 'userinfo before');
      await browser.post(`${electronic}/cancel`, { reference });
    },
  },
  {
    id: 'sign-in.electronic-foreign',
    calls: ['POST /customer/auth/electronic/status', 'POST /customer/auth/electronic/userinfo'],
    says: 'A reference is good in the browser that started it only: 404 in another',
    async run(shop) {
      const { browser, reference } = await startElectronic(shop);
      for (const call of ['status', 'userinfo'])
        expectSame(await statusOf(shop.guest(), `${electronic}/${call}`, { reference }), 404, call);
      await browser.post(`${electronic}/cancel`, { reference });
    },
  },
  {
    id: 'sign-in.electronic-cancel',
    calls: ['POST /customer/auth/electronic/cancel'],
    says: 'A cancelled sign-in is over: 204, then 404',
    async run(shop) {
      const { browser, reference } = await startElectronic(shop);
      expectSame(await statusOf(browser, `${electronic}/cancel`, { reference }), 204, 'the status');
      expectSame(await statusOf(browser, `${electronic}/status`, { reference }), 404, 'the status after');
    },
  },
  {
    id: 'sign-in.electronic-redirect',
    calls: ['POST /customer/auth/electronic/redirect', 'POST /customer/auth/electronic/return'],
    says: 'Leaving for electronic id: an answer in another browser is 404; 503 for both calls where it is by phone',
    async run(shop) {
      const answer = await shop.guest().post(`${electronic}/redirect`, {});
      const statusElsewhere = (query: string) =>
        statusOf(shop.guest(), `${electronic}/return`, { answer: query });
      if (answer.status === 503) return expectSame(await statusElsewhere('code=x'), 503, 'the return');
      expectSame(answer.status, 200, 'the status');
      const { data, error } = electronicRedirectSchema.safeParse(await answer.json());
      expectThat(data !== undefined, `Its shape: ${error?.message}`);
      const state = new URL(data.url).searchParams.get('state') ?? '';
      expectThat(state.length >= 22, 'The address carries no state');
      expectSame(await statusElsewhere(String(new URLSearchParams({ state, code: 'x' }))), 404, 'elsewhere');
    },
  },
];
