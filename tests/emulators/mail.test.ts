import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMailServer, type MailServer } from '../kit/mail-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'vorulind-mail-test-'));
let mail: MailServer;
beforeAll(async () => {
  mail = await startMailServer({ folder });
});
afterAll(async () => {
  await mail.stop();
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  await mail.inbox.request('/_faults', { method: 'DELETE' });
  await mail.inbox.request('/messages', { method: 'DELETE' });
});

const send = (over: SendMailOptions = {}) =>
  createTransport({ url: mail.url }).sendMail({
    from: 'Vörulind <verslun@vorulind.test>',
    to: 'jona@vorulind.test',
    subject: 'Þín pöntun',
    text: 'Góðan dag, Jóna.',
    html: '<p>Góðan dag, <strong>Jóna</strong>.</p><script>alert(1)</script>',
    ...over,
  });
const page = async (path: string) => (await mail.inbox.request(path)).text();

describe('the mail server', () => {
  it('stores what it receives, in both forms', async () => {
    await send({ messageId: '<eitt@vorulind.test>' });
    expect(await mail.messages()).toMatchObject([
      {
        from: 'verslun@vorulind.test',
        to: ['jona@vorulind.test'],
        subject: 'Þín pöntun',
        messageId: '<eitt@vorulind.test>',
        text: expect.stringContaining('Góðan dag, Jóna.') as string,
        html: expect.stringContaining('<strong>Jóna</strong>') as string,
        attachments: [],
      },
    ]);
  });

  it('finds the messages of one recipient, in any case, newest first', async () => {
    await send({ subject: 'eldra' });
    await send({ to: ['BALDUR@vorulind.test', 'jona+tilbod@vorulind.test'], subject: 'báðum' });
    await send({ subject: 'nýrra' });
    const subjects = async (to?: string) => (await mail.messages(to)).map(({ subject }) => subject);
    expect(await subjects('Jona@vorulind.test')).toEqual(['nýrra', 'eldra']);
    expect(await subjects('baldur@VORULIND.test')).toEqual(['báðum']);
    expect(await subjects('jona+tilbod@vorulind.test')).toEqual(['báðum']);
    expect(await subjects('enginn@vorulind.test')).toEqual([]);
    expect(await subjects()).toEqual(['nýrra', 'báðum', 'eldra']);
  });

  it('accepts addresses that are not ASCII', async () => {
    await send({ to: 'jón@þjónusta.test' });
    const [message] = await mail.messages();
    expect(message?.to).toEqual(['jón@þjónusta.test']);
  });

  it('stores attachments', async () => {
    const content = Buffer.from([1, 2, 3, 255]);
    await send({ attachments: [{ filename: 'reikningur nr. 7.pdf', content }] });
    const [message] = await mail.messages();
    expect(message?.attachments).toEqual([
      { filename: 'reikningur nr. 7.pdf', mimeType: 'application/pdf', size: 4 },
    ]);
    const answer = await mail.inbox.request(`/messages/${message!.id}/attachments/0`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
    expect(answer.headers.get('content-disposition')).toContain('reikningur%20nr.%207.pdf');
    expect((await mail.inbox.request(`/messages/${message!.id}/attachments/1`)).status).toBe(404);
  });

  it('keeps messages over a restart', async () => {
    await send({ subject: 'geymt' });
    await mail.stop();
    mail = await startMailServer({ folder });
    expect((await mail.messages())[0]?.subject).toBe('geymt');
  });
});

describe('the inbox', () => {
  it('lists and shows messages, and runs nothing in them', async () => {
    await send({ subject: '<img src=x onerror=alert(1)>' });
    const [message] = await mail.messages();
    expect(await page('/')).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(await page('/?to=jona@vorulind.test')).toContain('jona@vorulind.test');
    expect(await page('/?to=%22%3E%3Cscript%3E')).not.toContain('<script>');
    const shown = await page(`/message/${message!.id}`);
    expect(shown).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(shown).toContain('Góðan dag, Jóna.');
    const body = await mail.inbox.request(`/messages/${message!.id}/html`);
    expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(await body.text()).toContain('<strong>Jóna</strong>');
    expect((await mail.inbox.request('/message/999')).status).toBe(404);
  });
});

describe('the fault knobs', () => {
  it.each([
    ['refuses the connection', { mode: 'refuse' }, { code: 'ECONNECTION' }, 0],
    ['refuses a recipient', { mode: 'status', at: 'recipient', status: 550 }, { responseCode: 550 }, 0],
    ['refuses a sender', { mode: 'status', at: 'sender', status: 421 }, { responseCode: 421 }, 0],
    ['refuses a message for now', { mode: 'status' }, { responseCode: 451 }, 0],
    ['breaks the connection after it took the message', { mode: 'cut' }, { code: 'ECONNECTION' }, 1],
  ])('%s, then the server recovers', async (_, fault, error, arrived) => {
    await mail.breakWith({ ...fault, times: 1 });
    await expect(send()).rejects.toMatchObject(error);
    expect(await mail.messages()).toHaveLength(arrived);
    await send();
    expect(await mail.messages()).toHaveLength(arrived + 1);
  });

  it('slow delays the sender', async () => {
    await mail.breakWith({ mode: 'slow', ms: 300, times: 1 });
    const began = performance.now();
    await send();
    expect(performance.now() - began).toBeGreaterThan(290);
  });

  it('refuse an unknown fault', async () => {
    await expect(mail.breakWith({ mode: 'status', status: 200 })).rejects.toThrow('BAD_REQUEST');
  });
});
