import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { newsletterSignups } from '../../backend/src/db/schema/newsletter.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { seedContent } from '../../backend/src/seed/content.ts';
import {
  ConfirmNewsletterSignupDocument,
  LeaveNewsletterDocument,
  TrackNewsletterSignupDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { testShop, type Shop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
  await seedContent(shop.db, join(import.meta.dirname, '../../backend/src/seed/content'));
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  for (const table of [newsletterSignups, jobs, rateLimits]) await shop.db.delete(table);
});

const email = 'lesandi@vorulind.test';
const signUp = (address = email) => shop.guest().ask(TrackNewsletterSignupDocument, { email: address });
const rows = () => shop.db.select().from(newsletterSignups);
const mails = async () =>
  (await shop.db.select().from(jobs).where(eq(jobs.kind, 'mail'))).map(
    ({ payload }) => payload as { to: string; text: string },
  );
/** The token of the latest mail's link. */
async function tokenOfMail(): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? '';
  const token = /\/postlisti\/stadfesta#([\w-]{43})\s/.exec(text)?.[1];
  expect(token).toBeDefined();
  return token ?? '';
}
const confirm = (token: string) => shop.guest().ask(ConfirmNewsletterSignupDocument, { token });
const leave = (token: string) => shop.guest().ask(LeaveNewsletterDocument, { token });

describe('signing up', () => {
  it('sends a mail and waits for its link', async () => {
    expect(await signUp(' Lesandi@Vorulind.TEST ')).toEqual({ trackNewsletterSignup: true });
    const [row] = await rows();
    expect(row).toMatchObject({ email, confirmedAt: null, leftAt: null });
    expect(row?.consentText).toMatch(/^Já takk, ég vil fá tilboð og fréttir í tölvupósti/);
    expect((await mails()).map(({ to }) => to)).toEqual([email]);
    expect(JSON.stringify(row)).not.toContain(await tokenOfMail());
  });

  it('is complete once the link is followed, also a second time', async () => {
    await signUp();
    const token = await tokenOfMail();
    await confirm(token);
    const first = (await rows())[0]?.confirmedAt;
    expect(first).toBeInstanceOf(Date);
    await confirm(token);
    expect((await rows())[0]?.confirmedAt).toEqual(first);
  });

  it('stores an address once and accepts only the newest link', async () => {
    await signUp();
    const old = await tokenOfMail();
    await signUp();
    expect(await rows()).toHaveLength(1);
    expect((await shop.guest().fail(ConfirmNewsletterSignupDocument, { token: old })).code).toBe('NOT_FOUND');
    await confirm(await tokenOfMail());
  });

  it('does not reveal who is on the list, and mails no one twice', async () => {
    await signUp();
    await confirm(await tokenOfMail());
    await shop.db.delete(jobs);
    const before = await rows();
    expect(await signUp()).toEqual({ trackNewsletterSignup: true });
    expect(await mails()).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  it('deletes addresses that never followed the link', async () => {
    await signUp();
    const token = await tokenOfMail();
    await shop.db.update(newsletterSignups).set({ confirmExpiresAt: new Date(Date.now() - 1000) });
    expect((await shop.guest().fail(ConfirmNewsletterSignupDocument, { token })).code).toBe('NOT_FOUND');
    await signUp('annar@vorulind.test');
    expect((await rows()).map((row) => row.email)).toEqual(['annar@vorulind.test']);
  });
});

describe('leaving', () => {
  it('ends it, also a second time, and the address can sign up again', async () => {
    await signUp();
    const token = await tokenOfMail();
    await confirm(token);
    const leaveToken = (await rows())[0]?.leaveToken ?? '';
    await leave(leaveToken);
    const left = (await rows())[0]?.leftAt;
    expect(left).toBeInstanceOf(Date);
    await leave(leaveToken);
    expect((await rows())[0]?.leftAt).toEqual(left);
    expect((await shop.guest().fail(ConfirmNewsletterSignupDocument, { token })).code).toBe('NOT_FOUND');

    await signUp();
    expect((await rows())[0]?.leftAt).toEqual(left);
    await confirm(await tokenOfMail());
    expect((await rows())[0]).toMatchObject({ leftAt: null, confirmedAt: expect.any(Date) as Date });
  });

  it.each(['', 'x', '\u0000', 'a'.repeat(5000)])('is not possible by guessing (%#)', async (token) => {
    await signUp();
    expect((await shop.guest().fail(LeaveNewsletterDocument, { token })).code).toBe('NOT_FOUND');
    expect((await shop.guest().fail(ConfirmNewsletterSignupDocument, { token })).code).toBe('NOT_FOUND');
    expect((await rows())[0]).toMatchObject({ leftAt: null, confirmedAt: null });
  });
});

describe('invalid input', () => {
  it.each([
    '',
    'lesandi',
    'a@b',
    'a b@c.is',
    'a@b.is\r\nBcc: c@d.is',
    'a\u0000@b.is',
    'a@b.is,c@d.is',
    `${'a'.repeat(300)}@b.is`,
    '\ud800@b.is',
  ])('is refused as address: %j', async (address) => {
    const failure = await shop.guest().fail(TrackNewsletterSignupDocument, { email: address });
    expect(failure).toMatchObject({ code: 'BAD_REQUEST', message: 'Netfangið er ekki gilt.' });
    expect(await rows()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('is limited to three mails a day per address, from any client', async () => {
    for (let times = 0; times < 3; times += 1) await signUp();
    const failure = await shop.guest().fail(TrackNewsletterSignupDocument, { email });
    expect(failure).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Of margar tilraunir. Vinsamlegast reynið aftur síðar.',
    });
    expect(await mails()).toHaveLength(3);
  });

  it('is limited to twenty addresses an hour per client', async () => {
    for (let count = 0; count < 20; count += 1) await signUp(`l${count}@vorulind.test`);
    expect((await shop.guest().fail(TrackNewsletterSignupDocument, { email })).code).toBe('UNAVAILABLE');
  });
});
