/** One line of the file: a value that has not been looked at yet, with the texts that it was read from in CSV, or why it is none. */
export type RawLine =
  | { line: number; value: unknown; texts?: Readonly<Record<string, string>> }
  | { line: number; problem: string };
