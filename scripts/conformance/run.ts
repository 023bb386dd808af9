import { areas } from './areas.ts';
import type { Check } from './check.ts';
import { Unmet, Untried } from './expect.ts';
import type { TestedShop } from './tested-shop.ts';

export interface Outcome {
  check: Check;
  result: 'met' | 'unmet' | 'untried';
  /** What was answered instead, or what is missing. */
  note: string;
}

export const checks: readonly Check[] = areas.flat();

/** Tries every check, one after the other: some change what the next one meets. */
export async function runChecks(shop: TestedShop, only: readonly string[] = []): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of checks) if (isWanted(check, only)) outcomes.push(await tryCheck(shop, check));
  return outcomes;
}

/** By the area, or by the beginning of the id. */
function isWanted({ id }: Check, only: readonly string[]): boolean {
  return only.length === 0 || only.some((wanted) => id === wanted || id.startsWith(`${wanted}.`));
}

async function tryCheck(shop: TestedShop, check: Check): Promise<Outcome> {
  try {
    await check.run(shop);
    return { check, result: 'met', note: '' };
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof Untried) return { check, result: 'untried', note: message };
    // A fault of the check itself, or a connection that broke, is shown as well: nothing was proven.
    return { check, result: 'unmet', note: error instanceof Unmet ? message : `${String(error)}` };
  }
}
