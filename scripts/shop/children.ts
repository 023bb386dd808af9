import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';

export const root = join(import.meta.dirname, '../..');
/** Script that runs any program as a supervised child; see there. */
export const keeper = join(import.meta.dirname, 'keeper.mjs');
const tether = pathToFileURL(join(import.meta.dirname, 'tether.mjs')).href;

export interface Command {
  name: string;
  /** Node's arguments: its options, the script and the script's arguments. */
  args: string[];
  env: Record<string, string>;
  /** Folder in which it runs; default: this checkout. */
  cwd?: string;
  /** File for its output; default: the terminal. */
  log?: string;
  /** Appends to the log, for a process that is restarted. */
  append?: boolean;
}

export interface Child {
  readonly name: string;
  readonly pid: number | undefined;
  /** Empty when there is none. */
  readonly log: string;
  /** Its exit code once it has ended; 1 after a signal. */
  readonly ended: Promise<number>;
  /** Its exit code or signal as text; empty while it runs. */
  ending(): string;
  /** SIGTERM to its whole process group, SIGKILL after `grace` milliseconds. */
  stop(grace: number): Promise<void>;
}

/** The last lines of a log, for an error message. */
export function lastLines(log: string, count = 20): string {
  if (!existsSync(log)) return '';
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch (error) {
    // No process is left in the group, which is the goal.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Starts Node with its output in a log, in its own process group so that one signal reaches all descendants. */
export function startChild({ name, args, env, cwd = root, log = '', append = false }: Command): Child {
  if (log) mkdirSync(dirname(log), { recursive: true });
  const output = log ? openSync(log, append ? 'a' : 'w') : 'inherit';
  const child = spawn(process.execPath, ['--import', tether, ...args], {
    cwd,
    env: { ...process.env, ...env, STARTER_PID: String(process.pid) },
    stdio: ['ignore', output, output, 'ipc'],
    detached: process.platform !== 'win32',
  });
  if (output !== 'inherit') closeSync(output);
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return {
    name,
    pid: child.pid,
    log,
    ended,
    ending: () => child.signalCode ?? (child.exitCode === null ? '' : `exit code ${child.exitCode}`),
    stop: async (grace) => {
      signalGroup(child, 'SIGTERM');
      const late = new AbortController();
      await Promise.race([ended, delay(grace, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
      // Including processes that a child left behind in its group.
      signalGroup(child, 'SIGKILL');
      await ended;
    },
  };
}

export class ChildFailure extends Error {
  constructor(child: Pick<Child, 'name' | 'log'>, what: string) {
    super(`${child.name} ${what}. Last lines of ${child.log}:\n\n${lastLines(child.log)}`);
  }
}

/** Waits until `url` responds with 200. @throws ChildFailure when the process ends first or `timeout` ms pass. */
export async function untilReady(child: Child, url: string, timeout = 90_000): Promise<void> {
  const deadline = Date.now() + timeout;
  let over = false;
  let last = 'no answer';
  void child.ended.then(() => (over = true));
  while (Date.now() < deadline) {
    if (over) throw new ChildFailure(child, 'ended before it was ready');
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
    const text = await answer?.text().catch(() => '');
    if (answer?.status === 200) return;
    if (answer) last = `${answer.status} ${text}`.slice(0, 200);
    await delay(150);
  }
  throw new ChildFailure(child, `was not ready within ${timeout / 1000} s (${url}: ${last})`);
}
