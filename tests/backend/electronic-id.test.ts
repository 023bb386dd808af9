import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp, type App } from '../../backend/src/app.ts';
import { electronicLogins, electronicSignIns } from '../../backend/src/db/schema/electronic-id.ts';
import { auditLog, rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { signIn } from '../../backend/src/modules/sign-in/sign-in.ts';
import { sweepElectronicSignIns } from '../../backend/src/modules/electronic-id/electronic-sign-in.ts';
import {
  addToCartDocument,
  AuthenticatedCustomerDocument,
  CartDocument,
} from '../../graphql/generated/documents.ts';
import { aCustomer, aProduct } from './setup/builders.ts';
import { electronicIdService, type ElectronicIdService } from './setup/electronic-id.ts';
import { testConfig, testShop, type Shop } from './setup/shop.ts';
import { Visitor } from './setup/visitor.ts';

const jona = '0209804299';
const baldur = '2811913049';
const stranger = '0101303019';
const path = '/customer/auth/electronic';

let phones: ElectronicIdService;
let shop: Shop;
/** A second backend on the same database. */
let other: App;
let ids: { jona: number; baldur: number; hotel: number };
beforeAll(async () => {
  phones = await electronicIdService();
  shop = await testShop(phones.env);
  other = createApp({ ...shop, config: testConfig(phones.env) });
  const { db } = shop;
  ids = {
    jona: await aCustomer(db, { name: 'Jóna ÞÍ Haraldsdóttir', ssn: jona }),
    baldur: await aCustomer(db, { name: 'Baldur ÞÍ Jónsson', ssn: baldur, nameSort: 'baldur' }),
    hotel: await aCustomer(db, { name: 'Hótel Hvönn ehf.', isCompany: true, nameSort: 'hotel' }),
  };
  await db
    .insert(electronicLogins)
    .values({ nationalId: baldur, customerId: ids.hotel, actorName: 'Baldur ÞÍ Jónsson' });
});
afterAll(async () => {
  await shop.connection.close();
  await phones.stop();
});
beforeEach(async () => {
  await shop.db.delete(rateLimits);
  await phones.fault(null);
});

interface Answer {
  status: number;
  body: Record<string, unknown> | null;
}
async function call(visitor: Visitor, name: string, body: unknown): Promise<Answer> {
  const response = await visitor.post(`${path}${name}`, body);
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Answer['body']) : null };
}
async function begin(visitor: Visitor, identifier: string, useAppAuthentication = true) {
  const { status, body } = await call(visitor, '', { identifier, useAppAuthentication });
  if (status !== 200) throw new Error(`start answered ${status}`);
  return body as { reference: string; verificationCode: string; retryCount: number };
}
/** Begun, approved and seen to be. */
async function approve(visitor: Visitor, nationalId: string) {
  const started = await begin(visitor, nationalId);
  await phones.press(nationalId, 'stadfesta');
  const { body } = await call(visitor, '/status', started);
  return body as { reference: string };
}
const customerOf = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer;
const notFound = {
  status: 404,
  body: { code: 'NOT_FOUND', message: 'Þetta fannst ekki eða er ekki lengur í boði.' },
};

