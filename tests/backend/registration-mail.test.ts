import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { emailConfirmations } from '../../backend/src/db/schema/registrations.ts';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import {
  ConfirmEmailDocument,
  ResendConfirmationDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import type { Visitor } from '../kit/visitor.ts';
import {
  tooMany,
  mail,
  shop,
  nextNumber,
  unused,
  newAccount,
  register,
  deliver,
  signedInAs,
  mailedCode,
  setUpRegistration,
} from './registration-setting.ts';

setUpRegistration();

const expired = 'Hlekkurinn er útrunninn eða hefur þegar verið notaður.';

describe('the code in the mail', () => {
  let visitor: Visitor;
  let email: string;
  beforeEach(async () => {
    visitor = shop.guest();
    email = `kodi${nextNumber()}@vorulind.test`;
    await register(visitor, { idToken: await newAccount(email), ssn: unused() });
  });

  it('works once', async () => {
    const code = await mailedCode(email);
    await shop.guest().ask(ConfirmEmailDocument, { code });
    expect(await shop.guest().fail(ConfirmEmailDocument, { code })).toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: expired,
    });
    expect((await signedInAs(visitor))?.isConfirmed).toBe(true);
  });

  it('is not stored in clear text', async () => {
    const code = await mailedCode(email);
    const kept = await shop.db.select().from(emailConfirmations);
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(await shop.db.select().from(jobs)).toEqual([]);
  });

  it('expires after seven days', async () => {
    const code = await mailedCode(email);
    await shop.db.update(emailConfirmations).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await shop.guest().fail(ConfirmEmailDocument, { code })).message).toBe(expired);
    expect((await signedInAs(visitor))?.isConfirmed).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(5_000), "' OR 1=1 --"])('is not %s', async (code) => {
    expect((await shop.guest().fail(ConfirmEmailDocument, { code })).message).toBe(expired);
  });

  it('does not confirm a later address', async () => {
    const code = await mailedCode(email);
    await shop.db.update(customers).set({ email: 'nytt@vorulind.test' }).where(eq(customers.email, email));
    expect((await shop.guest().fail(ConfirmEmailDocument, { code })).message).toBe(expired);
  });

  it('can be resent three times an hour, which voids the previous one', async () => {
    const first = await mailedCode(email);
    for (let count = 0; count < 3; count += 1) await visitor.ask(ResendConfirmationDocument, {});
    expect((await visitor.fail(ResendConfirmationDocument, {})).message).toBe(tooMany);
    const newest = await mailedCode(email);
    expect(newest).not.toBe(first);
    expect((await shop.guest().fail(ConfirmEmailDocument, { code: first })).message).toBe(expired);
    await shop.guest().ask(ConfirmEmailDocument, { code: newest });
    await shop.db.delete(rateLimits);
    await visitor.ask(ResendConfirmationDocument, {});
    await deliver();
    expect(await mail.messages(email)).toHaveLength(4);
  });

  it('is resent only to the signed-in customer', async () => {
    expect((await shop.guest().fail(ResendConfirmationDocument, {})).code).toBe('UNAUTHENTICATED');
  });
});
