import { expect, it } from 'vitest';
import { formatReport } from '../../scripts/conformance/report.ts';
import { runChecks } from '../../scripts/conformance/run.ts';
import { TestedShop } from '../../scripts/conformance/tested-shop.ts';
import { setUpConformance, tested } from './conformance-setting.ts';

setUpConformance();

it('the bundled backend meets every check of the contract', async () => {
  const outcomes = await runChecks(new TestedShop(tested.settings, tested.signals));
  const missed = outcomes.filter(({ result }) => result !== 'met');
  expect(missed.map(({ check, note }) => [check.id, note])).toEqual([]);
  expect(formatReport(outcomes)).toContain(`${outcomes.length} met, 0 not met, 0 not tried`);
}, 240_000);
