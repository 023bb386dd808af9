import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Count {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A failed run counts as one failure at least, whatever its report contains. */
function atLeastOne(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Counts the tests of a Vitest run. A skipped test counts as failed: nothing is skipped silently. */
export function countVitest(file: string, exitCode: number): Count {
  const report = vitestReport.safeParse(read(file)).data;
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return atLeastOne({ passed: report.numPassedTests, failed }, exitCode || report.numFailedTestSuites);
}

/** Counts the tests of a Playwright run in the same way. */
export function countPlaywright(file: string, exitCode: number): Count {
  const report = playwrightReport.safeParse(read(file)).data;
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return atLeastOne({ passed: expected, failed: unexpected + flaky + skipped }, exitCode);
}
