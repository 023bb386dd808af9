import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export interface Count {
  passed: number;
  failed: number;
  /** Each failed test by name with the first line of why, so that the end of a long log tells the cause. */
  failures: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      results: z.array(
        z.object({ status: z.string(), errors: z.array(z.object({ message: z.string().optional() })) }),
      ),
    }),
  ),
});

/** What one file or one `describe` holds. */
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
});

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const inProject = (file: string): string => relative(process.cwd(), file);

function describeFailure(name: string, why: string | undefined): string {
  const line = stripVTControlCharacters(why ?? '')
    .trim()
    .split('\n')[0];
  return line ? `${name}: ${line}` : name;
}

const noReport: Count = { passed: 0, failed: 1, failures: [] };

/** A failed run counts as one failure at least, whatever its report contains. */
function atLeastOne(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/** Counts the tests of a Vitest run. A skipped test counts as failed: nothing is skipped silently. */
export function countVitest(file: string, exitCode: number): Count {
  const report = vitestReport.safeParse(read(file)).data;
  if (!report) return noReport;
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status !== 'passed');
    return status !== 'passed' && tests.length === 0
      ? [describeFailure(inProject(name), message)]
      : tests.map((test) =>
          describeFailure(`${inProject(name)} › ${test.fullName}`, test.failureMessages?.[0]),
        );
  });
  return atLeastOne(
    { passed: report.numPassedTests, failed, failures },
    exitCode || report.numFailedTestSuites,
  );
}

function listFailedSpecs({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ projectName, results }) => {
      const missed = results.find(({ status }) => status !== 'passed');
      return missed
        ? [describeFailure(`[${projectName}] ${spec.file} › ${spec.title}`, missed.errors[0]?.message)]
        : [];
    }),
  );
  return [...own, ...suites.flatMap(listFailedSpecs)];
}

/** Counts the tests of a Playwright run in the same way. */
export function countPlaywright(file: string, exitCode: number): Count {
  const report = playwrightReport.safeParse(read(file)).data;
  if (!report) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(listFailedSpecs);
  return atLeastOne({ passed: expected, failed: unexpected + flaky + skipped, failures }, exitCode);
}
