/**
 * A page that has nothing to show is rendered like any other, so that its first HTML is whole. It says its status in a tag,
 * which Next hands to the cache with the page (decision 004).
 */
export type MissingStatus = 404 | 410;

const prefix = 'status:';

export function statusTag(status: MissingStatus): string {
  return prefix + status;
}

export function isStatusTag(tag: string): boolean {
  return tag.startsWith(prefix);
}

/** The status that a page with these tags says of itself; undefined for one that is there. */
export function statusOfTags(tags: readonly string[]): MissingStatus | undefined {
  const tag = tags.find(isStatusTag);
  return tag === undefined ? undefined : toMissingStatus(tag.slice(prefix.length));
}

export function isMissing(status: number): status is MissingStatus {
  return status === 404 || status === 410;
}

export function toMissingStatus(text: string): MissingStatus | undefined {
  const status = Number(text);
  return isMissing(status) ? status : undefined;
}
