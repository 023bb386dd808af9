import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedByBackend } from '../../lib/server/change-signal.ts';

const secret = 'leyndarmál-sem-er-nógu-langt-fyrir-þetta';
const body = '{"tags":["catalogue"]}';
const now = Date.parse('2026-11-20T12:00:00Z');

function headers(change: Record<string, string> = {}): Headers {
  const sentAt = '2026-11-20T12:00:00Z';
  const signature = createHmac('sha256', secret).update(`${sentAt}.${body}`).digest('hex');
  return new Headers({
    'X-Signature': `sha256=${signature}`,
    'X-Timestamp': sentAt,
    ...change,
  });
}

it('takes the backend’s signature', () => {
  expect(isSignedByBackend(headers(), body, secret, now)).toBe(true);
});

it.each([
  ['another body', headers(), `${body} `, now],
  ['another secret', headers({ 'X-Signature': `sha256=${'0'.repeat(64)}` }), body, now],
  ['no signature', new Headers({ 'X-Timestamp': '2026-11-20T12:00:00Z' }), body, now],
  ['a signature of another length', headers({ 'X-Signature': 'sha256=00' }), body, now],
  ['no time', headers({ 'X-Timestamp': '' }), body, now],
  ['a time that is none', headers({ 'X-Timestamp': 'núna' }), body, now],
  ['a message six minutes old', headers(), body, now + 6 * 60_000],
  [
    'an old message with a new time',
    headers({ 'X-Timestamp': '2026-11-20T12:10:00Z' }),
    body,
    now + 10 * 60_000,
  ],
  ['a message from the future', headers(), body, now - 6 * 60_000],
])('refuses %s', (_what, given, text, at) => {
  expect(isSignedByBackend(given, text, secret, at)).toBe(false);
});
