import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, startChild } from '../shop/children.ts';
import { secondsSince } from '../shop/progress.ts';
import { type Count, countPlaywright, countVitest } from './tally.ts';

export const reports = join(root, 'test-results');
const modules = join(root, 'node_modules');

/** Entry points of programs under node_modules, for Node to run. */
const programs = {
  tsc: join(modules, 'typescript/bin/tsc'),
  oxlint: join(modules, 'oxlint/bin/oxlint'),
  oxfmt: join(modules, 'oxfmt/bin/oxfmt'),
  vitest: join(modules, 'vitest/vitest.mjs'),
  playwright: join(modules, '@playwright/test/cli.js'),
};

/** Runs the parts of the test one after the other and sums up passes and failures. */
export class Steps {
  readonly total = { passed: 0, failed: 0 };
  readonly failures: string[] = [];
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    mkdirSync(reports, { recursive: true });
  }

  /** Exit code of a Node process that writes to this terminal; it and its children end when the tests do. */
  async #node(args: string[], env: Record<string, string>): Promise<number> {
    const child = startChild({ name: 'tests', args, env });
    const stop = (): void => void child.stop(5_000);
    this.#signal.addEventListener('abort', stop, { once: true });
    const code = await child.ended;
    this.#signal.removeEventListener('abort', stop);
    // Including processes left behind in its group.
    await child.stop(0);
    return code;
  }

  /** Adds a part's count; `what` is listed at the end if any of it failed, with the tests that did. */
  add(what: string, { passed, failed, failures }: Count): void {
    this.total.passed += passed;
    this.total.failed += failed;
    if (failed > 0) this.failures.push(what, ...failures.map((one) => `  ${one}`));
  }

  async #part(title: string, run: () => Promise<Count>): Promise<void> {
    this.#signal.throwIfAborted();
    const started = performance.now();
    console.log(`\n▶ ${title}`);
    const count = await run();
    this.#signal.throwIfAborted();
    this.add(title, count);
    console.log(`${count.failed > 0 ? '✗' : '✓'} ${title} (${secondsSince(started)})`);
  }

  /** Runs a command that either passes or fails. */
  check(title: string, args: string[], env: Record<string, string> = {}): Promise<void> {
    return this.#part(title, async () => {
      const passed = (await this.#node(args, env)) === 0;
      return { passed: Number(passed), failed: Number(!passed), failures: [] };
    });
  }

  async verify(): Promise<void> {
    await this.check('Generated code is up to date', ['scripts/generate.ts', '--check']);
    await this.check('Types', [programs.tsc, '--noEmit']);
    await this.check('Lint', [programs.oxlint, '--deny-warnings']);
    await this.check('Format', [programs.oxfmt, '--check']);
    await this.check('Import rules', ['scripts/checks/imports.ts']);
  }

  vitest(title: string, args: string[], env: Record<string, string>): Promise<void> {
    return this.#part(title, async () => {
      const file = join(reports, 'vitest.json');
      rmSync(file, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const code = await this.#node([programs.vitest, 'run', ...reporters, ...args], env);
      return countVitest(file, code);
    });
  }

  playwright(title: string, env: Record<string, string>): Promise<void> {
    return this.#part(title, async () => {
      const file = join(reports, 'e2e.json');
      rmSync(file, { force: true });
      const code = await this.#node([programs.playwright, 'test'], { ...env, PLAYWRIGHT_JSON: file });
      return countPlaywright(file, code);
    });
  }
}
