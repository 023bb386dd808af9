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
    testResults: [],
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
    expect(countVitest(make(passed, failed, pending, broken), exitCode)).toMatchObject(expected);
  });

  it.each([
    [{ expected: 8, unexpected: 0, flaky: 0, skipped: 0 }, 0, { passed: 8, failed: 0 }],
    [{ expected: 6, unexpected: 1, flaky: 1, skipped: 2 }, 1, { passed: 6, failed: 4 }],
    [{ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, 1, { passed: 0, failed: 1 }],
  ])('Playwright: %o with exit code %i', (stats, exitCode, expected) => {
    expect(countPlaywright(report({ stats, suites: [] }), exitCode)).toMatchObject(expected);
  });

  it('a run without a report as failed', () => {
    expect(countVitest(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, failures: [] });
    expect(countPlaywright(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1, failures: [] });
  });
});

describe('naming what failed', () => {
  it('Vitest: tests that did not pass, and files that did not load', () => {
    const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };
    const failed = {
      fullName: 'rounds',
      status: 'failed',
      failureMessages: ['\u001b[31mAssertionError: expected 2\u001b[39m\n    at rounds.ts:3'],
    };
    const skipped = { fullName: 'waits', status: 'pending', failureMessages: [] };
    const file = report({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 2,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: join(process.cwd(), 'tests/sum.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [passed, failed, skipped],
        },
        {
          name: 'tests/broken.test.ts',
          status: 'failed',
          message: 'SyntaxError: no\n',
          assertionResults: [],
        },
        { name: 'tests/fine.test.ts', status: 'passed', message: '', assertionResults: [passed] },
      ],
    });
    expect(countVitest(file, 1).failures).toEqual([
      'tests/sum.test.ts › rounds: AssertionError: expected 2',
      'tests/sum.test.ts › waits',
      'tests/broken.test.ts: SyntaxError: no',
    ]);
  });

  it('Playwright: with its project, in groups too', () => {
    const spec = (title: string, status: string, message?: string): object => ({
      title,
      file: 'cart.spec.ts',
      tests: [{ projectName: 'phone', results: [{ status, errors: message ? [{ message }] : [] }] }],
    });
    const file = report({
      stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
      suites: [
        {
          specs: [spec('adds', 'passed'), spec('removes', 'timedOut', 'Test timeout\nCall log')],
          suites: [{ specs: [spec('empties', 'failed', 'Error: not empty')] }],
        },
      ],
    });
    expect(countPlaywright(file, 1).failures).toEqual([
      '[phone] cart.spec.ts › removes: Test timeout',
      '[phone] cart.spec.ts › empties: Error: not empty',
    ]);
  });
});
