/** One line of the file before validation: a value, with its CSV source texts, or the reason why it could not be parsed. */
export type RawLine =
  | { line: number; value: unknown; texts?: Readonly<Record<string, string>> }
  | { line: number; problem: string };
