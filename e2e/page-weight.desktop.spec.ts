import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { compileHint } from '../scripts/build/compile-hint.ts';
import { test } from './journey.ts';

/** Thousands of bytes that a page's document may have as text, as sent, and its payload as sent. */
const budgets = [
  { path: '/', document: 95, sent: 18, payload: 10 },
  { path: '/voruflokkur/tilbod-og-herferdir', document: 95, sent: 18, payload: 10 },
  { path: '/vara/alhlida-hreinsir-sitronuilmur-1-l', document: 65, sent: 14, payload: 8 },
] as const;

for (const { path, document, sent, payload } of budgets)
  test(`the weight of ${path} stays within its budget`, async ({ request }) => {
    const read = async (headers: Record<string, string> = {}): Promise<Buffer> => {
      const answer = await request.get(path, { headers });
      expect(answer.status()).toBe(200);
      return answer.body();
    };
    const html = await read();
    expect(html.toString()).toContain('</html>');
    const flight = await read({ rsc: '1' });
    expect(flight.toString()).not.toContain('</html>');
    const weight = (bytes: Buffer): number => bytes.length / 1_000;
    expect(weight(html)).toBeLessThanOrEqual(document);
    expect(weight(gzipSync(html))).toBeLessThanOrEqual(sent);
    expect(weight(gzipSync(flight))).toBeLessThanOrEqual(payload);
  });

test('every script of a first load asks to be compiled while it loads', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/nomodule/i.test(tag));
  const sources = scripts.flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? []);
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) expect(await (await request.get(source)).text()).toContain(compileHint);
});
