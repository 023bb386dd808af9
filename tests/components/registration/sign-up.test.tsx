import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { customers, logins } from '../../../backend/src/db/schema/customers.ts';
import { rateLimits } from '../../../backend/src/db/schema/sessions.ts';
import { SignUp } from '../../../components/registration/sign-up.tsx';
import type * as Identity from '../../../lib/io/identity/identity.ts';
import type * as Exchange from '../../../lib/sign-in/exchange.ts';
import { aCustomer } from '../../kit/builders.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const taken = 'Ekki tókst að stofna aðgang. Ef þú ert þegar með aðgang skaltu skrá þig inn.';
const secret = 'Lykilord-2026';
const done = 'Aðgangurinn hefur verið stofnaður';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let visitor: Visitor;
/** The SDK keeps the fetch that it finds: it is loaded after the in-process one is in place. */
let identity: typeof Identity;
let exchange: typeof Exchange;
beforeAll(async () => {
  backend = await startInProcessBackend();
  identity = await import('../../../lib/io/identity/identity.ts');
  exchange = await import('../../../lib/sign-in/exchange.ts');
});
afterAll(() => backend.close());
beforeEach(async () => {
  await identity.signOutOfIdentity();
  visitor = backend.open();
  await backend.db.delete(rateLimits);
});

