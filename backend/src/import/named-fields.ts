/** The fields that a line names, without undefined ones: those keep the stored value. */
export function namedFields<T extends object>(line: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
