import { afterEach, beforeEach, expect, it } from 'vitest';
import { POST } from '../../app/api/vitals/route.ts';
import { setMeter } from '../../lib/process/meter.ts';
import { type Scrape, startMetrics } from '../../lib/process/prometheus.ts';

const token = 'm'.repeat(32);
let scrape: Scrape;
beforeEach(() => {
  scrape = startMetrics(token);
});
afterEach(() => setMeter(undefined));

const numbers = async () => (await scrape(`Bearer ${token}`)).body;
async function report(body: string): Promise<number> {
  const headers = { 'content-length': String(Buffer.byteLength(body)) };
  return (await POST(new Request('http://shop/api/vitals', { method: 'POST', body, headers }))).status;
}

it('adds what browsers measured to the numbers', async () => {
  const measured = { TTFB: 31.5, FCP: 420, LCP: 810.2, INP: 48, CLS: 0.02 };
  expect(await report(JSON.stringify({ route: '/vara', ...measured }))).toBe(204);
  expect(await report(JSON.stringify({ route: '/vara', LCP: 5_000 }))).toBe(204);
  const text = await numbers();
  expect(text).toContain('web_vital_seconds_count{name="LCP",route="/vara"} 2\n');
  expect(text).toContain('web_vital_seconds_bucket{le="2.5",name="LCP",route="/vara"} 1\n');
  expect(text).toContain('web_vital_seconds_sum{name="INP",route="/vara"} 0.048\n');
  expect(text).toContain('layout_shift_count{route="/vara"} 1\n');
});

it.each([
  ['no JSON', '{', 400],
  ['a list', '[]', 400],
  ['no route', '{"LCP":1}', 400],
  ['a time that was made up', '{"route":"/vara","LCP":1e9}', 400],
  ['a text for a time', '{"route":"/vara","LCP":"1"}', 400],
  ['too much', `{"route":"/vara","x":"${'x'.repeat(600)}"}`, 413],
])('refuses %s', async (_what, body, status) => {
  expect(await report(body)).toBe(status);
  expect(await numbers()).not.toMatch(/^web_vital_seconds_/m);
});

it('nobody makes up routes', async () => {
  expect(await report('{"route":"/made/up","LCP":100}')).toBe(204);
  expect(await numbers()).toContain('web_vital_seconds_count{name="LCP",route="other"} 1\n');
});
