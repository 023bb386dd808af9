import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SMTPServer } from 'smtp-server';
import { hostConfigSchema, type OpenService, type Service, services } from './services.ts';

/** Connections that are still open this long after a stop signal are cut (ms). */
const drainMs = 5000;

const requested = requestedServices();
checkEnvironment();
const { HOST } = hostConfigSchema.parse(process.env);
const opened: OpenService[] = [];
const servers: ServerType[] = [];
for (const [name, { port: variable, schema, open }] of requested) {
  const service = await open(process.env);
  opened.push(service);
  const config = schema.parse(process.env);
  // Before the inbox: when the inbox is ready, so is SMTP.
  if (service.smtp) await listenSmtp(service.smtp, Number(config['MAIL_SMTP_PORT']));
  servers.push(await listen(name, variable, Number(config[variable]), service.app));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

/** The emulators named by the arguments; default: all of them. */
function requestedServices(): [string, Service][] {
  const serviceNames = process.argv.slice(2);
  const unknown = serviceNames.filter((name) => !services[name]);
  if (unknown.length === 0)
    return Object.entries(services).filter(
      ([name]) => serviceNames.length === 0 || serviceNames.includes(name),
    );
  console.error(`There is no emulator ${unknown.join(', ')}: ${Object.keys(services).join(', ')}`);
  process.exit(2);
}

function checkEnvironment(): void {
  const schemas = [hostConfigSchema, ...requested.map(([, { schema }]) => schema)];
  const issues = schemas.flatMap((schema) => schema.safeParse(process.env).error?.issues ?? []);
  if (issues.length === 0) return;
  console.error('The environment is invalid:');
  for (const { path, message } of issues) {
    const variable = path.join('.');
    console.error(`  ${variable}: ${process.env[variable] ? message : 'is not set'}`);
  }
  process.exit(1);
}

function listen(name: string, variable: string, port: number, app: Hono): Promise<ServerType> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: HOST, port }, () => {
      console.log(`${name} listens on http://localhost:${port}`);
      resolve(server);
    });
    server.once('error', (error: NodeJS.ErrnoException) => exitWithError(name, variable, port, error));
  });
}

function listenSmtp(smtp: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve) => {
    smtp.server.once('error', (error) => exitWithError('smtp', 'MAIL_SMTP_PORT', port, error));
    smtp.listen(port, HOST, () => {
      console.log(`smtp listens on smtp://localhost:${port}`);
      resolve();
    });
  });
}

function exitWithError(name: string, variable: string, port: number, error: NodeJS.ErrnoException): never {
  const busy = `Port ${port} is in use. Set ${variable} to a free port.`;
  console.error(`${name}: ${error.code === 'EADDRINUSE' ? busy : error.message}`);
  process.exit(1);
}

async function stop(): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  for (const { smtp } of opened)
    if (smtp) closed.push(new Promise((resolve) => smtp.close(() => resolve(null))));
  const cut = setTimeout(() => {
    for (const server of servers) if ('closeAllConnections' in server) server.closeAllConnections();
  }, drainMs);
  await Promise.all(closed);
  clearTimeout(cut);
  for (const { close } of opened) await close?.();
  process.exit(0);
}
