import type { Problem } from './problem.ts';

/** One line of the file before validation: a value, with its CSV source texts, or the reason why it could not be parsed. */
export type RawLine =
  | {
      line: number;
      value: unknown;
      texts?: Readonly<Record<string, string>>;
      /** Addresses of pictures that the bucket does not hold yet. */
      pictures?: readonly string[];
      /** What is wrong without keeping the line from being loaded. */
      remarks?: readonly Problem[];
    }
  | { line: number; problem: string };