describe('the way in', () => {
  it('app: 200 with the number, 202 until approved, 200, then a new session', async () => {
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
    await phones.press(jona, 'stadfesta');
    const approved = await call(visitor, '/status', started);
    expect(approved).toEqual({ status: 200, body: { reference: started.reference } });
    expect(await call(visitor, '/userinfo', approved.body)).toEqual({ status: 200, body: {} });
    expect(await customerOf(visitor)).toMatchObject({ id: String(ids.jona) });
    expect(visitor.cookies.get('signed-in')).toBe('1');
    expect(await customerOf(new Visitor(shop.app, { session: former }))).toBeNull();
    expect((await shop.db.select().from(auditLog)).at(-1)).toMatchObject({
      actorId: ids.jona,
      action: 'sign-in',
      details: { by: 'electronic-id', way: 'app' },
    });
  });

  it('phone: the same by number', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, '+354 770-1001', false);
    await phones.press(jona, 'stadfesta');
    await call(visitor, '/status', started);
    expect((await call(visitor, '/userinfo', started)).status).toBe(200);
    expect(await customerOf(visitor)).toMatchObject({ name: 'Jóna ÞÍ Haraldsdóttir' });
  });

  it('binds by a cookie that scripts cannot read', async () => {
    const response = await shop.guest().post(path, { identifier: jona, useAppAuthentication: true });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^electronic=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('takes the guest’s cart along', async () => {
    const product = await aProduct(shop.db);
    const visitor = shop.guest();
    await visitor.ask(addToCartDocument, { productId: String(product), quantity: 2 });
    await call(visitor, '/userinfo', await approve(visitor, jona));
    const { cart } = await visitor.ask(CartDocument, {});
    expect(cart.items.map(({ product: { id }, quantity }) => [Number(id), quantity])).toEqual([[product, 2]]);
    expect(visitor.cookies.has('cart')).toBe(false);
  });

  it('300: several users of one person, of which one is picked', async () => {
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

  it('204: unknown to this shop', async () => {
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

  it('is begun, asked about and finished at different backends', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    const elsewhere = new Visitor(other, Object.fromEntries(visitor.cookies));
    expect((await call(elsewhere, '/status', started)).body).toMatchObject({ retryCount: 1 });
    expect((await call(visitor, '/status', started)).body).toMatchObject({ retryCount: 2 });
    await phones.press(jona, 'stadfesta');
    expect((await call(elsewhere, '/status', started)).status).toBe(200);
    expect((await call(visitor, '/userinfo', started)).status).toBe(200);
  });

  it('two tabs of one browser may do it side by side', async () => {
    const visitor = shop.guest();
    const first = await begin(visitor, jona);
    const second = await begin(visitor, stranger);
    expect((await call(visitor, '/status', first)).status).toBe(202);
    expect((await call(visitor, '/status', second)).status).toBe(202);
  });
});

describe('a number that was registered by an address alone', () => {
  const takenId = expect.objectContaining({
    status: 409,
    body: expect.objectContaining({ reason: 'err.takenId' }) as Answer['body'],
  }) as Answer;
  let ssn: string;
  let customerId: number;
  let last = 50_000;
  /** Who has the password. */
  const withPassword = async (visitor: Visitor) => {
    const { db, config } = shop;
    const cookies = new Map(visitor.cookies);
    const jar = {
      get: (name: string) => cookies.get(name) ?? null,
      set: (name: string, value: string, age: number) =>
        void (age > 0 ? cookies.set(name, value) : cookies.delete(name)),
    };
    await signIn(
      { db, config, cookies: jar, visitor: { session: null, cartKey: null } },
      { id: customerId, name: '', actorName: null },
      { identityUid: 'registrant', identityAuthAt: new Date(), userAgent: null },
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

  it('is not entered by its owner, who sees nothing of the registrant', async () => {
    const owner = shop.guest();
    expect(await byElectronicId(owner)).toEqual(takenId);
    expect(owner.cookies.has('session')).toBe(false);
    // Nor does the registrant gain it by the password alone.
    const registrant = await withPassword(shop.guest());
    expect(await customerOf(registrant)).toMatchObject({ id: String(customerId) });
    expect(await byElectronicId(shop.guest())).toEqual(takenId);
  });

  it('is its owner’s who shows electronic id and password in one browser', async () => {
    const visitor = shop.guest();
    expect(await byElectronicId(visitor)).toEqual(takenId);
    expect(visitor.cookies.get('shown-id')).not.toContain(ssn);
    const signedIn = await withPassword(visitor);
    expect(signedIn.cookies.has('shown-id')).toBe(false);
    expect((await byElectronicId(shop.guest())).status).toBe(200);
  });

  it('stays closed to the electronic id of another person, a changed proof and one that is too old', async () => {
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

  it('leaves out of the choice what a person may be only by the word of a registrant', async () => {
    await shop.db.insert(electronicLogins).values({ nationalId: ssn, customerId: ids.hotel });
    const visitor = shop.guest();
    expect((await byElectronicId(visitor)).status).toBe(200);
    expect(await customerOf(visitor)).toMatchObject({ id: String(ids.hotel) });
  });
});

describe('nobody else', () => {
  it('learns or gets anything by a reference that another browser was given', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await phones.press(jona, 'stadfesta');
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

  it('gets in by a reference that was changed', async () => {
    const visitor = shop.guest();
    const first = await begin(visitor, jona);
    const second = await begin(visitor, stranger);
    await phones.press(stranger, 'stadfesta');
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

  it('gets in twice by one approval, not even in parallel', async () => {
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

describe('an end without approval', () => {
  const ended = {
    status: 409,
    body: {
      code: 'FAILED_PRECONDITION',
      message: 'Notandi hætti við eða rann út á tíma, vinsamlegast reynið aftur.',
    },
  };

  it.each(['hafna', 'ekki-eg'] as const)('%s on the phone', async (answer) => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await phones.press(jona, answer);
    expect(await call(visitor, '/status', started)).toEqual(ended);
    expect(await call(visitor, '/status', started)).toEqual(notFound);
    expect(await call(visitor, '/userinfo', started)).toEqual(notFound);
  });

  it('out of time at the service', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, '0101307789');
    phones.pass(90_000);
    expect(await call(visitor, '/status', started)).toEqual(ended);
  });

  it('after 24 questions, of which the last is still answered', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, '7701003', false);
    for (let retryCount = 1; retryCount <= 24; retryCount += 1)
      expect((await call(visitor, '/status', started)).body).toMatchObject({ retryCount });
    expect(await call(visitor, '/status', started)).toEqual(ended);
  });

  it('cancelled: off the phone, and a late answer is ignored', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    expect(await call(visitor, '/cancel', started)).toEqual({ status: 204, body: null });
    expect(await phones.waiting(jona)).toEqual([]);
    expect(await call(visitor, '/status', started)).toEqual(notFound);
    expect(await call(visitor, '/cancel', started)).toEqual({ status: 204, body: null });
  });

  it('cancelled while the service is down: over all the same', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await phones.fault({ mode: 'down', times: 1 });
    expect((await call(visitor, '/cancel', started)).status).toBe(204);
    await phones.press(jona, 'stadfesta');
    expect(await call(visitor, '/status', started)).toEqual(notFound);
    expect(await call(visitor, '/userinfo', started)).toEqual(notFound);
  });

  it('cancelled after the approval', async () => {
    const visitor = shop.guest();
    const approved = await approve(visitor, jona);
    await call(visitor, '/cancel', approved);
    expect(await call(visitor, '/userinfo', approved)).toEqual(notFound);
  });

  it('out of time here, and swept away', async () => {
    const visitor = shop.guest();
    const approved = await approve(visitor, jona);
    await shop.db.execute(sql`UPDATE electronic_sign_ins SET expires_at = now() - interval '1 second'`);
    expect(await call(visitor, '/status', approved)).toEqual(notFound);
    expect(await call(visitor, '/userinfo', approved)).toEqual(notFound);
    await sweepElectronicSignIns(shop.db);
    expect(await shop.db.select().from(electronicSignIns)).toEqual([]);
  });
});

describe('the service in trouble', () => {
  const unavailable = { status: 503, code: 'UNAVAILABLE' };
  const codeOf = ({ status, body }: Answer) => ({ status, code: body?.['code'] });

  it.each(['down', 'error', 'malformed'])(
    '%s at the start: UNAVAILABLE, and no try is spent',
    async (mode) => {
      await phones.fault({ mode });
      for (let tries = 0; tries < 5; tries += 1) {
        const answer = await call(shop.guest(), '', { identifier: jona, useAppAuthentication: true });
        expect(codeOf(answer)).toEqual(unavailable);
      }
      await phones.fault(null);
      await begin(shop.guest(), jona);
    },
  );

  it.each(['down', 'error', 'malformed'])('%s while waiting: the wait goes on after it', async (mode) => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await phones.fault({ mode, times: 1 });
    expect(codeOf(await call(visitor, '/status', started))).toEqual(unavailable);
    await phones.press(jona, 'stadfesta');
    expect((await call(visitor, '/status', started)).status).toBe(200);
    await phones.fault({ mode: 'down', times: 1 });
    expect(codeOf(await call(visitor, '/userinfo', started))).toEqual(unavailable);
    expect((await call(visitor, '/userinfo', started)).status).toBe(200);
  });

  it('refuses who has no certificate without saying more', async () => {
    const answer = await call(shop.guest(), '', { identifier: '5550100', useAppAuthentication: false });
    expect(codeOf(answer)).toEqual({ status: 409, code: 'FAILED_PRECONDITION' });
  });

  it('not there at all: UNAVAILABLE', async () => {
    const without = createApp({ ...shop, config: testConfig() });
    for (const name of ['', '/status', '/userinfo', '/cancel'])
      expect(codeOf(await call(new Visitor(without), name, {}))).toEqual(unavailable);
  });

  it('only partly configured: the backend does not start', () => {
    expect(() => testConfig({ ELECTRONIC_ID_URL: 'http://127.0.0.1:9' })).toThrow(
      /ELECTRONIC_ID_CLIENT_ID[^]*ELECTRONIC_ID_CLIENT_SECRET/,
    );
  });
});

describe('numbers as people type them', () => {
  it.each([
    ['020980-4299', true],
    [' 020980 4299 ', true],
    ['０２０９８０－４２９９', true],
    ['020980–4299', true],
    ['7701001', false],
    ['770-1001', false],
    ['+354 770 1001', false],
    ['00354-770-1001', false],
    ['＋３５４７７０１００１', false],
  ])('%j rings', async (identifier, useAppAuthentication) => {
    const visitor = shop.guest();
    const before = (await phones.waiting(jona)).length;
    const started = await begin(visitor, identifier, useAppAuthentication);
    expect(await phones.waiting(jona)).toHaveLength(before + 1);
    await call(visitor, '/cancel', started);
  });

  it.each([
    ['02098042', true, 'Kennitala ekki rétt valin'],
    ['020980-42990', true, 'Kennitala ekki rétt valin'],
    ['020980-429A', true, 'Kennitala ekki rétt valin'],
    ['+354020980', true, 'Kennitala ekki rétt valin'],
    ['770100', false, 'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi'],
    ['770 1001 x', false, 'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi'],
    ['0209804299', false, 'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi'],
    ['+4677010011', false, 'Símanúmer ekki rétt slegið inn, sláið inn 7 stafi'],
  ])('%j is refused before it is counted', async (identifier, useAppAuthentication, message) => {
    for (let tries = 0; tries < 4; tries += 1)
      expect(await call(shop.guest(), '', { identifier, useAppAuthentication })).toEqual({
        status: 400,
        body: { code: 'BAD_REQUEST', message },
      });
  });

  it.each([
    {},
    { identifier: '', useAppAuthentication: true },
    { identifier: 209804299, useAppAuthentication: true },
    { identifier: jona },
    { identifier: jona, useAppAuthentication: 'true' },
    { identifier: jona, useAppAuthentication: true, nationalId: baldur },
    { identifier: '0'.repeat(5000), useAppAuthentication: true },
    null,
    [],
  ])('%j is no start', async (body) => {
    expect((await call(shop.guest(), '', body)).status).toBe(400);
  });

  it.each([{}, { reference: 5 }, { reference: '' }, { reference: 'x'.repeat(300) }, null])(
    '%j is no reference',
    async (body) => {
      for (const name of ['/status', '/userinfo', '/cancel'])
        expect((await call(shop.guest(), name, body)).status).toBe(400);
    },
  );
});

describe('starts', () => {
  /** At one backend after the other, each from its own address behind a proxy unless one is given. */
  async function starts(count: number, identifierOf: (index: number) => string, address?: string) {
    const config = testConfig({ ...phones.env, TRUSTED_PROXIES: '1' });
    const apps = [createApp({ ...shop, config }), createApp({ ...shop, config })];
    const answers = Array.from({ length: count }, async (_, index) => {
      const visitor = new Visitor(apps[index % 2]!);
      visitor.headers['X-Forwarded-For'] = `1.2.3.${index}, ${address ?? `10.0.${index}.1`}`;
      const body = { identifier: identifierOf(index), useAppAuthentication: true };
      return (await call(visitor, '', body)).status;
    });
    return (await Promise.all(answers)).toSorted((a, b) => a - b);
  }
  const phonesNumber = (index: number) => `01013${String(index).padStart(5, '0')}`;

  it('for one number: three in ten minutes, however it is written and from wherever', async () => {
    const spellings = ['0404044400', '040404-4400', '040404 4400'];
    const statuses = await starts(12, (index) => spellings[index % 3]!);
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(9).fill(429)]);
    expect(await phones.waiting('0404044400')).toHaveLength(3);
    await shop.db.execute(sql`UPDATE rate_limits SET window_ends_at = now() - interval '1 second'`);
    expect(await starts(1, () => '0404044400')).toEqual([200]);
  });

  it('from one address: thirty, whatever it says it is', async () => {
    const statuses = await starts(40, phonesNumber, '10.9.9.9');
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('keep no number in the counters', async () => {
    await starts(1, () => '0404044400');
    const rows = await shop.db.select().from(rateLimits);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('0404044400');
  });

  it('answer the same for who is known to the shop and who is not', async () => {
    const shapes = [];
    for (const identifier of [jona, stranger]) {
      const { status, body } = await call(shop.guest(), '', { identifier, useAppAuthentication: true });
      shapes.push([status, Object.keys(body ?? {}).toSorted()]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });
});
