import { isDeepStrictEqual } from 'node:util';

/** The backend does not do what the contract says. */
export class Unmet extends Error {}

/** What the check needs is not there: an option was not given, or the shop has no such goods. */
export class Untried extends Error {}

export function expectThat(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Unmet(otherwise);
}

export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Unmet(`${what} is ${shorten(actual)}, not ${shorten(expected)}`);
}

/** @throws Untried for what is not there */
export function requireGiven<T>(value: T | null | undefined, missing: string): T {
  if (value === null || value === undefined) throw new Untried(missing);
  return value;
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
