import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '../../backend/src/db/schema/jobs.ts';
import type { Letter } from '../../backend/src/modules/mail/letter.ts';
import { outboxTask } from '../../backend/src/modules/mail/deliver-mail.ts';
import { sendMail } from '../../backend/src/modules/mail/outbox.ts';
import { startMailServer, type MailServer } from '../kit/mail-server.ts';
import { testShop, type Shop } from '../kit/shop.ts';

const letter: Letter = {
  subject: 'Prófun',
  preview: 'Þetta er prófun',
  heading: 'Góðan dag',
  paragraphs: ['Fyrri málsgrein.', 'Seinni <b>málsgrein</b> & fleira.'],
  action: { label: 'Opna', url: 'http://shop.test/auth/sign-in?a=1&b="2"' },
};
let shop: Shop;
let mail: MailServer;
const logged: string[] = [];

beforeAll(async () => {
  shop = await testShop();
  shop.log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
});
afterAll(() => shop.connection.close());
beforeEach(async () => {
  mail = await startMailServer();
  shop.config = { ...shop.config, SMTP_URL: mail.url };
});
afterEach(async () => {
  await mail.stop();
  await shop.db.delete(jobs);
  logged.length = 0;
});

const put = (to = 'jona@vorulind.test', until?: Date) =>
  sendMail(shop.db, shop.config, { to, purpose: 'order', letter, ...(until && { until }) });
const deliver = () => outboxTask(shop.config).run(shop, new AbortController().signal);
const waiting = () => shop.db.select().from(jobs).where(eq(jobs.kind, 'mail'));
const fallDue = () => shop.db.update(jobs).set({ runAt: sql`now()` });

/** Separate processes that work on the same outbox until it is empty. */
async function otherProcesses(): Promise<Promise<unknown>[]> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) return [];
  const [row] = await shop.db
    .select({ name: sql<string>`current_database()` })
    .from(jobs)
    .limit(1);
  const own = new URL(server);
  own.pathname = `/${row?.name}`;
  const program = new URL('../kit/outbox-process.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: own.href, SMTP_URL: mail.url };
  const children = [1, 2].map(() => spawn(process.execPath, [program], { env, stdio: 'pipe' }));
  await Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
  return children.map(async (child) => {
    child.stdin.end('go');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
}

describe('the outbox', () => {
  it('sends what was committed, once, as HTML and as text', async () => {
    await put();
    await deliver();
    await deliver();
    const [message, ...others] = await mail.messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ from: 'verslun@vorulind.test', subject: 'Prófun' });
    expect(message!.messageId).toMatch(/^<[\da-f-]{36}@vorulind\.test>$/);
    expect(message!.html).toContain('Seinni &lt;b&gt;málsgrein&lt;/b&gt; &amp; fleira.');
    expect(message!.html).toContain('href="http://shop.test/auth/sign-in?a=1&amp;b=&quot;2&quot;"');
    expect(message!.text).toContain('Seinni <b>málsgrein</b> & fleira.');
    expect(message!.text).toContain('Opna:\nhttp://shop.test/auth/sign-in?a=1&b="2"');
    expect(message!.text).toContain('kt. 500101-0000');
    expect(await waiting()).toEqual([]);
  });

  it('sends nothing of a transaction that was rolled back', async () => {
    const broken = shop.db.transaction(async (tx) => {
      await sendMail(tx, shop.config, { to: 'jona@vorulind.test', purpose: 'order', letter });
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    await deliver();
    expect(await mail.messages()).toEqual([]);
  });

  it('sends to one recipient, whatever characters the address contains', async () => {
    await put('"jona,baldur"@vorulind.test');
    await put('jón+tilboð@vorulind.test');
    await deliver();
    expect((await mail.messages()).flatMap(({ to }) => to)).toEqual([
      'jón+tilboð@vorulind.test',
      '"jona,baldur"@vorulind.test',
    ]);
  });

  it('retains mails while the server is down, and sends them when it is back', async () => {
    const { port } = new URL(mail.url);
    await mail.stop();
    await put();
    await deliver();
    const [job] = await waiting();
    expect(job).toMatchObject({ attempts: 1 });
    expect(job!.runAt.getTime()).toBeGreaterThan(Date.now());
    await fallDue();
    await deliver();
    expect((await waiting())[0]).toMatchObject({ attempts: 2 });

    mail = await startMailServer({ port: Number(port) });
    await deliver();
    expect(await mail.messages()).toEqual([]);
    await fallDue();
    await deliver();
    expect(await mail.messages()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('postpones a mail when the server refuses temporarily, by at most 15 minutes', async () => {
    await put();
    await shop.db.update(jobs).set({ attempts: 40 });
    await mail.breakWith({ mode: 'status', status: 451 });
    await deliver();
    const [job] = await waiting();
    const seconds = (job!.runAt.getTime() - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(880);
    expect(seconds).toBeLessThan(901);
  });

  it.each(['recipient', 'message'])(
    'gives up a mail that the server permanently refuses (%s)',
    async (at) => {
      await put();
      await mail.breakWith({ mode: 'status', status: 550, at });
      await deliver();
      expect(await waiting()).toEqual([]);
      expect(logged.join()).toContain('refused with 550');
    },
  );

  it('does not give up because the server refuses the sender', async () => {
    await put();
    await mail.breakWith({ mode: 'status', status: 550, at: 'sender' });
    await deliver();
    expect(await waiting()).toHaveLength(1);
  });

  it('does not send an expired mail', async () => {
    await put('jona@vorulind.test', new Date(Date.now() - 1));
    await deliver();
    expect([await mail.messages(), await waiting()]).toEqual([[], []]);
  });

  it('gives a mail that is sent twice, because the response was lost, the same Message-ID', async () => {
    await put();
    await mail.breakWith({ mode: 'cut', times: 1 });
    await deliver();
    await fallDue();
    await deliver();
    const ids = (await mail.messages()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('logs no personal data', async () => {
    await put();
    await mail.breakWith({ mode: 'status', status: 550, at: 'recipient', times: 1 });
    await deliver();
    await put();
    await mail.breakWith({ mode: 'refuse', times: 1 });
    await deliver();
    expect(logged.length).toBeGreaterThan(1);
    expect(logged.join()).not.toMatch(/jona|Fyrri|sign-in/);
  });

  it('sends each mail once, however many processes work on it', async () => {
    for (let count = 0; count < 20; count += 1) await put(`madur${count}@vorulind.test`);
    // PGlite belongs to one process; on PostgreSQL there are two more.
    const others = await otherProcesses();
    await Promise.all([deliver(), deliver(), ...others]);
    const recipients = (await mail.messages()).flatMap(({ to }) => to);
    expect(recipients).toHaveLength(20);
    expect(new Set(recipients).size).toBe(20);
  }, 60_000);

  it('waits for an unresponsive server without blocking the database', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await put();
    const sending = outboxTask({ ...shop.config, SMTP_URL: url }).run(shop, new AbortController().signal);
    const [socket] = (await once(silent, 'connection')) as [Socket];
    expect(await shop.db.execute(sql`select 1`)).toBeTruthy();
    const [job] = await waiting();
    expect(job!.runAt.getTime() - Date.now()).toBeGreaterThan(240_000);
    socket.destroy();
    await sending;
    expect(await waiting()).toHaveLength(1);
    await new Promise((done) => silent.close(done));
  });
});
