import type { ImportProgress, Phase } from './load.ts';

const phaseTexts: Readonly<Record<Phase, string>> = {
  reading: 'Reading lines',
  checking: 'Checking products',
  words: 'Learning words',
  products: 'Writing products',
  shelves: 'Shelving products',
};

/** What an import is doing, how fast, and how long it will still take at that rate. */
export class ProgressReport {
  #progress: ImportProgress = { phase: 'reading', done: 0, total: null };
  #phaseStarted: number;
  readonly #now: () => number;

  /** @param now milliseconds on a steady clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#phaseStarted = now();
  }

  advance(progress: ImportProgress): void {
    if (progress.phase !== this.#progress.phase) this.#phaseStarted = this.#now();
    this.#progress = progress;
  }

  /** Whether something may have been written. */
  get hasBegun(): boolean {
    return this.#progress.phase !== 'reading';
  }

  toText(): string {
    const { phase, done, total } = this.#progress;
    const seconds = (this.#now() - this.#phaseStarted) / 1_000;
    const rate = done / Math.max(seconds, 0.001);
    const parts = [`… ${phaseTexts[phase]}: ${done}${total === null ? '' : ` of ${total}`}`];
    if (done > 0) parts.push(`${Math.round(rate)}/s`);
    if (done > 0 && total !== null) parts.push(`${Math.ceil((total - done) / rate)} s left`);
    return parts.join(', ');
  }
}
