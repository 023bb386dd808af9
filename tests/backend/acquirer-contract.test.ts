import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  AcquirerRefused,
  AcquirerUnavailable,
  type Authorisation,
  type Progress,
} from '../../backend/src/modules/payments/acquirer.ts';
import { type AcquirerBench, adyenBench, emulatorBench, returnUrl } from './acquirer-benches.ts';

const shopper = 'c0ffee00c0ffee00c0ffee00c0ffee00';

describe.each([
  ['the emulator', emulatorBench],
  ['Adyen', adyenBench],
])('an acquirer: %s', (_, open) => {
  let bench: AcquirerBench;
  beforeAll(async () => {
    bench = await open();
  });
  afterEach(() => bench.heal());
  afterAll(() => bench.stop());

  type Wish = Partial<Authorisation> & { card?: 'pays' | 'declined' | 'challenge'; store?: boolean };
  async function authorise({ card = 'pays', store = false, ...over }: Wish = {}) {
    const reference = over.reference ?? randomUUID();
    const source = over.source ?? { token: await bench.token(card), store };
    const wish = { amount: 2_480, returnUrl, shopper, ...over, reference, source };
    return { reference, payment: await bench.acquirer.authorise(wish) };
  }
  /** Asks until the service has reported the outcome. */
  async function untilDone(ask: () => Promise<Progress>): Promise<void> {
    if ((await ask()) === 'done') return;
    await bench.deliver();
    expect(await ask()).toBe('done');
  }
  async function captured(amount = 2_480) {
    const { reference, payment } = await authorise({ amount });
    await untilDone(() => bench.acquirer.capture(payment.id, amount));
    return { reference, payment };
  }

  it('holds the money of a card, and says so again', async () => {
    const { reference, payment } = await authorise();
    expect(payment).toMatchObject({
      state: 'authorised',
      amount: 2_480,
      challengeUrl: null,
      storedCard: null,
    });
    await bench.deliver();
    expect(await bench.acquirer.enquire(reference)).toEqual(payment);
    expect(await bench.books(reference)).toEqual({ held: 2_480, captured: 0, refunded: 0 });
  });

  it('makes one payment for a reference, however often and however many at a time ask', async () => {
    const { reference, payment } = await authorise();
    const again = await Promise.all([authorise({ reference }), authorise({ reference, card: 'declined' })]);
    for (const one of again) expect(one.payment).toMatchObject({ id: payment.id, state: 'authorised' });
  });

  it('knows nothing of a reference that was never used', async () => {
    expect(await bench.acquirer.enquire(randomUUID())).toBeNull();
  });

  it('says that a card is declined, and takes nothing', async () => {
    const { reference, payment } = await authorise({ card: 'declined' });
    expect(payment).toMatchObject({ state: 'declined', challengeUrl: null });
    expect(payment.reason).not.toBe('cancelled');
    expect(await bench.books(reference)).toMatchObject({ held: 0 });
  });

  it.each([
    [true, 'authorised', 2_480],
    [false, 'declined', 0],
  ])('sends the card holder to the bank: confirmed %s is %s', async (isConfirmed, state, held) => {
    const { reference, payment } = await authorise({ card: 'challenge' });
    expect(payment.state).toBe('challenge');
    expect(payment.challengeUrl).toMatch(/^https?:/);
    expect(await bench.acquirer.enquire(reference)).toMatchObject({ state: 'challenge' });
    await bench.confirm(payment, reference, isConfirmed);
    expect(await bench.acquirer.enquire(reference)).toMatchObject({ state });
    expect(await bench.books(reference)).toMatchObject({ held });
  });

  it('captures what is held, once', async () => {
    const { reference, payment } = await captured();
    await untilDone(() => bench.acquirer.capture(payment.id, 2_480));
    expect(await bench.books(reference)).toEqual({ held: 0, captured: 2_480, refunded: 0 });
    expect(await bench.acquirer.enquire(reference)).toMatchObject({ state: 'captured' });
  });

  it('frees what is held, and captures nothing afterwards', async () => {
    const { reference, payment } = await authorise();
    expect(await bench.acquirer.cancel(reference)).toMatchObject({ state: 'voided' });
    await bench.deliver();
    expect(await bench.acquirer.cancel(reference)).toMatchObject({ state: 'voided' });
    expect(await bench.books(reference)).toMatchObject({ held: 0 });
    await expect(bench.acquirer.capture(payment.id, 2_480)).rejects.toThrow(AcquirerRefused);
  });

  it('closes a reference: a request that comes later takes no money', async () => {
    const reference = randomUUID();
    expect(await bench.acquirer.cancel(reference)).toMatchObject({ state: 'voided' });
    expect((await authorise({ reference })).payment).toMatchObject({ state: 'voided' });
    await bench.deliver();
    expect((await bench.books(reference))?.held ?? 0).toBe(0);
  });

  it('gives up a challenge: what the bank confirms later takes no money', async () => {
    const { reference, payment } = await authorise({ card: 'challenge' });
    expect(await bench.acquirer.cancel(reference)).toMatchObject({ state: 'voided' });
    await bench.confirm(payment, reference, true);
    await bench.deliver();
    expect(await bench.acquirer.enquire(reference)).toMatchObject({ state: 'voided' });
    expect(await bench.books(reference)).toMatchObject({ held: 0, captured: 0 });
  });

  it('does not cancel what was captured', async () => {
    const { reference } = await captured();
    await expect(bench.acquirer.cancel(reference)).rejects.toThrow(AcquirerRefused);
    expect(await bench.books(reference)).toMatchObject({ captured: 2_480 });
  });

  it('refunds in parts, each reference once, and no more than was captured', async () => {
    const { reference, payment } = await captured();
    const refund = (own: string, amount: number) =>
      untilDone(() => bench.acquirer.refund(payment.id, own, amount));
    const [first, second] = [randomUUID(), randomUUID()];
    await refund(first, 1_000);
    await refund(first, 1_000);
    await refund(second, 1_480);
    expect(await bench.books(reference)).toMatchObject({ captured: 2_480, refunded: 2_480 });
    await expect(refund(randomUUID(), 1)).rejects.toThrow(AcquirerRefused);
    expect(await bench.books(reference)).toMatchObject({ refunded: 2_480 });
  });

  it('keeps a card with a payment, and charges it until it is removed', async () => {
    const { payment } = await authorise({ store: true });
    expect(payment.storedCard).toMatchObject({ brand: 'Visa', last4: expect.stringMatching(/^\d{4}$/) });
    const source = { card: payment.storedCard!.token };
    expect((await authorise({ source })).payment).toMatchObject({ state: 'authorised', storedCard: null });
    await bench.acquirer.removeCard(source.card);
    await expect(authorise({ source })).rejects.toThrow(AcquirerRefused);
  });

  it('keeps a card without a payment', async () => {
    const card = await bench.acquirer.storeCard(await bench.token('pays'), shopper);
    expect(card).toMatchObject({
      brand: 'Visa',
      expiryMonth: expect.any(Number),
      expiryYear: expect.any(Number),
    });
    const { payment } = await authorise({ source: { card: card.token } });
    expect(payment.state).toBe('authorised');
  });

  it('refuses what is no token of its fields, and its reference can be closed', async () => {
    const reference = randomUUID();
    const wish = { reference, source: { token: 'tok_enginn', store: false } };
    await expect(authorise(wish)).rejects.toThrow(AcquirerRefused);
    await expect(bench.acquirer.storeCard('tok_enginn', shopper)).rejects.toThrow(AcquirerRefused);
    expect((await bench.acquirer.cancel(reference)).state).toMatch(/^(voided|declined)$/);
  });

  it('does not know what a payment came to whose answer is lost, and frees it when it is given up', async () => {
    const reference = randomUUID();
    const source = { token: await bench.token('pays'), store: false };
    await bench.losePayments();
    await expect(authorise({ reference, source })).rejects.toThrow(AcquirerUnavailable);
    await bench.heal();
    expect(await bench.acquirer.cancel(reference)).toMatchObject({ state: 'voided' });
    await bench.deliver();
    expect((await bench.books(reference))?.held ?? 0).toBe(0);
    expect(await bench.acquirer.enquire(reference)).toMatchObject({ state: 'voided' });
  });

  it('says so where it cannot be reached, and nothing has changed afterwards', async () => {
    const { reference, payment } = await authorise();
    await bench.goDown();
    await expect(bench.acquirer.capture(payment.id, 2_480)).rejects.toThrow(AcquirerUnavailable);
    await expect(bench.acquirer.removeCard(`${shopper}.ABC`)).rejects.toThrow(AcquirerUnavailable);
    await bench.heal();
    expect(await bench.books(reference)).toEqual({ held: 2_480, captured: 0, refunded: 0 });
    await untilDone(() => bench.acquirer.capture(payment.id, 2_480));
  });

  it('means krónur, whatever the amount', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000_000 }), async (amount) => {
        const { reference, payment } = await captured(amount);
        expect(payment.amount).toBe(amount);
        expect(await bench.books(reference)).toMatchObject({ captured: amount });
      }),
      { numRuns: 10 },
    );
  });
});
