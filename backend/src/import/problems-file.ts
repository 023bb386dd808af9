import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { toCsvRecord, utf8Mark } from '../../../lib/rules/text/csv-text.ts';
import type { Problem } from './problem.ts';

/**
 * All problems of an import as CSV beside its input; no file where there are none. Where the folder cannot be written to, the
 * import continues without the file.
 */
export class ProblemsFile {
  readonly path: string;
  readonly #onRefused: (reason: string) => void;
  #file: number | null = null;
  #refused = false;

  /** Removes the file that an earlier import of the same input left behind. */
  constructor(input: string, onRefused: (reason: string) => void) {
    this.path = `${input}.problems.csv`;
    this.#onRefused = onRefused;
    this.#attempt(() => rmSync(this.path, { force: true }));
  }

  /** Whether the file holds all problems so far, and at least one. */
  get isWritten(): boolean {
    return this.#file !== null && !this.#refused;
  }

  /** Writes at once: the file may be larger than memory, and what a killed import found stays. */
  add({ line, field, reason }: Problem): void {
    this.#attempt(() => {
      if (this.#file === null) {
        this.#file = openSync(this.path, 'w');
        writeSync(this.#file, utf8Mark + toCsvRecord(['line', 'field', 'problem']));
      }
      writeSync(this.#file, toCsvRecord([line, field, reason]));
    });
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  #attempt(write: () => void): void {
    if (this.#refused) return;
    try {
      write();
    } catch (error) {
      this.#refused = true;
      this.#onRefused((error as Error).message);
    }
  }
}
