import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from '../../scripts/test/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'vorulind-tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

function vitestReport(passed: number, failed: number, pending = 0, brokenFiles = 0): string {
  return report({
    numPassedTests: passed,
    numFailedTests: failed,
    numFailedTestSuites: brokenFiles,
    numPendingTests: pending,
    numTodoTests: 0,
  });
}

describe('counting', () => {
  it.each([
    ['all passed', vitestReport, [12, 0], 0, { passed: 12, failed: 0 }],
    ['some failed', vitestReport, [10, 2], 1, { passed: 10, failed: 2 }],
    ['a skipped one is a failure', vitestReport, [10, 0, 1], 0, { passed: 10, failed: 1 }],
    ['a file that does not load is a failure', vitestReport, [10, 0, 0, 1], 0, { passed: 10, failed: 1 }],
    ['a bad exit code is a failure', vitestReport, [10, 0], 1, { passed: 10, failed: 1 }],
  ] as const)('vitest: %s', (_, make, counts, exitCode, expected) => {
    const [passed, failed, pending, broken] = counts;
    expect(countVitest(make(passed, failed, pending, broken), exitCode)).toEqual(expected);
  });

  it.each([
    [{ expected: 8, unexpected: 0, flaky: 0, skipped: 0 }, 0, { passed: 8, failed: 0 }],
    [{ expected: 6, unexpected: 1, flaky: 1, skipped: 2 }, 1, { passed: 6, failed: 4 }],
    [{ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 1, { passed: 0, failed: 1 }],
  ])('Playwright: %o with exit code %i', (stats, exitCode, expected) => {
    expect(countPlaywright(report({ stats }), exitCode)).toEqual(expected);
  });

  it('a run without a report as failed', () => {
    expect(countVitest(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countPlaywright(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});
