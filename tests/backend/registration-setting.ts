import { createUserWithEmailAndPassword } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { rateLimits } from '../../backend/src/db/schema/sessions.ts';
import { outboxTask } from '../../backend/src/modules/mail/deliver-mail.ts';
import { AuthenticatedCustomerDocument } from '../../graphql/generated/documents.ts';
import { RegisterCustomerDocument } from '../../graphql/generated/documents-on-demand.ts';
import type { RegisterCustomerInput } from '../../graphql/generated/operations.ts';
import { startIdentity, temporaryFolder, type IdentityServer } from '../emulators/identity-server.ts';
import { startMailServer, type MailServer } from '../kit/mail-server.ts';
import { testShop, type Shop } from '../kit/shop.ts';
import type { Visitor } from '../kit/visitor.ts';

export const tooMany = 'Of margar tilraunir. Vinsamlegast reynið aftur síðar.';
const password = 'Lykilord-2026';
const place = temporaryFolder();
export let identity: IdentityServer;
export let mail: MailServer;
export let shop: Shop;

/** Registers the hooks of this setting for the test file that calls it. */
export function setUpRegistration(): void {
  beforeAll(async () => {
    identity = await startIdentity(place.folder);
    mail = await startMailServer();
    shop = await testShop({ ...identity.env, SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await shop.connection.close();
    await identity.stop();
    await mail.stop();
    place.remove();
  });
  beforeEach(async () => {
    await shop.db.delete(rateLimits);
  });
  afterEach(async () => {
    await mail.inbox.request('/messages', { method: 'DELETE' });
  });
}

let last = 0;

/** Counter for unique values. */
export function nextNumber(): number {
  last += 1;
  return last;
}

/** A national id that no one here has. */
export function unused(first = '0'): string {
  return `${first}10180${String(nextNumber()).padStart(4, '0')}`;
}

export async function newAccount(email: string): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(identity.sdk(), email, password);
  return user.getIdToken();
}

export const details = (over: object = {}) => ({
  name: 'Jón ÞÍ Prófunarson',
  phone: '+354 555-1234',
  addressLine1: 'Prófgata 1',
  postalCode: '200',
  city: 'Kópavogur',
  allowMarketing: false,
  acceptTerms: true,
  ...over,
});

export const register = (
  visitor: Visitor,
  input: { idToken: string; ssn: string } & Partial<RegisterCustomerInput>,
) => visitor.ask(RegisterCustomerDocument, { input: { ...details(), ...input } });

export const deliver = () => outboxTask(shop.config).run(shop, new AbortController().signal);

export const signedInAs = async (visitor: Visitor) =>
  (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer;

export const mailedCode = async (email: string) => {
  await deliver();
  const [message] = await mail.messages(email);
  return /\/auth\/confirm-email#([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
};
