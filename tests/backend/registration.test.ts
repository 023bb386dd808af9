import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerAddresses, customers, logins } from '../../backend/src/db/schema/customers.ts';
import { auditLog } from '../../backend/src/db/schema/sessions.ts';
import { addToCartDocument, CartDocument } from '../../graphql/generated/documents.ts';
import {
  ConfirmEmailDocument,
  PreflightRegistrationDocument,
  RegisterCustomerDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import {
  tooMany,
  identity,
  mail,
  shop,
  nextNumber,
  unused,
  newAccount,
  details,
  register,
  deliver,
  signedInAs,
  mailedCode,
  setUpRegistration,
} from './registration-setting.ts';

setUpRegistration();

const taken = 'Ekki tókst að stofna aðgang. Ef þú ert þegar með aðgang skaltu skrá þig inn.';

describe('the preflight', () => {
  it.each([
    ['020980-4299', '0209804299', false],
    ['020980 4299', '0209804299', false],
    ['０２０９８０－４２９９', '0209804299', false],
    ['\u200b020980\u00ad–4299 ', '0209804299', false],
    ['500101-0000', '5001010000', true],
    ['712345 6789', '7123456789', true],
    ['892350-1739', '8923501739', false],
    ['999999-9999', '9999999999', false],
  ])('accepts %s', async (typed, ssn, isCompany) => {
    const { preflightRegistration } = await shop.guest().ask(PreflightRegistrationDocument, { ssn: typed });
    expect(preflightRegistration).toEqual({ ssn, isCompany });
  });

  it.each(['', '020980-429', '020980-42999', 'kt. 020980-4299', 'o20980-4299', '+3545551234', '٠٢٠٩٨٠٤٢٩٩'])(
    'refuses %s',
    async (ssn) => {
      expect(await shop.guest().fail(PreflightRegistrationDocument, { ssn })).toMatchObject({
        code: 'BAD_REQUEST',
        details: { fields: { ssn: 'Kennitala ekki rétt valin' } },
      });
    },
  );

  it('gets the same response for known and unknown national ids', async () => {
    const known = unused();
    await aCustomer(shop.db, { ssn: known });
    const answers = await Promise.all(
      [known, unused()].map((ssn) => shop.guest().ask(PreflightRegistrationDocument, { ssn })),
    );
    expect(answers.map(({ preflightRegistration }) => preflightRegistration.isCompany)).toEqual([
      false,
      false,
    ]);
  });

  it('is limited to 20 an hour from one address, whatever it forges', async () => {
    const ask = (forged: string) => {
      const visitor = shop.guest();
      visitor.headers['X-Forwarded-For'] = forged;
      return visitor.post('/graphql', {
        query: PreflightRegistrationDocument,
        variables: { ssn: unused() },
      });
    };
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(`10.0.0.${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('registering', () => {
  it('makes a person a customer, signs in and mails a link', async () => {
    const email = 'jón+prófun@vorulind.test';
    const visitor = shop.guest();
    const product = await aProduct(shop.db);
    await visitor.ask(addToCartDocument, { productId: String(product), quantity: 2 });
    const ssn = unused();
    const input = { idToken: await newAccount(email), ssn: `${ssn.slice(0, 6)}-${ssn.slice(6)}` };
    const { registerCustomer } = await register(visitor, { ...input, name: '  Jón   ÞÍ ' });
    expect(registerCustomer).toMatchObject({ email, name: 'Jón ÞÍ' });
    expect(await signedInAs(visitor)).toMatchObject({
      id: registerCustomer.id,
      ssn,
      name: 'Jón ÞÍ',
      actorName: null,
      email,
      phoneNumber: '5551234',
      isCompany: false,
      isConfirmed: false,
      isAgent: false,
      creditLimit: null,
      address: { addressLine1: 'Prófgata 1', postalCode: '200', city: 'Kópavogur', country: 'IS' },
    });
    expect((await visitor.ask(CartDocument, {})).cart.items.map(({ quantity }) => quantity)).toEqual([2]);
    const code = await mailedCode(email);
    expect(await visitor.ask(ConfirmEmailDocument, { code })).toEqual({ confirmEmail: true });
    expect((await signedInAs(visitor))?.isConfirmed).toBe(true);
    expect((await shop.db.select().from(auditLog)).map(({ action }) => action)).toEqual([
      'register',
      'sign-in',
      'confirm-email',
    ]);
  });

  it('makes a company a customer, with the name of its contact', async () => {
    const visitor = shop.guest();
    const ssn = unused('5');
    const input = { idToken: await newAccount('innkaup@felag.test'), ssn, name: 'Félag ÞÍ ehf.' };
    await register(visitor, { ...input, contactName: 'Anna ÞÍ', allowMarketing: true });
    expect(await signedInAs(visitor)).toMatchObject({
      name: 'Félag ÞÍ ehf.',
      actorName: 'Anna ÞÍ',
      isCompany: true,
    });
    const [row] = await shop.db.select().from(customers).where(eq(customers.ssn, ssn));
    expect(row).toMatchObject({
      allowMarketing: true,
      isOwnerUnproven: true,
      nameSort: expect.any(String) as string,
    });
  });

  it('needs no confirmation of a proven address (known to the identity service only, 204)', async () => {
    const visitor = shop.guest();
    const sdk = identity.sdk();
    const { user } = await signInWithEmailAndPassword(sdk, 'nyr@vorulind.test', 'Vorulind-2026');
    const idToken = await user.getIdToken();
    expect((await visitor.post('/customer/auth/credentials', { idToken })).status).toBe(204);
    await register(visitor, { idToken, ssn: unused() });
    expect((await signedInAs(visitor))?.isConfirmed).toBe(true);
    await deliver();
    expect((await mail.messages('nyr@vorulind.test')).map(({ subject }) => subject)).toEqual([
      'Velkomin í viðskipti',
    ]);
  });

  it('returns the same when it is repeated after a lost response', async () => {
    const { user } = await createUserWithEmailAndPassword(
      identity.sdk(),
      'tvisvar@vorulind.test',
      'Ny-2026-kr',
    );
    const input = { idToken: await user.getIdToken(), ssn: unused() };
    const first = await register(shop.guest(), input);
    const again = shop.guest();
    // A token opens one session only; the page takes a new one each time.
    expect(await again.fail(RegisterCustomerDocument, { input: details(input) })).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await register(again, { ...input, idToken: await user.getIdToken(true) })).toEqual(first);
    expect((await signedInAs(again))?.id).toBe(first.registerCustomer.id);
    await deliver();
    expect(await mail.messages('tvisvar@vorulind.test')).toHaveLength(1);
  });

  it('is done once when it is sent twice concurrently', async () => {
    const { user } = await createUserWithEmailAndPassword(
      identity.sdk(),
      'samtimis@vorulind.test',
      'Ny-2026-kr',
    );
    const ssn = unused();
    const send = async () => register(shop.guest(), { idToken: await user.getIdToken(true), ssn });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(answers.map(({ registerCustomer }) => registerCustomer.id)).size).toBe(1);
    expect(await shop.db.select().from(customers).where(eq(customers.ssn, ssn))).toHaveLength(1);
  });

  it('refuses a national id that is taken, and leaves nothing behind', async () => {
    const ssn = unused();
    await aCustomer(shop.db, { ssn });
    const visitor = shop.guest();
    const idToken = await newAccount('annar@vorulind.test');
    expect(await visitor.fail(RegisterCustomerDocument, { input: details({ idToken, ssn }) })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: taken,
    });
    expect(await signedInAs(visitor)).toBeNull();
    await deliver();
    expect(await mail.messages('annar@vorulind.test')).toEqual([]);
    // The same account may retry with its own number.
    await register(visitor, { idToken, ssn: unused() });
  });

  it('leaves nothing behind when the database fails in the middle', async () => {
    const idToken = await newAccount('midja@vorulind.test');
    const ssn = unused();
    await shop.db.execute('ALTER TABLE jobs RENAME TO jobs_away');
    const failed = await shop.guest().fail(RegisterCustomerDocument, { input: details({ idToken, ssn }) });
    await shop.db.execute('ALTER TABLE jobs_away RENAME TO jobs');
    expect(failed.code).toBe('INTERNAL');
    expect(await shop.db.select().from(customers).where(eq(customers.ssn, ssn))).toEqual([]);
    const visitor = shop.guest();
    await register(visitor, { idToken, ssn });
    expect(await signedInAs(visitor)).not.toBeNull();
  });

  it.each([
    ['a name', { name: '  ' }, { name: 'Þennan reit þarf að fylla út' }],
    ['a name with a line break', { name: 'Jón\u0000' }, { name: expect.any(String) as string }],
    ['a long name', { name: 'a'.repeat(121) }, { name: expect.any(String) as string }],
    ['a phone', { phone: '555 12' }, { phone: 'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi' }],
    ['a phone with letters', { phone: '555-l234' }, { phone: expect.any(String) as string }],
    ['a national id', { ssn: '123' }, { ssn: 'Kennitala ekki rétt valin' }],
    ['a postal code', { postalCode: '999' }, { postalCode: 'Póstnúmerið er ekki til.' }],
    ['a street', { addressLine1: '' }, { addressLine1: 'Þennan reit þarf að fylla út' }],
    ['the terms', { acceptTerms: false }, { acceptTerms: 'Þennan reit þarf að fylla út' }],
    ['who registers', { ssn: '5001010099' }, { contactName: 'Þennan reit þarf að fylla út' }],
  ])('reports an invalid %s', async (_, over, fields) => {
    const failure = await shop
      .guest()
      .fail(RegisterCustomerDocument, { input: { ...details(), idToken: 'x', ssn: unused(), ...over } });
    expect(failure).toMatchObject({ code: 'BAD_REQUEST', details: { fields } });
  });

  it.each([
    ['phone', '5551234'],
    ['phone', '555-1234'],
    ['phone', '00354 555 1234'],
    ['phone', '＋３５４ ５５５－１２３４'],
  ])('accepts a %s written as %s', async (field, value) => {
    const ssn = unused();
    const idToken = await newAccount(`simi${nextNumber()}@vorulind.test`);
    await register(shop.guest(), { idToken, ssn, [field]: value });
    const [row] = await shop.db.select().from(customers).where(eq(customers.ssn, ssn));
    expect(row?.phoneNumber).toBe('5551234');
  });

  it('requires a fresh token of an enabled account', async () => {
    const visitor = shop.guest();
    for (const idToken of ['x', 'a.b.c'])
      expect(
        await visitor.fail(RegisterCustomerDocument, { input: details({ idToken, ssn: unused() }) }),
      ).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('accepts no price, role or confirmation from outside', async () => {
    const idToken = await newAccount('frekur@vorulind.test');
    for (const over of [{ isAgent: true }, { isConfirmed: true }, { creditLimit: 1 }, { email: 'x@y.is' }])
      expect(
        await shop
          .guest()
          .fail(RegisterCustomerDocument, { input: details({ idToken, ssn: unused(), ...over }) }),
      ).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is limited to twenty attempts an hour from one address', async () => {
    const tries = Array.from({ length: 22 }, () =>
      shop.guest().fail(RegisterCustomerDocument, { input: details({ idToken: 'x', ssn: unused() }) }),
    );
    const messages = (await Promise.all(tries)).map(({ message }) => message);
    expect(messages.filter((message) => message === tooMany)).toHaveLength(2);
  });
});

it('stores one login, one address and one code for each registration', async () => {
  const people = await shop.db.select().from(customers);
  const registered = people.filter(({ creditLimit }) => creditLimit === null);
  const ids = new Set(registered.map(({ id }) => id));
  const own = <T extends { customerId: number }>(rows: T[]) =>
    rows.filter(({ customerId }) => ids.has(customerId));
  expect(own(await shop.db.select().from(logins))).toHaveLength(ids.size);
  expect(own(await shop.db.select().from(customerAddresses))).toHaveLength(ids.size);
});
