import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createApp, type App } from '../../backend/src/app.ts';
import { electronicLogins } from '../../backend/src/db/schema/electronic-id.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { aCustomer } from '../kit/builders.ts';
import { startElectronicId, type ElectronicIdService } from '../kit/electronic-id.ts';
import { testConfig, testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export const jona = '0209804299';
export const baldur = '2811913049';
export const stranger = '0101303019';
export const path = '/customer/auth/electronic';
export let phones: ElectronicIdService;
export let shop: Shop;

/** A second backend on the same database. */
export let other: App;

export let ids: { jona: number; baldur: number; hotel: number };

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpElectronicId(): void {
  beforeAll(async () => {
    phones = await startElectronicId();
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
}

export interface Answer {
  status: number;
  body: Record<string, unknown> | null;
}

export async function call(visitor: Visitor, name: string, body: unknown): Promise<Answer> {
  const response = await visitor.post(`${path}${name}`, body);
  const text = await response.text();
  return { status: response.status, body: text ? (JSON.parse(text) as Answer['body']) : null };
}

export async function begin(visitor: Visitor, identifier: string, useAppAuthentication = true) {
  const { status, body } = await call(visitor, '', { identifier, useAppAuthentication });
  if (status !== 200) throw new Error(`start answered ${status}`);
  return body as { reference: string; verificationCode: string; retryCount: number };
}

/** Starts a sign-in, approves it and polls until the approval is visible. */
export async function approve(visitor: Visitor, nationalId: string) {
  const started = await begin(visitor, nationalId);
  await phones.pressButton(nationalId, 'stadfesta');
  const { body } = await call(visitor, '/status', started);
  return body as { reference: string };
}

export const notFound = {
  status: 404,
  body: { code: 'NOT_FOUND', message: 'Þetta fannst ekki eða er ekki lengur í boði.' },
};
