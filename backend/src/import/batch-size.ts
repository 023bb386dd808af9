/** How long a batch may keep rows locked that orders want too, in milliseconds. */
const targetMs = 400;
const bounds = { least: 50, most: 2_000 };

/** Sizes batches so that each takes about as long on any machine, busy or not. */
export class BatchSize {
  current = 200;

  /** @param work returns whether it locked rows that were there before; new ones nobody waits for */
  async time(work: () => Promise<boolean>): Promise<void> {
    const started = performance.now();
    const locked = await work();
    const ratio = locked ? targetMs / Math.max(performance.now() - started, 1) : 2;
    // Twice or half as many at most: one slow commit says little.
    const next = this.current * Math.min(Math.max(ratio, 0.5), 2);
    this.current = Math.round(Math.min(Math.max(next, bounds.least), bounds.most));
  }
}
