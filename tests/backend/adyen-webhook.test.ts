import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adyenBookings, adyenPayments } from '../../backend/src/db/schema/adyen.ts';
import { cardPayments } from '../../backend/src/db/schema/payments.ts';
import { AcquirerRefused, AcquirerUnavailable } from '../../backend/src/modules/payments/acquirer.ts';
import { cardService } from '../../backend/src/modules/payments/acquirer-access.ts';
import type { CardService } from '../../backend/src/modules/payments/card-service.ts';
import { adyenCards, adyenToken, startAdyen } from '../kit/adyen.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let adyen: Awaited<ReturnType<typeof startAdyen>>;
let shop: Shop;
let service: CardService;
beforeAll(async () => {
  adyen = await startAdyen();
  shop = await testShop(adyen.env);
  service = cardService(shop)!;
});
afterAll(async () => {
  await shop.connection.close();
  await adyen.stop();
});

const send = (body: string) =>
  shop.app.request('/payments/webhook', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) },
    body,
  });
const deliver = async (bodies: readonly string[] = adyen.takeReports()) => {
  for (const body of bodies) expect((await send(body)).status).toBe(200);
};
async function authorised(amount = 2_480) {
  const reference = randomUUID();
  const source = { token: adyenToken(adyenCards.pays), store: false };
  const returnUrl = 'http://shop.test/backend/payments/return/x/y';
  const { id } = await service.acquirer.authorise({
    reference,
    amount,
    source,
    returnUrl,
    shopper: 'a'.repeat(32),
  });
  return { reference, id };
}
const paymentOf = async (reference: string) =>
  (await shop.db.select().from(adyenPayments).where(eq(adyenPayments.reference, reference)))[0];
const bookingOf = async (reference: string) =>
  (await shop.db.select().from(adyenBookings).where(eq(adyenBookings.reference, reference)))[0];

describe('a webhook that is not Adyen’s for this shop', () => {
  const report = (reference: string) => ({
    eventCode: 'AUTHORISATION',
    pspReference: 'ABCDEFGHJKLMNPQR',
    merchantReference: reference,
    value: 248_000,
    success: true,
  });
  /** Changes one field behind the signature's back. */
  const forge = (body: string, change: Record<string, unknown>) => {
    const message = JSON.parse(body) as { notificationItems: { NotificationRequestItem: object }[] };
    Object.assign(message.notificationItems[0]!.NotificationRequestItem, change);
    return JSON.stringify(message);
  };

  it.each([
    [
      'another key',
      (reference: string) => adyen.write(report(reference), { ADYEN_HMAC_KEY: 'AB'.repeat(32) }),
    ],
    [
      'another account',
      (reference: string) => adyen.write(report(reference), { ADYEN_MERCHANT_ACCOUNT: 'Annar' }),
    ],
    [
      'a changed outcome',
      (reference: string) =>
        forge(adyen.write({ ...report(reference), success: false }), { success: 'true' }),
    ],
    [
      'a changed amount',
      (reference: string) =>
        forge(adyen.write(report(reference)), { amount: { currency: 'ISK', value: 100 } }),
    ],
    ['no signature', (reference: string) => forge(adyen.write(report(reference)), { additionalData: {} })],
    ['no JSON', () => 'x'],
    ['no items', () => '{"live":"false","notificationItems":[]}'],
  ])('is refused and changes nothing: %s', async (_, write) => {
    const reference = randomUUID();
    await shop.db.insert(adyenPayments).values({ reference, amount: 2_480 });
    const answer = await send(write(reference));
    expect(answer.status).toBe(403);
    expect(await paymentOf(reference)).toMatchObject({ state: 'Sent', pspReference: null });
  });

  it('is taken with the key before, while the key is changed', async () => {
    const rotated = cardService({
      ...shop,
      config: { ...shop.config, ADYEN_HMAC_KEY: ['CD'.repeat(32), ...shop.config.ADYEN_HMAC_KEY!] },
    })!;
    const body = adyen.write(report(randomUUID()));
    expect(await rotated.readWebhook({ body, signature: undefined }, shop.db)).not.toBeNull();
  });
});

