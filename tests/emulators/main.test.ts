import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accepts, freePorts } from '../../scripts/test/servers.ts';
import { temporaryFolder } from './identity-server.ts';

const main = new URL('../../emulators/src/main.ts', import.meta.url).pathname;
let place: ReturnType<typeof temporaryFolder>;
let child: ChildProcess | undefined;

beforeEach(() => {
  place = temporaryFolder();
});
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  place.remove();
});

async function occupy(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** Secrets of each test: there are no known defaults. */
const secrets = {
  IDENTITY_ADMIN_KEY: 'test-identity-admin',
  SEARCH_ADMIN_KEY: 'test-search-admin',
  SEARCH_SEARCH_KEY: 'test-search-only',
  ELECTRONIC_ID_CLIENT_SECRET: 'test-client-secret',
  ACQUIRER_SECRET_KEY: 'test-acquirer-secret',
  ACQUIRER_WEBHOOK_SECRET: 'test-webhook-secret',
};

function start(env: Record<string, string>, services: string[] = []) {
  const images = join(place.folder, 'images');
  mkdirSync(images);
  const started = spawn(process.execPath, [main, ...services], {
    env: {
      ...process.env,
      ...secrets,
      IDENTITY_DATA_DIR: join(place.folder, 'identity'),
      SEARCH_DATA_DIR: join(place.folder, 'search'),
      ELECTRONIC_ID_DATA_DIR: join(place.folder, 'electronic-id'),
      MAIL_DATA_DIR: join(place.folder, 'mail'),
      ACQUIRER_DATA_DIR: join(place.folder, 'acquirer'),
      IMAGES_DIR: images,
      ...env,
    },
  });
  child = started;
  const output = { text: '' };
  for (const stream of [started.stdout, started.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output.text += part));
  return {
    output,
    exited: once(started, 'close').then(([code]: unknown[]) => code),
    stop: (signal: NodeJS.Signals) => started.kill(signal),
    waitForOutput: (words: string) =>
      new Promise<void>((resolve) => {
        const look = () => output.text.includes(words) && resolve();
        started.stdout.on('data', look);
        look();
      }),
  };
}

test('one process serves every emulator and ends on a signal', async () => {
  const [identityPort, imagesPort, searchPort, electronicIdPort, mailPort, smtpPort, acquirerPort] =
    await freePorts(7);
  const emulators = start({
    IDENTITY_PORT: String(identityPort),
    IMAGES_PORT: String(imagesPort),
    SEARCH_PORT: String(searchPort),
    ELECTRONIC_ID_PORT: String(electronicIdPort),
    MAIL_PORT: String(mailPort),
    MAIL_SMTP_PORT: String(smtpPort),
    ACQUIRER_PORT: String(acquirerPort),
  });
  await emulators.waitForOutput(`identity listens on http://localhost:${identityPort}`);
  await emulators.waitForOutput(`images listens on http://localhost:${imagesPort}`);
  await emulators.waitForOutput(`search listens on http://localhost:${searchPort}`);
  await emulators.waitForOutput(`electronic-id listens on http://localhost:${electronicIdPort}`);
  await emulators.waitForOutput(`mail listens on http://localhost:${mailPort}`);
  await emulators.waitForOutput(`acquirer listens on http://localhost:${acquirerPort}`);
  for (const port of [identityPort, imagesPort, searchPort, electronicIdPort, mailPort, acquirerPort])
    for (const path of ['healthz', 'readyz'])
      expect((await fetch(`http://localhost:${port}/${path}`)).status).toBe(200);
  emulators.stop('SIGTERM');
  expect(await emulators.exited).toBe(0);
});

test('a busy port is reported with its variable', async () => {
  const { server, port } = await occupy();
  const [images, search, electronicId, mail, smtp, acquirer] = await freePorts(6);
  const emulators = start({
    IDENTITY_PORT: String(port),
    IMAGES_PORT: String(images),
    SEARCH_PORT: String(search),
    ELECTRONIC_ID_PORT: String(electronicId),
    MAIL_PORT: String(mail),
    MAIL_SMTP_PORT: String(smtp),
    ACQUIRER_PORT: String(acquirer),
  });
  expect(await emulators.exited).toBe(1);
  expect(emulators.output.text).toContain(`Port ${port} is in use. Set IDENTITY_PORT to a free port.`);
  server.close();
});

test('a process serves what its arguments name, and nothing else', async () => {
  const [identityPort = 0, mailPort, smtpPort] = await freePorts(3);
  const ports = {
    IDENTITY_PORT: String(identityPort),
    MAIL_PORT: String(mailPort),
    MAIL_SMTP_PORT: String(smtpPort),
  };
  // Invalid for the search, which this process does not serve.
  const emulators = start({ ...ports, SEARCH_PORT: 'none' }, ['mail']);
  await emulators.waitForOutput(`mail listens on http://localhost:${mailPort}`);
  expect((await fetch(`http://localhost:${mailPort}/readyz`)).status).toBe(200);
  expect(await accepts(identityPort)).toBe(false);
  emulators.stop('SIGTERM');
  expect(await emulators.exited).toBe(0);
});

test('an unknown emulator is refused with the list of known ones', async () => {
  const emulators = start({}, ['serch']);
  expect(await emulators.exited).toBe(2);
  expect(emulators.output.text).toContain('There is no emulator serch: identity, images, search');
});

test.each(Object.keys(secrets))('no default replaces %s', async (variable) => {
  const emulators = start({ [variable]: '' });
  expect(await emulators.exited).toBe(1);
  expect(emulators.output.text).toMatch(new RegExp(`^ {2}${variable}: is not set$`, 'm'));
});

test.each([
  ['', 'refuses'],
  ['0.0.0.0', 'accepts'],
])('with HOST=%s every port %s another address of the machine', async (HOST, answer) => {
  const [mailPort = 0, smtpPort = 0] = await freePorts(2);
  const emulators = start({ HOST, MAIL_PORT: String(mailPort), MAIL_SMTP_PORT: String(smtpPort) }, ['mail']);
  await emulators.waitForOutput(`mail listens on http://localhost:${mailPort}`);
  for (const port of [mailPort, smtpPort]) {
    expect(await accepts(port, '127.0.0.1')).toBe(true);
    expect(await accepts(port, '127.0.0.2')).toBe(answer === 'accepts');
  }
});

test('every invalid variable is listed', async () => {
  const emulators = start({ IDENTITY_PORT: 'http', IMAGES_PORT: '70000', IDENTITY_PROJECT: 'Ekki gilt' });
  expect(await emulators.exited).toBe(1);
  for (const variable of ['IDENTITY_PORT', 'IMAGES_PORT', 'IDENTITY_PROJECT'])
    expect(emulators.output.text).toMatch(new RegExp(`^ {2}${variable}: `, 'm'));
});
