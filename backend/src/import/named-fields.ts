/** The fields that a line names, without those that are undefined: those keep what is there. */
export function namedFields<T extends object>(line: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
