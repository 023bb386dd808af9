export interface SortCriterion {
  attribute: string;
  ascending: boolean;
}

/** `asc(price)` or `desc(price)`; undefined for anything else. */
export function parseSortCriterion(written: string): SortCriterion | undefined {
  const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(written.trim()) ?? [];
  return attribute ? { attribute: attribute.trim(), ascending: direction === 'asc' } : undefined;
}
