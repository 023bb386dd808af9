import { type Child, ChildFailure, lastLines } from './children.ts';

const heartbeat = 10_000;

/** Whole seconds since `started` (ms of performance.now). */
export function secondsSince(started: number): string {
  return `${Math.round((performance.now() - started) / 1000)} s`;
}

/** Prints that a task began, every ten seconds that it is still running, and how long it took. */
export async function task<T>(title: string, run: () => Promise<T>, detail = () => ''): Promise<T> {
  const started = performance.now();
  console.log(`· ${title} …`);
  const beat = setInterval(() => {
    const line = detail().slice(0, 90);
    console.log(`  ${title}: ${secondsSince(started)}${line ? ` · ${line}` : ''}`);
  }, heartbeat);
  try {
    const result = await run();
    console.log(`✓ ${title} (${secondsSince(started)})`);
    return result;
  } finally {
    clearInterval(beat);
  }
}

/** A task that is one process; fails with the end of its log when the process does. */
export function processTask(title: string, child: Child): Promise<void> {
  const run = async (): Promise<void> => {
    const code = await child.ended;
    if (code !== 0) throw new ChildFailure(child, `failed (exit code ${code})`);
  };
  return task(title, run, () => lastLines(child.log, 1));
}
