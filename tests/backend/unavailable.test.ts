import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../backend/src/app.ts';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { isUnavailable } from '../../backend/src/db/unavailable.ts';
import { testConfig } from '../kit/shop.ts';
import { Visitor } from '../kit/visitor.ts';

// Nothing listens on port 9: a database that is down.
const away = connectPostgres('postgres://nobody@127.0.0.1:9/none', 2);
afterAll(() => away.close());

describe('a backend whose database is down', () => {
  const app = createApp({ db: away.db, config: testConfig(), log: pino({ level: 'silent' }) });
  const post = (visitor: Visitor) =>
    visitor.fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: '{ brands { id } }' }) });

  it('returns UNAVAILABLE from within an operation', async () => {
    const body = (await (await post(new Visitor(app))).json()) as {
      errors: { extensions: { code: string } }[];
    };
    expect(body.errors[0]?.extensions.code).toBe('UNAVAILABLE');
  });

  it('returns it before the operation when a session has to be read, with Retry-After', async () => {
    const response = await post(new Visitor(app, { session: 'x' }));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  });

  it('is alive but not ready', async () => {
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(503);
  });
});

interface HangingServer {
  url: string;
  server: Server;
  sockets: Set<Socket>;
  stop: () => Promise<void>;
}

/** A PostgreSQL that takes every login and then hangs. */
async function startHangingServer(): Promise<HangingServer> {
  const sockets = new Set<Socket>();
  // Accepts every login (AuthenticationOk, ReadyForQuery) and then stays silent.
  const welcome = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);
  const silent = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('data', () => socket.write(welcome));
  });
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => silent.close(done));
  };
  return { url: `postgres://nobody@127.0.0.1:${port}/none`, server: silent, sockets, stop };
}

it('a backend whose database hangs says so within a second, and its probes take one connection', async () => {
  const { url, server, sockets, stop } = await startHangingServer();
  const connection = connectPostgres(url, 10, 1_500);
  const app = createApp({ db: connection.db, config: testConfig(), log: pino({ level: 'silent' }) });
  const connected = once(server, 'connection');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = [1, 2, 3].map(async () => app.request('/readyz'));
  await connected;
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  const responses = await Promise.all(answers);
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(sockets.size).toBe(1);
  await stop();
  await connection.close();
});

it('a hanging server delays no request for longer than its slowest response', async () => {
  const { url, sockets, stop } = await startHangingServer();
  const connection = connectPostgres(url, 1, 300);
  const error: unknown = await connection.ping().catch((failure: unknown) => failure);
  expect(isUnavailable(error)).toBe(true);
  // The connection is not reused.
  await connection.ping().catch(() => undefined);
  expect(sockets.size).toBe(2);
  await connection.close();
  await stop();
});

it.each([
  ['a server that shuts down', Object.assign(new Error('x'), { code: '57P01' }), true],
  ['too many connections', Object.assign(new Error('x'), { code: '53300' }), true],
  [
    'a broken connection under a query',
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    true,
  ],
  ['no free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a broken rule', Object.assign(new Error('x'), { code: '23505' }), false],
  ['a mistake of our own', new TypeError('x is not a function'), false],
  ['no error at all', 'x', false],
])('%s', (_what, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
