/** Milliseconds after which a renewal that never ended no longer holds up others. */
const maximumRenewalMs = 10_000;

/** The rest after a renewal is so many times as long as it took: renewing takes a twentieth of the time. */
const restFactor = 19;

/**
 * Renewing pages for their age alone must not take the processor from visitors, nor pile up before a backend that hangs: one page
 * at a time, and then a rest. What changed is made again at once whatever this says.
 */
export class Renewal {
  #path: string | undefined;
  #startedAt = 0;
  #restsUntil = 0;

  /** Whether a page may be renewed now. */
  isFree(now = Date.now()): boolean {
    const isBusy = this.#path !== undefined && now < this.#startedAt + maximumRenewalMs;
    return !isBusy && now >= this.#restsUntil;
  }

  /** Whether the page may be renewed now; if so it has begun. */
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
