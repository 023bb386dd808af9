import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../../backend/src/db/schema/customers.ts';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import { mailAddresses } from '../../backend/src/db/schema/mail.ts';
import { outboxTask } from '../../backend/src/modules/mail/deliver-mail.ts';
import { sendMail } from '../../backend/src/modules/mail/outbox.ts';
import {
  AccountSettingsDocument,
  CustomerProfileDocument,
  LeaveNewsletterDocument,
  ResumeMailDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../kit/builders.ts';
import { startMailServer, type MailServer } from '../kit/mail-server.ts';
import { testShop, type Shop } from '../kit/shop.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, so').toString('base64')}`;
const email = 'jona@vorulind.test';
const letter = { subject: 'Prófun', preview: '', heading: 'Góðan dag', paragraphs: ['Texti.'] };

let shop: Shop;
let mail: MailServer;
let customerId: number;
let stopBackend: () => Promise<unknown>;
beforeAll(async () => {
  shop = await testShop({ MAIL_WEBHOOK_SECRET: secret });
  const server = serve({ fetch: (request) => passOn(request), port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stopBackend = () => new Promise((done) => server.close(done));
  mail = await startMailServer({
    reports: { MAIL_WEBHOOK_URL: `${site}/backend/mail/reports`, MAIL_WEBHOOK_SECRET: secret },
  });
  shop.config = { ...shop.config, SMTP_URL: mail.url, SITE_ORIGINS: [site] };
  customerId = await aCustomer(shop.db, { name: 'Jóna ÞÍ', email, allowMarketing: true });
});
afterAll(async () => {
  await mail.stop();
  await stopBackend();
  await shop.connection.close();
});
afterEach(async () => {
  await mail.inbox.request('/messages', { method: 'DELETE' });
  await mail.inbox.request('/_faults', { method: 'DELETE' });
  await shop.db.delete(mailAddresses);
  await shop.db.delete(jobs);
});

/** As storefront or proxy pass on what is under `/backend`. */
const passOn = (request: Request): Response | Promise<Response> =>
  shop.app.fetch(new Request(request.url.replace('/backend/', '/'), request));
const deliver = () => outboxTask(shop.config).run(shop, new AbortController().signal);
async function mailed(purpose: 'order' | 'requested' | 'notice', to = email) {
  await sendMail(shop.db, shop.config, { to, purpose, letter });
  await deliver();
  return (await mail.messages(to))[0];
}
async function press(id: number, action: string): Promise<number> {
  return (await mail.inbox.request(`/message/${id}/${action}`, { method: 'POST' })).status;
}
const stateOf = async () =>
  (await (await shop.signedIn(customerId)).ask(AccountSettingsDocument, {})).accountSettings.mailState;
const report = (body: string, headers: Record<string, string>) =>
  shop.app.request('/mail/reports', { method: 'POST', body, headers });
function signed(body: string, key = secret, at = new Date()): Record<string, string> {
  const id = randomUUID();
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, body),
  };
}

describe.each([
  ['bounce', 'Bounced', 'endursendur'],
  ['complaint', 'Complained', 'ruslpóst'],
] as const)('after a %s', (action, state, words) => {
  it('nothing more is sent, and the person and the staff are told, once', async () => {
    const first = await mailed('order');
    expect(await press(first!.id, action)).toBe(200);
    expect(await press(first!.id, action)).toBe(200);
    await deliver();
    const toStaff = await mail.messages('verslun@vorulind.test');
    expect(toStaff).toHaveLength(1);
    expect(toStaff[0]!.subject).toBe(`Tölvupóstur berst ekki á ${email}`);
    expect(toStaff[0]!.text).toContain(words);
    expect(toStaff[0]!.text).toContain('Viðskiptavinir með þetta netfang: Jóna ÞÍ.');

    expect(await stateOf()).toBe(state);
    const agent = await shop.signedIn(await aCustomer(shop.db, { isAgent: true }));
    const { customerProfile } = await agent.ask(CustomerProfileDocument, { customerId: String(customerId) });
    expect(customerProfile.mailState).toBe(state);
    await mailed('order', 'JONA@vorulind.test');
    await mailed('requested');
    expect(await mail.messages(email)).toHaveLength(1);
    expect(await shop.db.select().from(jobs)).toEqual([]);

    const { resumeMail } = await (await shop.signedIn(customerId)).ask(ResumeMailDocument, {});
    expect(resumeMail.mailState).toBe('Reachable');
    await mailed('order');
    expect(await mail.messages(email)).toHaveLength(2);
  });
});

it('a complaint outweighs a bounce, and not the other way round', async () => {
  const { id } = (await mailed('order'))!;
  await press(id, 'bounce');
  await press(id, 'complaint');
  await press(id, 'bounce');
  expect(await stateOf()).toBe('Complained');
});

it('a mailbox that is full is written to again', async () => {
  expect(await press((await mailed('order'))!.id, 'delay')).toBe(200);
  expect(await stateOf()).toBe('Reachable');
});

it('an address that the mail server does not know is marked while it is written to', async () => {
  const refusal = { mode: 'status', status: 550, at: 'recipient', times: 1 };
  await mail.breakWith(refusal);
  await mailed('order');
  // Without the enhanced status it may be the sender who is not liked.
  expect(await stateOf()).toBe('Reachable');
  await mail.breakWith({ ...refusal, enhanced: '5.1.1' });
  await mailed('order');
  expect(await stateOf()).toBe('Bounced');
  await deliver();
  const [toStaff] = await mail.messages('verslun@vorulind.test');
  expect(toStaff!.text).toContain('Svar póstþjónsins: 550 5.1.1');
});

describe('a report', () => {
  const body = JSON.stringify({ type: 'email.complained', data: { to: [email] } });
  it('counts when it is signed with the secret, under either name of the headers', async () => {
    expect((await report(body, signed(body))).status).toBe(200);
    expect(await stateOf()).toBe('Complained');
  });
  it.each([
    ['no signature', {}],
    ['another secret', signed(body, `whsec_${Buffer.alloc(32).toString('base64')}`)],
    ['another body', signed(`${body} `)],
    ['an old time', signed(body, secret, new Date(Date.now() - 10 * 60_000))],
    ['a time that is none', { ...signed(body), 'webhook-timestamp': 'soon' }],
  ])('is refused with %s', async (_what, headers) => {
    expect((await report(body, headers)).status).toBe(403);
    expect(await stateOf()).toBe('Reachable');
  });
  it.each(['{}', 'x', '[]', '{"type":"email.delivered","data":{}}', '{"type":"email.bounced"}'])(
    'about something else is taken and changes nothing: %s',
    async (other) => {
      expect((await report(other, signed(other))).status).toBe(200);
      expect(await shop.db.select().from(mailAddresses)).toEqual([]);
    },
  );
  it('is refused where the shop has no secret', async () => {
    const closed = await testShop();
    const answer = await closed.app.request('/mail/reports', { method: 'POST', body, headers: signed(body) });
    expect(answer.status).toBe(403);
    await closed.connection.close();
  });
});

describe('unsubscribing', () => {
  it('is offered by every mail that is not about an order', async () => {
    expect(await mailed('order')).toMatchObject({ unsubscribeUrl: null });
    for (const purpose of ['requested', 'notice'] as const) {
      const message = await mailed(purpose);
      expect(message!.unsubscribeUrl).toMatch(/\/backend\/mail\/unsubscribe\/[\w-]+\.[\w-]{22}$/);
      expect(message!.text).toMatch(/Afþakka tilkynningar:\n\S+\/postlisti\/afskra#[\w.-]+\n/);
    }
  });

  it('takes one press, and ends notices and offers, not what is about orders or asked for', async () => {
    const { id } = (await mailed('notice'))!;
    expect(await press(id, 'unsubscribe')).toBe(200);
    expect(await press(id, 'unsubscribe')).toBe(200);
    expect(await stateOf()).toBe('Unsubscribed');
    const [row] = await shop.db.select().from(customers).where(eq(customers.id, customerId));
    expect(row!.allowMarketing).toBe(false);
    for (const purpose of ['notice', 'order', 'requested'] as const) await mailed(purpose);
    expect(await mail.messages(email)).toHaveLength(3);
    await (await shop.signedIn(customerId)).ask(ResumeMailDocument, {});
    await mailed('notice');
    expect(await mail.messages(email)).toHaveLength(4);
  });

  it('leads a person who follows the link to the page, which asks first', async () => {
    const url = new URL((await mailed('notice'))!.unsubscribeUrl!);
    const path = url.pathname.replace('/backend', '');
    const answer = await shop.app.request(path);
    expect(answer.status).toBe(303);
    const token = path.split('/').at(-1)!;
    expect(answer.headers.get('Location')).toMatch(new RegExp(`/postlisti/afskra#${token}$`));
    expect(await stateOf()).toBe('Reachable');
    await shop.guest().ask(LeaveNewsletterDocument, { token });
    expect(await stateOf()).toBe('Unsubscribed');
  });

  it('takes no token but its own, and no other press', async () => {
    const [, token = ''] = /unsubscribe\/(.+)$/.exec((await mailed('notice'))!.unsubscribeUrl!) ?? [];
    const other = Buffer.from('annar@vorulind.test').toString('base64url');
    const post = async (one: string, body: string) =>
      (await shop.app.request(`/mail/unsubscribe/${one}`, { method: 'POST', body })).status;
    const oneClick = 'List-Unsubscribe=One-Click';
    for (const forged of [`${other}.${token.split('.')[1]}`, token.slice(0, -1), `${token}x`, 'x'])
      expect(await post(forged, oneClick)).toBe(404);
    for (const body of ['', 'List-Unsubscribe=Twice']) expect(await post(token, body)).toBe(400);
    expect(await shop.db.select().from(mailAddresses)).toEqual([]);
  });
});
