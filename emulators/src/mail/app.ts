import { Hono } from 'hono';
import type { SMTPServer } from 'smtp-server';
import type { MailConfig } from './config.ts';
import { addMailFaults } from './faults.ts';
import { openMessages } from './messages.ts';
import { inboxPage, messagePage, outcomePage } from './pages.ts';
import { actionsOf, actOnMessage, type ReportConfig } from './reader-actions.ts';
import { smtpServer } from './smtp.ts';

export interface MailEmulator {
  /** The inbox. */
  app: Hono;
  /** Not listening yet. */
  smtp: SMTPServer;
  close(): void;
}

/** A message may load pictures, but run nothing and load nothing else. */
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * A mail server that stores what it receives, and an inbox: pages for people, `/messages` for programs. `now` gives ms since
 * 1970.
 */
export function mailApp(
  config: Pick<MailConfig, 'MAIL_DATA_DIR'> & ReportConfig,
  now: () => number = Date.now,
): MailEmulator {
  const messages = openMessages(config.MAIL_DATA_DIR, now);
  const app = new Hono();
  const faults = addMailFaults(app);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => {
    messages.ready();
    return c.json({ status: 'ok' });
  });

  app.get('/', async (c) => {
    const to = c.req.query('to') ?? '';
    return c.html(inboxPage(await messages.list(to || undefined), messages.addresses(), to));
  });
  app.get('/message/:id{\\d+}', async (c) => {
    const message = await messages.find(Number(c.req.param('id')));
    return message ? c.html(messagePage(message, actionsOf(message, config))) : c.notFound();
  });
  app.post('/message/:id{\\d+}/:action', async (c) => {
    const message = await messages.find(Number(c.req.param('id')));
    const action = message && actionsOf(message, config).find((one) => one === c.req.param('action'));
    if (!message || !action) return c.notFound();
    const status = await actOnMessage(action, message, config, now);
    return c.html(outcomePage(message, action, status), status !== null && status < 300 ? 200 : 502);
  });
  app.get('/messages', async (c) => c.json({ messages: await messages.list(c.req.query('to')) }));
  app.delete('/messages', (c) => {
    messages.clear();
    return c.json({ messages: [] });
  });
  app.get('/messages/:id{\\d+}/html', async (c) => {
    const message = await messages.find(Number(c.req.param('id')));
    if (!message) return c.notFound();
    c.header('Content-Security-Policy', messagePolicy);
    return c.html(`<base target="_blank">${message.html}`);
  });
  app.get('/messages/:id{\\d+}/attachments/:index{\\d+}', async (c) => {
    const { id, index } = c.req.param();
    const found = await messages.attachment(Number(id), Number(index));
    if (!found) return c.notFound();
    c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(found.filename)}`);
    c.header('Content-Type', 'application/octet-stream');
    return c.body(Uint8Array.from(found.content));
  });
  app.notFound((c) => c.json({ code: 'NOT_FOUND', message: 'No such message.' }, 404));
  app.onError((error, c) => c.json({ code: 'INTERNAL', message: error.message }, 500));
  return { app, smtp: smtpServer(messages, faults), close: () => messages.close() };
}
