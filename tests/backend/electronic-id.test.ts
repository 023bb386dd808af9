import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { electronicLogins } from '../../backend/src/db/schema/electronic-id.ts';
import { auditLog, sessions } from '../../backend/src/db/schema/sessions.ts';
import { signIn } from '../../backend/src/modules/sign-in/sign-in.ts';
import {
  addToCartDocument,
  AuthenticatedCustomerDocument,
  CartDocument,
} from '../../graphql/generated/documents.ts';
import { aCustomer, aProduct } from '../kit/builders.ts';
import { Visitor } from '../kit/visitor.ts';
import {
  jona,
  baldur,
  stranger,
  path,
  phones,
  shop,
  other,
  ids,
  type Answer,
  call,
  begin,
  approve,
  notFound,
  setUpElectronicId,
} from './electronic-id-setting.ts';

setUpElectronicId();

const customerOf = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer;

describe('sign-in by electronic id', () => {
  it('by app: 200 with the verification number, 202 until approved, 200, then a new session', async () => {
    const visitor = await shop.signedIn(ids.hotel);
    const former = visitor.cookies.get('session')!;
    const started = await begin(visitor, '020980-4299');
    expect(started).toEqual({
      reference: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
      verificationCode: expect.stringMatching(/^\d{4}$/),
      retryCount: 0,
    });
    for (const retryCount of [1, 2]) {
      expect(await call(visitor, '/status', started)).toEqual({
        status: 202,
        body: { reference: started.reference, retryCount },
      });
    }
    expect((await call(visitor, '/userinfo', started)).status).toBe(404);
    await phones.pressButton(jona, 'stadfesta');
    const approved = await call(visitor, '/status', started);
    expect(approved).toEqual({ status: 200, body: { reference: started.reference } });
    expect(await call(visitor, '/userinfo', approved.body)).toEqual({ status: 200, body: {} });
    expect(await customerOf(visitor)).toMatchObject({ id: String(ids.jona) });
    expect(visitor.cookies.get('signed-in')).toBe('1');
    expect(await customerOf(new Visitor(shop.app, { session: former }))).toBeNull();
    const [session] = await shop.db.select().from(sessions).where(eq(sessions.actorId, ids.jona));
    expect(session).toMatchObject({ identityUid: null, isStrong: true });
    expect((await shop.db.select().from(auditLog)).at(-1)).toMatchObject({
      actorId: ids.jona,
      action: 'sign-in',
      details: { by: 'electronic-id', way: 'app' },
    });
  });

  it('by phone: the same by number', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, '+354 770-1001', false);
    await phones.pressButton(jona, 'stadfesta');
    await call(visitor, '/status', started);
    expect((await call(visitor, '/userinfo', started)).status).toBe(200);
    expect(await customerOf(visitor)).toMatchObject({ name: 'Jóna ÞÍ Haraldsdóttir' });
  });

  it('is bound by a cookie that scripts cannot read', async () => {
    const response = await shop.guest().post(path, { identifier: jona, useAppAuthentication: true });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^electronic=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('merges the guest’s cart', async () => {
    const product = await aProduct(shop.db);
    const visitor = shop.guest();
    await visitor.ask(addToCartDocument, { productId: String(product), quantity: 2 });
    await call(visitor, '/userinfo', await approve(visitor, jona));
    const { cart } = await visitor.ask(CartDocument, {});
    expect(cart.items.map(({ product: { id }, quantity }) => [Number(id), quantity])).toEqual([[product, 2]]);
    expect(visitor.cookies.has('cart')).toBe(false);
  });

  it('returns 300 for several users of one person, of which one is picked', async () => {
    const visitor = shop.guest();
    const approved = await approve(visitor, baldur);
    expect(await call(visitor, '/userinfo', approved)).toEqual({
      status: 300,
      body: [
        { id: ids.baldur, name: 'Baldur ÞÍ Jónsson', actorName: null },
        { id: ids.hotel, name: 'Hótel Hvönn ehf.', actorName: 'Baldur ÞÍ Jónsson' },
      ],
    });
    expect(visitor.cookies.has('session')).toBe(false);
    const foreign = await call(visitor, '/userinfo', { ...approved, selectedCustomer: ids.jona });
    expect([foreign.status, foreign.body?.['code']]).toEqual([403, 'PERMISSION_DENIED']);
    expect(await call(visitor, '/userinfo', { ...approved, selectedCustomer: 2_000_000_000 })).toEqual(
      foreign,
    );
    expect((await call(visitor, '/userinfo', { ...approved, selectedCustomer: ids.hotel })).status).toBe(200);
    expect(await customerOf(visitor)).toMatchObject({
      name: 'Hótel Hvönn ehf.',
      actorName: 'Baldur ÞÍ Jónsson',
    });
  });

  it('returns 204 for a person unknown to this shop', async () => {
    const visitor = shop.guest();
    const approved = await approve(visitor, stranger);
    expect(await call(visitor, '/userinfo', approved)).toEqual({ status: 204, body: null });
    expect(visitor.cookies.has('session')).toBe(false);
    expect(await call(visitor, '/userinfo', approved)).toEqual(notFound);
  });

  it('refuses a customer that was deactivated', async () => {
    const nationalId = '1005148220';
    await aCustomer(shop.db, { ssn: nationalId, isActive: false });
    const visitor = shop.guest();
    const refused = await call(visitor, '/userinfo', await approve(visitor, nationalId));
    expect([refused.status, refused.body?.['reason']]).toEqual([403, 'err.disabled']);
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('can be started, polled and finished at different backends', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    const elsewhere = new Visitor(other, Object.fromEntries(visitor.cookies));
    expect((await call(elsewhere, '/status', started)).body).toMatchObject({ retryCount: 1 });
    expect((await call(visitor, '/status', started)).body).toMatchObject({ retryCount: 2 });
    await phones.pressButton(jona, 'stadfesta');
    expect((await call(elsewhere, '/status', started)).status).toBe(200);
    expect((await call(visitor, '/userinfo', started)).status).toBe(200);
  });

  it('works in two tabs of one browser concurrently', async () => {
    const visitor = shop.guest();
    const first = await begin(visitor, jona);
    const second = await begin(visitor, stranger);
    expect((await call(visitor, '/status', first)).status).toBe(202);
    expect((await call(visitor, '/status', second)).status).toBe(202);
  });
});

describe('a number that was registered with only an e-mail address', () => {
  const takenId = expect.objectContaining({
    status: 409,
    body: expect.objectContaining({ reason: 'err.takenId' }) as Answer['body'],
  }) as Answer;
  let ssn: string;
  let customerId: number;
  let last = 50_000;
  /** The owner of the password. */
  const withPassword = async (visitor: Visitor) => {
    const { db, config } = shop;
    const cookies = new Map(visitor.cookies);
    const jar = {
      get: (name: string) => cookies.get(name) ?? null,
      set: (name: string, value: string, age: number) =>
        void (age > 0 ? cookies.set(name, value) : cookies.delete(name)),
    };
    await signIn(
      { db, config, cookies: jar, visitor: { session: null, cartKey: null, lastWrite: null } },
      { id: customerId, name: '', actorName: null },
      {
        identityUid: 'registrant',
        identityAuthAt: new Date(),
        isStrong: false,
        idToken: null,
        userAgent: null,
      },
    );
    return new Visitor(shop.app, Object.fromEntries(cookies));
  };
  const byElectronicId = async (visitor: Visitor, who = ssn) =>
    call(visitor, '/userinfo', await approve(visitor, who));
  beforeEach(async () => {
    last += 1;
    ssn = `01013${String(last).padStart(5, '0')}`;
    customerId = await aCustomer(shop.db, { ssn, isOwnerUnproven: true });
  });

  it('does not let its owner in, who sees nothing of the registrant', async () => {
    const owner = shop.guest();
    expect(await byElectronicId(owner)).toEqual(takenId);
    expect(owner.cookies.has('session')).toBe(false);
    // Nor does the registrant prove it by the password alone.
    const registrant = await withPassword(shop.guest());
    expect(await customerOf(registrant)).toMatchObject({ id: String(customerId) });
    expect(await byElectronicId(shop.guest())).toEqual(takenId);
  });

  it('is proven by showing electronic id and password in one browser', async () => {
    const visitor = shop.guest();
    expect(await byElectronicId(visitor)).toEqual(takenId);
    expect(visitor.cookies.get('shown-id')).not.toContain(ssn);
    const signedIn = await withPassword(visitor);
    expect(signedIn.cookies.has('shown-id')).toBe(false);
    expect((await byElectronicId(shop.guest())).status).toBe(200);
  });

  it('refuses the electronic id of another person, a forged proof and an expired one', async () => {
    const another = shop.guest();
    expect((await byElectronicId(another, stranger)).status).toBe(204);
    await withPassword(another);
    expect(await byElectronicId(shop.guest())).toEqual(takenId);

    const visitor = shop.guest();
    await byElectronicId(visitor);
    const proof = visitor.cookies.get('shown-id')!;
    const [until, signature] = proof.split('.') as [string, string];
    for (const forged of [`${Number(until) + 60}.${signature}`, `${until}.${'A'.repeat(43)}`, 'x', '.'])
      await withPassword(new Visitor(shop.app, { 'shown-id': forged }));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 });
    await withPassword(new Visitor(shop.app, { 'shown-id': proof }));
    vi.useRealTimers();
    expect(await byElectronicId(shop.guest())).toEqual(takenId);
  });

  it('leaves unproven customers out of the choice', async () => {
    await shop.db.insert(electronicLogins).values({ nationalId: ssn, customerId: ids.hotel });
    const visitor = shop.guest();
    expect((await byElectronicId(visitor)).status).toBe(200);
    expect(await customerOf(visitor)).toMatchObject({ id: String(ids.hotel) });
  });
});

