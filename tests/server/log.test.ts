import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logFailure } from '../../lib/io/log.ts';
import { sendConsoleTo } from '../../lib/process/console-log.ts';
import { createLog } from '../../lib/process/log.ts';
import { runInRequest } from '../../lib/process/request-scope.ts';
import { withoutPersonalData } from '../../lib/rules/security/personal-text.ts';

let lines: string[];
let log: ReturnType<typeof createLog>;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
});
afterEach(() => vi.useRealTimers());

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('is a line of JSON for each event, with the request that it belongs to', () => {
    runInRequest('beidni-1234', () => log.error({ err: new TypeError('fetch failed') }, 'asking\nfailed'));
    log.info('listening');
    expect(lines).toHaveLength(2);
    expect(logged()).toMatchObject([
      { level: 50, requestId: 'beidni-1234', err: { type: 'TypeError', message: 'fetch failed' } },
      { level: 30, msg: 'listening' },
    ]);
    expect(logged()[1]).not.toHaveProperty('requestId');
  });

  it('writes five lines alike in a minute and counts the rest', () => {
    for (let page = 0; page < 100; page += 1)
      log.warn({ err: new Error('down') }, `Reading the kept page /vara/sapa-${page} failed`);
    log.warn('something else');
    expect(lines).toHaveLength(6);
    vi.advanceTimersByTime(60_000);
    expect(logged()[6]).toMatchObject({ level: 40, repeated: 95, err: { message: 'down' } });
    log.warn('Reading the kept page / failed');
    expect(lines).toHaveLength(8);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(8);
  });

  it('tells failures apart by their errors', () => {
    for (const reason of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      log.error({ err: new Error(reason) }, 'resolver failed');
    expect(lines).toHaveLength(7);
  });

  it('is told what the console is told', () => {
    const own = { ...console };
    sendConsoleTo(log);
    logFailure('Asking for jona@vorulind.test failed', new Error('of 020980-4299'));
    const { error, warn } = console;
    error('\u001B[31m⨯\u001B[0m', new Error('one that Next reports'));
    warn('two\nlines', { name: 'Jóna' });
    Object.assign(console, own);
    expect(logged()).toMatchObject([
      { level: 50, msg: 'Asking for <email> failed', err: { message: 'of <number>' } },
      { level: 50, err: { message: 'one that Next reports' } },
      { level: 40, msg: 'two lines' },
    ]);
    expect(lines.join('')).not.toContain('Jóna');
  });
});

it.each([
  ['a mail to jona@vorulind.test was refused', 'a mail to <email> was refused'],
  ['550 5.1.1 <jona.b+shop@mail.vorulind.is>: unknown', '550 5.1.1 <<email>>: unknown'],
  ['customer 0209804299 and 020980-4299', 'customer <number> and <number>'],
  ['call 770 1001 or +354 770-1001', 'call <number> or <number>'],
  ['card 4242 4242 4242 4242', 'card <number>'],
  ['GET /leit?leit=Jóna failed', 'GET /leit?… failed'],
  ['The backend answered 502 after 3000 ms', 'The backend answered 502 after 3000 ms'],
  ['connect ECONNREFUSED 127.0.0.1:54321', 'connect ECONNREFUSED 127.0.0.1:54321'],
  [
    'order P000123 of 1905d6e4-4d7e-4f1c-9a2b-1234567890ab',
    'order P000123 of 1905d6e4-4d7e-4f1c-9a2b-1234567890ab',
  ],
])('%s', (text, written) => {
  expect(withoutPersonalData(text)).toBe(written);
});
