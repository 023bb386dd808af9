import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import { z } from 'zod';
import { acquirerApp } from './acquirer/app.ts';
import { acquirerConfigSchema } from './acquirer/config.ts';
import { electronicIdApp } from './electronic-id/app.ts';
import { electronicIdConfigSchema } from './electronic-id/config.ts';
import { identityApp } from './identity/app.ts';
import { identityConfigSchema } from './identity/config.ts';
import { imagesApp } from './images/app.ts';
import { imagesConfigSchema } from './images/config.ts';
import { mailApp } from './mail/app.ts';
import { mailConfigSchema } from './mail/config.ts';
import { searchApp } from './search/app.ts';
import { searchConfigSchema } from './search/config.ts';

/** Connections that are still open this long after a stop signal are cut (ms). */
const drainMs = 5000;

const config = readConfig();
const identity = await identityApp(config);
const search = searchApp(config);
const electronicId = electronicIdApp(config);
const mail = mailApp(config);
const acquirer = acquirerApp(config);
await listenSmtp();
const servers = await Promise.all([
  listen('identity', 'IDENTITY_PORT', config.IDENTITY_PORT, identity.app),
  listen('images', 'IMAGES_PORT', config.IMAGES_PORT, imagesApp(config)),
  listen('search', 'SEARCH_PORT', config.SEARCH_PORT, search.app),
  listen('electronic id', 'ELECTRONIC_ID_PORT', config.ELECTRONIC_ID_PORT, electronicId.app),
  listen('mail', 'MAIL_PORT', config.MAIL_PORT, mail.app),
  listen('acquirer', 'ACQUIRER_PORT', config.ACQUIRER_PORT, acquirer.app),
]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

function readConfig() {
  const result = z
    .object({
      ...identityConfigSchema.shape,
      ...imagesConfigSchema.shape,
      ...searchConfigSchema.shape,
      ...electronicIdConfigSchema.shape,
      ...mailConfigSchema.shape,
      ...acquirerConfigSchema.shape,
    })
    .safeParse(process.env);
  if (result.success) return result.data;
  console.error('The environment is not right:');
  for (const issue of result.error.issues) console.error(`  ${issue.path.join('.')}: ${issue.message}`);
  process.exit(1);
}

function listen(name: string, variable: string, port: number, app: Hono): Promise<ServerType> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port }, () => {
      console.log(`${name} listens on http://localhost:${port}`);
      resolve(server);
    });
    server.once('error', (error: NodeJS.ErrnoException) => giveUp(name, variable, port, error));
  });
}

/** Before the inbox: whoever finds that one ready finds this one too. */
function listenSmtp(): Promise<void> {
  const port = config.MAIL_SMTP_PORT;
  return new Promise((resolve) => {
    mail.smtp.server.once('error', (error) => giveUp('smtp', 'MAIL_SMTP_PORT', port, error));
    mail.smtp.listen(port, () => {
      console.log(`smtp listens on smtp://localhost:${port}`);
      resolve();
    });
  });
}

function giveUp(name: string, variable: string, port: number, error: NodeJS.ErrnoException): never {
  const busy = `Port ${port} is in use. Set ${variable} to a free port.`;
  console.error(`${name}: ${error.code === 'EADDRINUSE' ? busy : error.message}`);
  process.exit(1);
}

async function stop(): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  closed.push(new Promise<void>((resolve) => mail.smtp.close(resolve)));
  const cut = setTimeout(() => {
    for (const server of servers) if ('closeAllConnections' in server) server.closeAllConnections();
  }, drainMs);
  await Promise.all(closed);
  clearTimeout(cut);
  identity.close();
  search.close();
  electronicId.close();
  mail.close();
  acquirer.close();
  process.exit(0);
}
