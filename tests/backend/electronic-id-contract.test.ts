import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import { aCustomer } from '../kit/builders.ts';
import { startElectronicId } from '../kit/electronic-id.ts';
import { startOpenIdService } from '../kit/openid-service.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import { begin, call } from './electronic-id-setting.ts';

/* What any service of electronic id must do behind the shop, over each that it can be configured for. */

const jona = '0209804299';

interface Service {
  readonly env: Record<string, string>;
  /** What the phone shows of the newest request, where the service can be asked. */
  shown?(): { hint: string; message: string; context: string | undefined };
  approve(): Promise<void>;
  refuse(): Promise<void>;
  setDown(isDown: boolean): Promise<void>;
  stop(): Promise<void>;
}

async function emulator(): Promise<Service> {
  const phones = await startElectronicId();
  return {
    env: phones.env,
    approve: () => phones.pressButton(jona, 'stadfesta'),
    refuse: () => phones.pressButton(jona, 'hafna'),
    setDown: (isDown) => phones.fault(isDown ? { mode: 'down' } : null),
    stop: () => phones.stop(),
  };
}

const openId = (): Promise<Service> => startOpenIdService({ [jona]: jona, '+3547701001': jona });

describe.each([
  ['the emulator', emulator],
  ['OpenID Connect', openId],
])('electronic id by %s', (_title, start) => {
  let service: Service;
  let shop: Shop;
  let customerId: number;
  beforeAll(async () => {
    service = await start();
    shop = await testShop(service.env);
    customerId = await aCustomer(shop.db, { name: 'Jóna ÞÍ Haraldsdóttir', ssn: jona });
  });
  afterAll(async () => {
    await shop.connection.close();
    await service.stop();
  });
  beforeEach(async () => {
    await shop.db.delete(rateLimits);
    await service.setDown(false);
  });

  it.each([
    ['the app', '020980-4299', true, { hint: jona, context: 'app-auth' }],
    ['the phone', '770 1001', false, { hint: '+3547701001', context: 'sim-auth' }],
  ])('asks on %s with the number that the site shows, and signs in once approved', async (...row) => {
    const [, identifier, viaApp, shown] = row;
    const visitor = shop.guest();
    const started = await begin(visitor, identifier, viaApp);
    const message = started.verificationCode;
    expect(service.shown?.() ?? { ...shown, message }).toMatchObject({ ...shown, message });
    expect((await call(visitor, '/status', started)).status).toBe(202);
    expect((await call(visitor, '/userinfo', started)).status).toBe(404);
    await service.approve();
    const approved = await call(visitor, '/status', started);
    expect(approved.status).toBe(200);
    expect((await call(visitor, '/userinfo', approved.body)).status).toBe(200);
    const { authenticatedCustomer } = await visitor.ask(AuthenticatedCustomerDocument, {});
    expect(authenticatedCustomer).toMatchObject({ id: String(customerId) });
  });

  it('ends when it is refused on the phone', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await service.refuse();
    const refused = await call(visitor, '/status', started);
    expect(refused.body).toMatchObject({ code: 'FAILED_PRECONDITION' });
    expect((await call(visitor, '/status', started)).status).toBe(404);
  });

  it('continues after the service was away', async () => {
    const visitor = shop.guest();
    const started = await begin(visitor, jona);
    await service.setDown(true);
    expect((await call(visitor, '/status', started)).body).toMatchObject({ code: 'UNAVAILABLE' });
    const another = await call(visitor, '', { identifier: jona, useAppAuthentication: true });
    expect(another.body).toMatchObject({ code: 'UNAVAILABLE' });
    await service.setDown(false);
    await service.approve();
    expect((await call(visitor, '/status', started)).status).toBe(200);
  });

  it('is only for the browser that started it', async () => {
    const started = await begin(shop.guest(), jona);
    await service.approve();
    expect((await call(shop.guest(), '/status', started)).status).toBe(404);
  });
});

it('by OpenID Connect says that nobody is reached under a number that the service does not know', async () => {
  const service = await openId();
  const shop = await testShop(service.env);
  const answer = await call(shop.guest(), '', { identifier: '0101303019', useAppAuthentication: true });
  expect(answer.body).toMatchObject({ code: 'FAILED_PRECONDITION' });
  await shop.connection.close();
  await service.stop();
});
