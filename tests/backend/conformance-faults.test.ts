import { beforeEach, expect, it } from 'vitest';
import type { Outcome } from '../../scripts/conformance/run.ts';
import { runChecks } from '../../scripts/conformance/run.ts';
import { listenForSignals, type Signals } from '../../scripts/conformance/signals.ts';
import { TestedShop } from '../../scripts/conformance/tested-shop.ts';
import { plantedFaults } from './conformance-faults.ts';
import { startConformanceProxy, type Fault } from './conformance-proxy.ts';
import { setUpConformance, signalSecret, tested } from './conformance-setting.ts';

setUpConformance();
beforeEach(() => tested.renew());

/** What these checks say of the backend behind a fault. */
async function runBehind(
  fault: Fault | null,
  ids: readonly string[],
  signals: Signals = tested.signals,
): Promise<Outcome[]> {
  const proxy = await startConformanceProxy(tested.settings.url, fault);
  try {
    return await runChecks(new TestedShop({ ...tested.settings, url: proxy.url }, signals), ids);
  } finally {
    await proxy.stop();
  }
}

it('behind a proxy without a fault each of these checks is met', async () => {
  const ids = [...new Set(plantedFaults.map(({ foundBy }) => foundBy)), 'signal.change'];
  const outcomes = await runBehind(null, ids);
  expect(outcomes).toHaveLength(ids.length);
  expect(
    outcomes.filter(({ result }) => result !== 'met').map(({ check, note }) => [check.id, note]),
  ).toEqual([]);
});

it.each(plantedFaults)('$what: $foundBy finds it', async ({ foundBy, note, plant }) => {
  const [outcome] = await runBehind(plant(), [foundBy]);
  expect(outcome).toMatchObject({ check: { id: foundBy }, result: 'unmet' });
  expect(outcome?.note).toMatch(note);
});

it('the change signal never comes: signal.change finds it', async () => {
  const silentSignals = await listenForSignals(0, signalSecret);
  try {
    const [outcome] = await runBehind(null, ['signal.change'], silentSignals);
    expect(outcome).toMatchObject({
      result: 'unmet',
      note: expect.stringMatching(/No signal names the product/),
    });
  } finally {
    await silentSignals.stop();
  }
});

it('a message without the signature of the secret is no change signal', async () => {
  const strict = await listenForSignals(0, 'another-secret');
  try {
    await fetch(strict.url, { method: 'POST', body: '{}' });
    expect(strict.refused()).toBe('its signature is not that of the secret');
    expect(await strict.tagsAfter(0, 0)).toEqual([]);
  } finally {
    await strict.stop();
  }
});
