import { afterEach, beforeEach, expect, it } from 'vitest';
import { meter, setMeter } from '../../lib/process/meter.ts';
import { type Scrape, startMetrics } from '../../lib/process/prometheus.ts';
import { routeLabel } from '../../lib/rules/routes/route-label.ts';

const token = 'm'.repeat(32);
let scrape: Scrape;
beforeEach(() => {
  scrape = startMetrics(token);
});
afterEach(() => setMeter(undefined));

it('numbers are for the bearer of the token; for everybody else there is no such page', async () => {
  for (const authorization of [undefined, '', token, `Bearer ${token}x`, 'Bearer ', `bearer ${token}`])
    expect(await scrape(authorization)).toMatchObject({ status: 404, body: 'Not found' });
  const { status, headers } = await scrape(`Bearer ${token}`);
  expect([status, headers['Content-Type']]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0\.0\.4/),
  ]);
});

it('the process and what the shop counts are among them', async () => {
  meter().count('page_answers_total', { cache: 'kept' });
  meter().count('page_answers_total', { cache: 'kept' });
  meter().observe('http_request_duration_seconds', { route: '/vara', status: '200' }, 0.03);
  const { body } = await scrape(`Bearer ${token}`);
  expect(body).toContain('page_answers_total{cache="kept"} 2\n');
  expect(body).toContain('http_request_duration_seconds_bucket{le="0.05",route="/vara",status="200"} 1\n');
  expect(body).toContain('http_request_duration_seconds_bucket{le="0.02",route="/vara",status="200"} 0\n');
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
});

it('nothing is counted where nobody may read it', async () => {
  setMeter(undefined);
  meter().count('page_answers_total', { cache: 'kept' });
  expect((await scrape(`Bearer ${token}`)).body).not.toContain('page_answers_total{');
});

it.each([
  ['/', '/'],
  ['/?utm=x', '/'],
  ['/vara/sapa', '/vara'],
  ['/vara/sapa?_rsc=1', '/vara'],
  ['/leit?leit=sapa', '/leit'],
  ['/backend/graphql?op=Cart', '/backend'],
  ['/whatever/somebody/makes/up', 'other'],
  ['/VARA', 'other'],
])('%s counts as %s', (path, label) => {
  expect(routeLabel(path)).toBe(label);
});