let last = 0;
const unused = (first = '0') => `${first}20180${String((last += 1)).padStart(4, '0')}`;
const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = async (name: string | RegExp, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const customerOf = async (ssn: string) =>
  (await backend.db.select().from(customers).where(eq(customers.ssn, ssn)))[0];

async function preflight(ssn: string): Promise<void> {
  renderPage(<SignUp />);
  await type(/^Kennitala/, ssn);
  await clickButton('Áfram');
}

async function fillIn(email: string | null, password = secret): Promise<void> {
  await screen.findByRole('heading', { name: /^Aðgangur fyrir/ });
  await type(/^Nafn/, 'Prófun ÞÍ');
  await type(/^Símanúmer/, '+354 555 1234');
  await type(/^Gata/, 'Prófgata 1');
  await type(/^Póstnúmer/, '101');
  if (email !== null) {
    await type(/^Netfang/, email);
    await userEvent.type(screen.getByLabelText(/^Lykilorð/), password);
  }
  await userEvent.click(screen.getByRole('checkbox', { name: /Ég samþykki/ }));
}

describe('the national id', () => {
  it.each([
    ['020980-4299', 'Aðgangur fyrir einstakling'],
    ['５００１０１ ００００', 'Aðgangur fyrir fyrirtæki'],
    ['892350-1739', 'Aðgangur fyrir einstakling'],
  ])('%s leads to: %s', async (ssn, heading) => {
    await preflight(ssn);
    expect(await screen.findByRole('heading', { name: heading })).toBe(document.activeElement);
  });

  it('that is none is refused before anybody is asked', async () => {
    await preflight('020980-42');
    expect(screen.getByText('Kennitala ekki rétt valin')).toBeTruthy();
    expect(document.activeElement).toBe(box(/^Kennitala/));
    expect(backend.sent).toEqual([]);
  });

  it('can be changed without losing what was typed', async () => {
    await preflight('020980-4299');
    await screen.findByRole('heading', { name: 'Aðgangur fyrir einstakling' });
    await type(/^Nafn/, 'Jóna');
    await clickButton('Breyta');
    await type(/^Kennitala/, '500101-0000');
    await clickButton('Áfram');
    await screen.findByRole('heading', { name: 'Aðgangur fyrir fyrirtæki' });
    expect(box(/^Nafn fyrirtækis/)).toHaveProperty('value', 'Jóna');
  });
});

describe('the form', () => {
  it('registers a person, signs in and says what happens next', async () => {
    const ssn = unused();
    await preflight(ssn);
    await fillIn('jón+nýr@vorulind.test');
    expect(box(/^Staður/)).toHaveProperty('value', 'Reykjavík');
    await clickButton('Stofna aðgang');
    const heading = await screen.findByRole('heading', { name: done });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('jón+nýr@vorulind.test')).toBeTruthy();
    expect(visitor.cookies.has('session')).toBe(true);
    expect(await customerOf(ssn)).toMatchObject({ isConfirmed: false, allowMarketing: false });
    await clickButton('Senda staðfestingarpóst aftur');
    expect(await screen.findByText('Nýr póstur hefur verið sendur á jón+nýr@vorulind.test.')).toBeTruthy();
  });

  it('lists everything that is missing, leads to it and asks nobody', async () => {
    await preflight(unused('5'));
    await screen.findByRole('heading', { name: 'Aðgangur fyrir fyrirtæki' });
    await clickButton('Stofna aðgang');
    const summary = await screen.findByText('Vinsamlegast yfirfarið eftirfarandi:');
    expect(document.activeElement).toBe(summary.parentElement);
    expect(screen.getAllByRole('link', { name: /Þennan reit þarf að fylla út/ })).toHaveLength(9);
    await userEvent.click(screen.getByRole('link', { name: /^Tengiliður:/ }));
    expect(document.activeElement).toBe(box(/^Tengiliður/));
    expect(backend.sent).toEqual(['PreflightRegistration']);
  });

  it.each(['a@b', `${'a'.repeat(300)}@vorulind.test`, 'tvö@orð og@vorulind.test'])(
    'refuses %s as no address',
    async (email) => {
      await preflight(unused());
      await fillIn(email);
      await clickButton('Stofna aðgang');
      expect(await screen.findByText('Netfangið er ekki gilt.')).toBeTruthy();
      expect(backend.sent).toEqual(['PreflightRegistration']);
    },
  );

  it('continues where a crash stopped it: the account of the first try is used again', async () => {
    const ssn = unused();
    await preflight(ssn);
    await fillIn('hrun@vorulind.test');
    backend.intercept((request) =>
      request.url.includes('RegisterCustomer') ? new Response('<html>', { status: 502 }) : undefined,
    );
    await clickButton('Stofna aðgang');
    expect(
      await screen.findByText(
        'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.',
      ),
    ).toBeTruthy();
    expect(await customerOf(ssn)).toBeUndefined();
    expect(box(/^Nafn/)).toHaveProperty('value', 'Prófun ÞÍ');
    backend.intercept(null);
    await clickButton('Stofna aðgang');
    await screen.findByRole('heading', { name: done });
    expect(await customerOf(ssn)).toMatchObject({ email: 'hrun@vorulind.test' });
  });

  it('takes the account back when the national id is taken', async () => {
    const ssn = unused();
    await aCustomer(backend.db, { ssn });
    await preflight(ssn);
    await fillIn('tekin@vorulind.test');
    await clickButton('Stofna aðgang');
    expect(await screen.findByText(taken)).toBeTruthy();
    await waitFor(() => expect(visitor.cookies.has('session')).toBe(false));
    await expect(exchange.signInWithPassword('tekin@vorulind.test', secret)).rejects.toThrow(
      'auth/invalid-credential',
    );
  });

  it('says of an address that is taken what it says of a national id', async () => {
    await preflight(unused());
    await fillIn('jona@vorulind.test', 'ekki-lykilord-Jonu-1');
    await clickButton('Stofna aðgang');
    expect(await screen.findByText(taken)).toBeTruthy();
    expect(backend.sent).toEqual(['PreflightRegistration']);
  });

  it('makes a second customer of a login whose password is right', async () => {
    const ssn = unused();
    await preflight(ssn);
    await fillIn('baldur@vorulind.test', 'Vorulind-2026');
    await clickButton('Stofna aðgang');
    await screen.findByRole('heading', { name: done });
    const customer = await customerOf(ssn);
    expect(await backend.db.select().from(logins).where(eq(logins.customerId, customer!.id))).toMatchObject([
      { identityUid: 'demo-baldur' },
    ]);
  });

  it('asks for no password of who has just signed in without being a customer (204)', async () => {
    expect((await exchange.signInWithPassword('nyr@vorulind.test', 'Vorulind-2026')).kind).toBe(
      'sign-up-needed',
    );
    await preflight(unused());
    expect(await screen.findByText('nyr@vorulind.test')).toBeTruthy();
    expect(screen.queryByLabelText(/^Lykilorð/)).toBeNull();
    await fillIn(null);
    await clickButton('Stofna aðgang');
    await screen.findByRole('heading', { name: done });
    expect(await screen.findByText(/er staðfest og þú getur pantað strax/)).toBeTruthy();
  });

  it('asks for the password again when the proof is too old', async () => {
    await exchange.signInWithPassword('solumadur@vorulind.test', 'Vorulind-2026');
    await preflight(unused());
    await screen.findByText('solumadur@vorulind.test');
    await fillIn(null);
    backend.intercept((request) =>
      request.url.includes('RegisterCustomer')
        ? Response.json({
            errors: [{ message: 'Innskráningin er útrunnin.', extensions: { code: 'UNAUTHENTICATED' } }],
          })
        : undefined,
    );
    await clickButton('Stofna aðgang');
    expect(await screen.findByText(/Of langt er liðið frá innskráningu/)).toBeTruthy();
    backend.intercept(null);
    await type(/^Netfang/, 'solumadur@vorulind.test');
    await userEvent.type(screen.getByLabelText(/^Lykilorð/), 'Vorulind-2026');
    await clickButton('Stofna aðgang');
    await screen.findByRole('heading', { name: done });
  });

  it('says that the identity service cannot be reached, and keeps what was typed', async () => {
    await preflight(unused());
    await fillIn('netlaus@vorulind.test');
    backend.intercept((request) => {
      if (request.url.includes('accounts:signUp')) throw new TypeError('fetch failed');
      return undefined;
    });
    await clickButton('Stofna aðgang');
    expect(await screen.findByText('Ekki náðist samband. Athugaðu nettenginguna.')).toBeTruthy();
    expect(box(/^Netfang/)).toHaveProperty('value', 'netlaus@vorulind.test');
  });
});
