import { dayMs } from '../rules/dates/durations.ts';
/** Milliseconds: pages older than that are made again, so that no change before that has to be remembered. */
export const maximumPageAgeMs = dayMs;

/** When what a tag names changed last, ms since 1970. */
export class ChangedTags {
  readonly #changedAt = new Map<string, number>();

  /** Remembers a change; an earlier moment than the one known says nothing. */
  mark(tag: string, at: number): void {
    if (at <= (this.#changedAt.get(tag) ?? 0)) return;
    // Behind the others: the Map stays in the order of the moments, near enough to forget from its beginning.
    this.#changedAt.delete(tag);
    this.#changedAt.set(tag, at);
    for (const [oldestTag, changedAt] of this.#changedAt) {
      if (changedAt > at - maximumPageAgeMs) break;
      this.#changedAt.delete(oldestTag);
    }
  }

  /** Whether one of the tags changed at that moment or later. */
  hasAnySince(tags: readonly string[], since: number): boolean {
    return tags.some((tag) => (this.#changedAt.get(tag) ?? -1) >= since);
  }

  /** All changes since a moment, as [tag, ms since 1970]. */
  since(moment: number): [string, number][] {
    return [...this.#changedAt].filter(([, at]) => at >= moment);
  }
}
