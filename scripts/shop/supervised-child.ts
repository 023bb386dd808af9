import { setTimeout as delay } from 'node:timers/promises';
import { type Child, type Command, startChild, untilReady } from './children.ts';

interface RestartDelays {
  /** Milliseconds before the first restart; each further pause is twice as long. */
  first: number;
  /** The longest pause (ms). */
  most: number;
  /** A process that ran this long starts with the first pause again (ms). */
  calm: number;
}

const defaultDelays: RestartDelays = { first: 500, most: 30_000, calm: 60_000 };

/** A process that is restarted whenever it ends by itself, with growing pauses while it keeps ending. */
export class SupervisedChild {
  readonly name: string;
  readonly #command: Command;
  readonly #patience: RestartDelays;
  readonly #say: (line: string) => void;
  readonly #stopped = new AbortController();
  #child: Child;
  #restarting: Promise<void> = Promise.resolve();

  constructor(
    command: Command,
    say: (line: string) => void = console.log,
    limits: RestartDelays = defaultDelays,
  ) {
    this.name = command.name;
    this.#command = command;
    this.#say = say;
    this.#patience = limits;
    this.#child = startChild(command);
  }

  /** Process id of the current run, or of the last one. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Waits until every address responds with 200; from then on the process is kept running.
   * @throws ChildFailure when it ends first, or is not ready in time: it is not restarted then
   */
  async keep(urls: readonly string[]): Promise<void> {
    for (const url of urls) await untilReady(this.#child, url);
    this.#restarting = this.#restart();
  }

  /** SIGTERM to its process group, SIGKILL after `grace` milliseconds; no restart after that. */
  async stop(grace: number): Promise<void> {
    this.#stopped.abort();
    await this.#child.stop(grace);
    await this.#restarting;
  }

  async #restart(): Promise<void> {
    const { first, most, calm } = this.#patience;
    const { signal } = this.#stopped;
    for (let wait = first; ; wait = Math.min(wait * 2, most)) {
      const started = performance.now();
      await this.#child.ended;
      if (signal.aborted) return;
      if (performance.now() - started >= calm) wait = first;
      const log = this.#child.log && `; its log: ${this.#child.log}`;
      this.#say(`! ${this.name} ended (${this.#child.ending()}), started again in ${wait / 1000} s${log}`);
      // Processes left behind in its group may still hold its port.
      await this.#child.stop(0);
      await delay(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        this.#child = startChild({ ...this.#command, append: true });
      } catch (error) {
        // Such as a full disk: the next round waits longer and retries.
        this.#say(`! ${this.name} could not be started: ${(error as Error).message}`);
      }
    }
  }
}
