import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { electronicIdApp, type ElectronicIdEmulator } from '../../emulators/src/electronic-id/app.ts';
import { electronicIdConfigSchema } from '../../emulators/src/electronic-id/config.ts';

let folder: string;
let passed = 0;
let service: ElectronicIdEmulator;
const open = () =>
  electronicIdApp(
    electronicIdConfigSchema.parse({
      ELECTRONIC_ID_DATA_DIR: folder,
      ELECTRONIC_ID_CLIENT_SECRET: 'vorulind-electronic-id',
    }),
    () => 1_700_000_000_000 + passed,
  );
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vorulind-eid-'));
  passed = 0;
  service = open();
});
afterEach(() => {
  service.close();
  rmSync(folder, { recursive: true });
});

const basic = (secret: string) => `Basic ${Buffer.from(`vorulind:${secret}`).toString('base64')}`;
const authorization = basic('vorulind-electronic-id');

async function call(method: string, path: string, body?: unknown, authorized = authorization) {
  const answer = await service.app.request(`/v1/authentications${path}`, {
    method,
    headers: { authorization: authorized, 'content-type': 'application/json' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Record<string, string> };
}
async function start(numbers: object = { nationalId: '0209804299' }): Promise<string> {
  const { body } = await call('POST', '', { message: 'Vörulind', ...numbers });
  return body['id']!;
}
const statusOf = async (id: string) => (await call('GET', `/${id}`)).body['status'];
const page = async (path: string) => (await service.app.request(path)).text();
const press = (number: string, beidni: string, svar: string) =>
  service.app.request(`/simi/${number}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ beidni, svar }).toString(),
  });

describe('a site', () => {
  it('gets a reference and the same four digits that the phone shows', async () => {
    const { status, body } = await call('POST', '', { nationalId: '0209804299', message: 'Vörulind' });
    expect([status, body['verificationCode']]).toEqual([201, expect.stringMatching(/^\d{4}$/)]);
    expect(await statusOf(body['id']!)).toBe('pending');
    const phone = await page('/simi/0209804299');
    expect(phone).toContain('Innskráning hjá Vörulind');
    expect(phone).toContain(`Öryggistala ${body['verificationCode']!.split('').join(' ')}`);
  });

  it('gets the person once, after the approval and not before', async () => {
    const id = await start({ phoneNumber: '7701002' });
    expect((await call('GET', `/${id}/userinfo`)).status).toBe(409);
    expect((await press('2811913049', id, 'stadfesta')).headers.get('location')).toBe(
      '/simi/2811913049?svar=stadfesta',
    );
    expect(await statusOf(id)).toBe('approved');
    expect(await call('GET', `/${id}/userinfo`)).toEqual({
      status: 200,
      body: { nationalId: '2811913049', name: 'Baldur ÞÍ Jónsson', phoneNumber: '7701002' },
    });
    expect((await call('GET', `/${id}/userinfo`)).status).toBe(410);
  });

  it('finds its request again after a restart of the service', async () => {
    const id = await start();
    service.close();
    service = open();
    expect(await statusOf(id)).toBe('pending');
  });

  it('can cancel a request, and a later approval changes nothing', async () => {
    const id = await start();
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await press('0209804299', id, 'stadfesta')).headers.get('location')).toContain('svar=of-seint');
    expect(await statusOf(id)).toBe('cancelled');
    expect(await page('/simi/0209804299')).toContain('Engin beiðni bíður');
  });

  it.each([
    ['no client', ''],
    ['a wrong secret', basic('rangt-leyndarmal')],
    ['no scheme', 'vorulind:vorulind-electronic-id'],
  ])('is refused with %s', async (_what, authorized) => {
    expect(await call('POST', '', { nationalId: '0209804299', message: 'x' }, authorized)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    expect((await call('GET', `/${await start()}`, undefined, authorized)).status).toBe(401);
  });

  it.each([
    ['nothing', {}, 400],
    ['what is not JSON', '{', 400],
    ['both numbers', { nationalId: '0209804299', phoneNumber: '7701001', message: 'x' }, 400],
    ['a dash', { nationalId: '020980-4299', message: 'x' }, 400],
    ['a message that fits on no phone', { nationalId: '0209804299', message: 'x'.repeat(61) }, 400],
    ['a company', { nationalId: '5501151490', message: 'x' }, 422],
    ['a landline', { phoneNumber: '5550100', message: 'x' }, 422],
  ])('is refused with %s', async (_what, body, status) => {
    expect((await call('POST', '', body)).status).toBe(status);
  });

  it('gets an error for an unknown request', async () => {
    expect((await call('GET', '/engin-beidni')).status).toBe(404);
    expect((await call('GET', '/engin-beidni/userinfo')).status).toBe(404);
  });
});

describe('people', () => {
  it.each([
    ['hafna', 'refused'],
    ['ekki-eg', 'refused'],
  ])('can answer %s', async (svar, status) => {
    const id = await start();
    await press('0209804299', id, svar);
    expect(await statusOf(id)).toBe(status);
    expect((await call('GET', `/${id}/userinfo`)).status).toBe(409);
  });

  it.each([{ nationalId: '0101302399' }, { phoneNumber: '7701004' }])(
    'refuse automatically: %j',
    async (numbers) => {
      const id = await start(numbers);
      expect(await statusOf(id)).toBe('pending');
      passed += 2000;
      expect(await statusOf(id)).toBe('refused');
    },
  );

  it.each([{ nationalId: '0101307789' }, { phoneNumber: '7701003' }])('never answer: %j', async (numbers) => {
    const id = await start(numbers);
    await press('0101307789', id, 'stadfesta');
    passed += 89_000;
    expect(await statusOf(id)).toBe('pending');
    passed += 1000;
    expect(await statusOf(id)).toBe('expired');
  });

  it('cannot answer after the timeout', async () => {
    const id = await start();
    passed += 90_000;
    expect((await press('0209804299', id, 'stadfesta')).headers.get('location')).toContain('of-seint');
    expect(await statusOf(id)).toBe('expired');
  });

  it('cannot answer a request on another phone', async () => {
    const id = await start({ nationalId: '2811913049' });
    await press('0209804299', id, 'stadfesta');
    expect(await statusOf(id)).toBe('pending');
  });

  it('without a script answer by hand, by either number', async () => {
    const id = await start({ phoneNumber: '6661234' });
    const answer = await service.app.request('/simi?numer=%2B354%20666-1234');
    const phone = answer.headers.get('location')!;
    expect(phone).toBe('/simi/9996661234');
    await press(phone.slice('/simi/'.length), id, 'stadfesta');
    expect((await call('GET', `/${id}/userinfo`)).body).toMatchObject({
      nationalId: '9996661234',
      phoneNumber: '6661234',
    });
  });
});

describe('the phone’s page', () => {
  it('offers the people of the demo and reports an unknown number', async () => {
    const list = await page('/simi');
    for (const number of [
      '020980-4299',
      '770-1001',
      '281191-3049',
      '010130-7789',
      '010130-2399',
      '010130-3019',
    ])
      expect(list).toContain(number);
    const answer = await service.app.request('/simi?numer=550115-1490');
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('Enginn er með rafræn skilríki á þessu númeri.'),
    ]);
  });

  it('escapes text from others', async () => {
    await call('POST', '', { nationalId: '0209804299', message: '<img src=x onerror=alert(1)>' });
    expect(await page('/simi/0209804299')).toContain('hjá &lt;img src=x onerror=alert(1)&gt;');
    expect(await page('/simi?numer=%22%3E%3Cscript%3E')).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  it('notices a new pending request', async () => {
    expect(await page('/simi/0209804299/bidur')).toBe('');
    const [first, second] = [await start(), await start()];
    expect(await page('/simi/0209804299/bidur')).toBe(`${second} ${first}`);
  });
});

it('fails on demand', async () => {
  await service.app.request('/_faults', {
    method: 'POST',
    body: JSON.stringify({ mode: 'error', times: 1 }),
  });
  expect((await call('POST', '', { nationalId: '0209804299', message: 'x' })).status).toBe(500);
  expect((await call('POST', '', { nationalId: '0209804299', message: 'x' })).status).toBe(201);
});
