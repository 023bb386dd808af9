/** Milliseconds after which a regeneration that never ended no longer blocks others. */
const maximumRenewalMs = 10_000;

/** The pause after a regeneration is this many times its duration: regenerating takes a twentieth of the time. */
const restFactor = 19;

/**
 * Limits regeneration by age alone, so that it neither takes the processor from visitors nor piles up before a hanging
 * backend: one page at a time, then a pause. Changed pages are regenerated regardless.
 */
export class Renewal {
  #path: string | undefined;
  #startedAt = 0;
  #restsUntil = 0;

  /** Whether a page may be regenerated now. */
  isFree(now = Date.now()): boolean {
    const isBusy = this.#path !== undefined && now < this.#startedAt + maximumRenewalMs;
    return !isBusy && now >= this.#restsUntil;
  }

  /** Whether the page may be regenerated now; if so, it counts as started. */
  begin(path: string, now = Date.now()): boolean {
    if (!this.isFree(now)) return false;
    this.#path = path;
    this.#startedAt = now;
    return true;
  }

  end(path: string, now = Date.now()): void {
    if (this.#path !== path) return;
    this.#path = undefined;
    this.#restsUntil = now + restFactor * (now - this.#startedAt);
  }
}
