import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { mailApp } from '../../emulators/src/mail/app.ts';
import type { ReportConfig } from '../../emulators/src/mail/reader-actions.ts';
import type { Message } from '../../emulators/src/mail/messages.ts';

export interface MailServer {
  /** The inbox. */
  inbox: Hono;
  url: string;
  /** Received messages, newest first. */
  messages(to?: string): Promise<Message[]>;
  breakWith(fault: object): Promise<void>;
  stop(): Promise<void>;
}

/** The mail emulator on a free port, or on this one, with the messages of `folder`. */
export async function startMailServer({
  port = 0,
  folder,
  reports = { MAIL_WEBHOOK_URL: '', MAIL_WEBHOOK_SECRET: undefined },
}: { port?: number; folder?: string; reports?: ReportConfig } = {}): Promise<MailServer> {
  const own = folder ?? mkdtempSync(join(tmpdir(), 'vorulind-mail-'));
  const { app, smtp, close } = mailApp({ MAIL_DATA_DIR: own, ...reports });
  smtp.listen(port, '127.0.0.1');
  await once(smtp.server, 'listening');
  return {
    inbox: app,
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    async messages(to) {
      const answer = await app.request(`/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`);
      return ((await answer.json()) as { messages: Message[] }).messages;
    },
    async breakWith(fault) {
      const answer = await app.request('/_faults', { method: 'POST', body: JSON.stringify(fault) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async stop() {
      await new Promise<void>((done) => smtp.close(done));
      close();
      if (folder === undefined) rmSync(own, { recursive: true, force: true });
    },
  };
}