describe('reports', () => {
  it('say what no answer said, and only once', async () => {
    const reference = randomUUID();
    adyen.fault('/payments', 'lost');
    const source = { token: adyenToken(adyenCards.pays), store: false };
    const wish = { reference, amount: 500, source, returnUrl: 'http://shop.test/x', shopper: 'a'.repeat(32) };
    await expect(service.acquirer.authorise(wish)).rejects.toThrow(AcquirerUnavailable);
    adyen.fault('', 'lost');
    await expect(service.acquirer.enquire(reference)).rejects.toThrow(AcquirerUnavailable);
    const reports = adyen.takeReports();
    expect(reports).toHaveLength(1);
    await deliver([...reports, ...reports]);
    expect(await service.acquirer.enquire(reference)).toMatchObject({ state: 'authorised', amount: 500 });
  });

  it('come in any order: a refusal does not undo an authorisation, a capture not its failure', async () => {
    const { reference, id } = await authorised();
    const report = { pspReference: id, merchantReference: reference, value: 248_000 };
    await deliver([
      adyen.write({ ...report, eventCode: 'AUTHORISATION', success: false, reason: 'Refused' }),
    ]);
    expect(await service.acquirer.enquire(reference)).toMatchObject({ state: 'authorised' });

    await service.acquirer.capture(id, 2_480);
    const own = `${reference}-c1`;
    const { pspReference } = (await bookingOf(own))!;
    const capture = {
      pspReference: pspReference!,
      originalReference: id,
      merchantReference: own,
      value: 248_000,
    };
    const failed = adyen.write({
      ...capture,
      eventCode: 'CAPTURE_FAILED',
      success: true,
      reason: 'Capture Failed',
    });
    await deliver([failed, ...adyen.takeReports(), failed]);
    expect(await bookingOf(own)).toMatchObject({ state: 'Failed', reason: 'Capture Failed' });
    await expect(service.acquirer.capture(id, 2_480)).rejects.toThrow(AcquirerRefused);
  });

  it('ask for a capture that failed again after an hour, as another one', async () => {
    const { reference, id } = await authorised();
    await service.acquirer.capture(id, 2_480);
    const own = `${reference}-c1`;
    await shop.db
      .update(adyenBookings)
      .set({ state: 'Failed', changedAt: new Date(Date.now() - 3_600_000) })
      .where(eq(adyenBookings.reference, own));
    expect(await service.acquirer.capture(id, 2_480)).toBe('pending');
    expect(await bookingOf(`${reference}-c2`)).toMatchObject({ state: 'Received' });
  });

  it('of an authorisation that comes after the payment was given up cancel it', async () => {
    adyen.takeReports();
    const reference = randomUUID();
    adyen.fault('/payments', 'lost');
    const source = { token: adyenToken(adyenCards.pays), store: false };
    const wish = { reference, amount: 500, source, returnUrl: 'http://shop.test/x', shopper: 'a'.repeat(32) };
    await expect(service.acquirer.authorise(wish)).rejects.toThrow(AcquirerUnavailable);
    const late = adyen.takeReports();
    adyen.fault('/cancels', 503);
    await expect(service.acquirer.cancel(reference)).rejects.toThrow(AcquirerUnavailable);
    adyen.fault('', 'lost');
    expect(adyen.payment(reference)).toMatchObject({ state: 'authorised' });
    // What Adyen does not take is tried again with its next report, and holds no transaction up meanwhile.
    adyen.fault('/cancels', 503);
    for (const body of late) expect((await send(body)).status).toBe(503);
    expect(await paymentOf(reference)).toMatchObject({ state: 'Authorised', isClosed: true });
    adyen.fault('', 503);
    await deliver(late);
    expect(adyen.payment(reference)).toMatchObject({ state: 'cancelled' });
    await deliver(late);
    expect(
      (await shop.db.select().from(adyenBookings)).filter(
        ({ payment, state }) => payment === reference && state === 'Received',
      ),
    ).toHaveLength(1);
  });

  it('of an amount with aurar never complete a payment', async () => {
    const reference = randomUUID();
    await shop.db.insert(adyenPayments).values({ reference, amount: 2_480 });
    const report = { eventCode: 'AUTHORISATION', merchantReference: reference, success: true };
    await deliver([adyen.write({ ...report, pspReference: `P${reference.slice(0, 15)}`, value: 2_480 })]);
    expect(await service.acquirer.enquire(reference)).toMatchObject({ state: 'authorised', amount: 0 });
  });

  it('of other tills of the account, and of what nobody asked for, are taken and change nothing', async () => {
    const events = ['AUTHORISATION', 'CAPTURE', 'REFUND', 'REPORT_AVAILABLE', 'CHARGEBACK'];
    const before = await shop.db.$count(cardPayments);
    for (const eventCode of events)
      await deliver([
        adyen.write({
          eventCode,
          pspReference: randomUUID(),
          merchantReference: randomUUID(),
          value: 100,
          success: true,
        }),
      ]);
    expect(await shop.db.$count(cardPayments)).toBe(before);
  });
});