describe('no one else', () => {
  it('learns or gets anything by another browser’s reference', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await phones.pressButton(jona, 'stadfesta');
    const second = shop.guest();
    await begin(second, stranger);
    for (const thief of [shop.guest(), second]) {
      for (const name of ['/status', '/userinfo']) {
        expect(await call(thief, name, started)).toEqual(notFound);
        expect(await call(thief, name, { reference: `${'A'.repeat(22)}.${'A'.repeat(43)}` })).toEqual(
          notFound,
        );
      }
      await call(thief, '/cancel', started);
      expect(thief.cookies.has('session')).toBe(false);
    }
    expect((await call(visitor, '/status', started)).status).toBe(200);
  });

  it('signs in by a forged reference', async () => {
    const visitor = shop.guest();
    const first = await begin(visitor, jona);
    const second = await begin(visitor, stranger);
    await phones.pressButton(stranger, 'stadfesta');
    const [firstId, secondMac] = [first.reference.split('.')[0], second.reference.split('.')[1]];
    for (const reference of [
      `${firstId}.${secondMac}`,
      `${second.reference}x`,
      '.',
      'x',
      second.reference.toUpperCase(),
    ])
      expect(await call(visitor, '/status', { reference })).toEqual(notFound);
  });

  it('signs in twice by one approval, not even in parallel', async () => {
    const visitor = shop.guest();
    const approved = await approve(visitor, jona);
    const copies = Array.from({ length: 6 }, (_, index) => {
      const app = index % 2 === 0 ? shop.app : other;
      return new Visitor(app, Object.fromEntries(visitor.cookies));
    });
    const answers = await Promise.all(copies.map((copy) => call(copy, '/userinfo', approved)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(copies.filter(({ cookies }) => cookies.has('session'))).toHaveLength(1);
    expect(await call(visitor, '/userinfo', approved)).toEqual(notFound);
    expect(await call(visitor, '/status', approved)).toEqual(notFound);
  });
});
