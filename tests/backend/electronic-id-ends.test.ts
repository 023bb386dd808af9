import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../backend/src/app.ts';
import { electronicSignIns } from '../../backend/src/db/schema/electronic-id.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { sweepElectronicSignIns } from '../../backend/src/modules/electronic-id/electronic-sign-in.ts';
import { testConfig } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';
import {
  jona,
  baldur,
  stranger,
  phones,
  shop,
  type Answer,
  call,
  begin,
  approve,
  notFound,
  setUpElectronicId,
} from './electronic-id-setting.ts';

setUpElectronicId();

describe('ends without approval', () => {
  const ended = {
    status: 409,
    body: {
      code: 'FAILED_PRECONDITION',
      message: 'Notandi hætti við eða rann út á tíma, vinsamlegast reynið aftur.',
    },
  };

  it.each(['hafna', 'ekki-eg'] as const)('after %s on the phone', async (answer) => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await phones.pressButton(jona, answer);
    expect(await call(visitor, '/status', started)).toEqual(ended);
    expect(await call(visitor, '/status', started)).toEqual(notFound);
    expect(await call(visitor, '/userinfo', started)).toEqual(notFound);
  });

  it('after a timeout at the service', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, '0101307789');
    phones.pass(90_000);
    expect(await call(visitor, '/status', started)).toEqual(ended);
  });

  it('after 24 polls, of which the last still gets an answer', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, '7701003', false);
    for (let retryCount = 1; retryCount <= 24; retryCount += 1)
      expect((await call(visitor, '/status', started)).body).toMatchObject({ retryCount });
    expect(await call(visitor, '/status', started)).toEqual(ended);
  });

  it('after cancelling: gone from the phone, and a late approval is ignored', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    expect(await call(visitor, '/cancel', started)).toEqual({ status: 204, body: null });
    expect(await phones.waiting(jona)).toEqual([]);
    expect(await call(visitor, '/status', started)).toEqual(notFound);
    expect(await call(visitor, '/cancel', started)).toEqual({ status: 204, body: null });
  });

  it('after cancelling while the service is down', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await phones.fault({ mode: 'down', times: 1 });
    expect((await call(visitor, '/cancel', started)).status).toBe(204);
    await phones.pressButton(jona, 'stadfesta');
    expect(await call(visitor, '/status', started)).toEqual(notFound);
    expect(await call(visitor, '/userinfo', started)).toEqual(notFound);
  });

  it('after cancelling despite an approval', async () => {
    const visitor = shop.guest();
    const approved = await approve(visitor, jona);
    await call(visitor, '/cancel', approved);
    expect(await call(visitor, '/userinfo', approved)).toEqual(notFound);
  });

  it('after a timeout here, and is deleted by the sweeper', async () => {
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
    '%s at the start: returns UNAVAILABLE, and counts no attempt',
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

  it.each(['down', 'error', 'malformed'])('%s while waiting: the wait continues afterwards', async (mode) => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await phones.fault({ mode, times: 1 });
    expect(codeOf(await call(visitor, '/status', started))).toEqual(unavailable);
    await phones.pressButton(jona, 'stadfesta');
    expect((await call(visitor, '/status', started)).status).toBe(200);
    await phones.fault({ mode: 'down', times: 1 });
    expect(codeOf(await call(visitor, '/userinfo', started))).toEqual(unavailable);
    expect((await call(visitor, '/userinfo', started)).status).toBe(200);
  });

  it('refuses people without a certificate without saying more', async () => {
    const answer = await call(shop.guest(), '', { identifier: '5550100', useAppAuthentication: false });
    expect(codeOf(answer)).toEqual({ status: 409, code: 'FAILED_PRECONDITION' });
  });

  it('returns UNAVAILABLE when it is not configured', async () => {
    const without = createApp({ ...shop, config: testConfig() });
    for (const name of ['', '/status', '/userinfo', '/cancel'])
      expect(codeOf(await call(new Visitor(without), name, {}))).toEqual(unavailable);
  });

  it('keeps the backend from starting when it is partly configured', () => {
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
  ])('are accepted: %j', async (identifier, useAppAuthentication) => {
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
  ])('are refused before they are counted: %j', async (identifier, useAppAuthentication, message) => {
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
  ])('are refused in an invalid start: %j', async (body) => {
    expect((await call(shop.guest(), '', body)).status).toBe(400);
  });

  it.each([{}, { reference: 5 }, { reference: '' }, { reference: 'x'.repeat(300) }, null])(
    'are refused as an invalid reference: %j',
    async (body) => {
      for (const name of ['/status', '/userinfo', '/cancel'])
        expect((await call(shop.guest(), name, body)).status).toBe(400);
    },
  );
});

describe('starts', () => {
  /** Alternating between the backends, each from its own address behind a proxy unless one is given. */
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

  it('for one number: three in ten minutes, in any spelling and from anywhere', async () => {
    const spellings = ['0404044400', '040404-4400', '040404 4400'];
    const statuses = await starts(12, (index) => spellings[index % 3]!);
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(9).fill(429)]);
    expect(await phones.waiting('0404044400')).toHaveLength(3);
    await shop.db.execute(sql`UPDATE rate_limits SET window_ends_at = now() - interval '1 second'`);
    expect(await starts(1, () => '0404044400')).toEqual([200]);
  });

  it('from one address: thirty, whatever address it claims', async () => {
    const statuses = await starts(40, phonesNumber, '10.9.9.9');
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('store no number in the counters', async () => {
    await starts(1, () => '0404044400');
    const rows = await shop.db.select().from(rateLimits);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('0404044400');
  });

  it('get the same response for people known to the shop and unknown ones', async () => {
    const shapes = [];
    for (const identifier of [jona, stranger]) {
      const { status, body } = await call(shop.guest(), '', { identifier, useAppAuthentication: true });
      shapes.push([status, Object.keys(body ?? {}).toSorted()]);
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });
});
