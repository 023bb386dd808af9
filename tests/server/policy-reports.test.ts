import { afterEach, expect, it, vi } from 'vitest';
import { POST } from '../../app/api/csp-report/route.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

const report = (details: Record<string, unknown> = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://shop.test/auth/reset-password?oobCode=secret',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'inline',
      'line-number': 12,
      ...details,
    },
  });

async function send(body: string, length = Buffer.byteLength(body)): Promise<number> {
  const headers = { 'Content-Type': 'application/csp-report', 'Content-Length': String(length) };
  return (await POST(new Request('https://shop.test/api/csp-report', { method: 'POST', body, headers })))
    .status;
}

it('is logged once an hour, in one line and without what may be personal', async () => {
  expect([await send(report()), await send(report())]).toEqual([204, 204]);
  expect(warn.mock.calls).toEqual([
    ["A page's policy refused script-src-elem inline on https://shop.test/auth/reset-password (line 12)"],
  ]);
});

it('cannot write lines of its own', async () => {
  await send(report({ 'blocked-uri': 'a\nADMIN signed in' }));
  expect(warn.mock.calls.flat().join('')).not.toContain('\n');
});

it.each([
  ['no JSON', 'x'],
  ['another shape', '{"csp-report":{}}'],
])('is refused as %s', async (_title, body) => {
  expect(await send(body)).toBe(400);
  expect(warn).not.toHaveBeenCalled();
});

it('is refused when it is too long, or does not say how long it is', async () => {
  expect(await send(report(), 10_000)).toBe(413);
});
