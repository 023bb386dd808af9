import { Server, type IncomingMessage } from 'node:http';
import pg from 'pg';

/*
 * Loaded before a backend (`node --import`): ends the process as by a power cut, at one point of its work. CRASH_ON is a pattern
 * of an SQL statement or of `METHOD /path` of an outgoing call, CRASH_WHEN before or after it; with CRASH_SEEN only on a
 * connection that sent such a statement earlier. Nothing counts before the first buyer's request: the sweep at startup is not
 * part of that order.
 */
const { CRASH_ON = '^$', CRASH_WHEN, CRASH_SEEN } = process.env;
const on = new RegExp(CRASH_ON, 'i');
const seen = CRASH_SEEN ? new RegExp(CRASH_SEEN, 'i') : null;

let hasRequest = false;
const emit = Server.prototype.emit;
Server.prototype.emit = function listening(this: Server, event: string, ...args: unknown[]) {
  const [request] = args as [IncomingMessage?];
  if (event === 'request' && request?.url?.startsWith('/graphql')) hasRequest = true;
  return Reflect.apply(emit, this, [event, ...args]) as boolean;
};

/** Never resolves: nothing runs after this. */
function crash(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

type Call = (...args: unknown[]) => Promise<unknown>;

const armed = new WeakSet();
const client = pg.Client.prototype as unknown as { query: Call };
const query = client.query;
client.query = function crashing(this: object, ...args) {
  const [first] = args;
  const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
  const hit = hasRequest && on.test(text) && (seen === null || armed.has(this));
  if (seen?.test(text)) armed.add(this);
  if (hit && CRASH_WHEN === 'before') return crash();
  const answer = query.apply(this, args);
  return hit ? answer.then(crash) : answer;
};

const send = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const hit = hasRequest && on.test(`${init?.method ?? 'GET'} ${pathname}`);
  if (hit && CRASH_WHEN === 'before') return crash();
  const answer = await send(input, init);
  // The other side has processed the call.
  if (hit) await crash();
  return answer;
};
