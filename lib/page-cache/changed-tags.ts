import { dayMs } from '../rules/dates/durations.ts';
/** Milliseconds: older pages are regenerated, so that no change before that has to be remembered. */
export const maximumPageAgeMs = dayMs;

/** Last change of each tag, ms since 1970. */
export class ChangedTags {
  readonly #changedAt = new Map<string, number>();
  /** How many changes there were. */
  version = 0;

  /** Remembers a change; an older time than the known one is ignored. */
  mark(tag: string, at: number): void {
    if (at <= (this.#changedAt.get(tag) ?? 0)) return;
    this.version += 1;
    // Re-inserted at the end: the Map stays ordered by time, so that the oldest are dropped from its start.
    this.#changedAt.delete(tag);
    this.#changedAt.set(tag, at);
    for (const [oldestTag, changedAt] of this.#changedAt) {
      if (changedAt > at - maximumPageAgeMs) break;
      this.#changedAt.delete(oldestTag);
    }
  }

  /** Whether one of the tags changed at that time or later. */
  hasAnySince(tags: readonly string[], since: number): boolean {
    return tags.some((tag) => (this.#changedAt.get(tag) ?? -1) >= since);
  }

  /** All changes since a time, as [tag, ms since 1970]. */
  since(moment: number): [string, number][] {
    return [...this.#changedAt].filter(([, at]) => at >= moment);
  }
}
