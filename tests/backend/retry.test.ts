import { expect, it } from 'vitest';
import { retried, sqlState } from '../../backend/src/db/retry.ts';

const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });

/** A transaction that fails with these codes, one after the other, and then succeeds. */
function failing(...codes: string[]) {
  let tries = 0;
  return {
    tries: () => tries,
    async run() {
      const code = codes[tries++];
      if (code !== undefined) throw failure(code);
      return 'done';
    },
  };
}

it.each([
  ['a deadlock', ['40P01'], 2],
  ['a conflict, twice', ['40001', '40001'], 3],
  ['nothing', [], 1],
])('after %s it goes on', async (_, codes, tries) => {
  const work = failing(...codes);
  expect(await retried(work.run)).toBe('done');
  expect(work.tries()).toBe(tries);
});

it.each([
  ['for ever', ['40P01', '40P01', '40P01', '40P01'], 3],
  ['for a broken rule', ['23514'], 1],
])('is not repeated %s', async (_, codes, tries) => {
  const work = failing(...codes);
  await expect(retried(work.run)).rejects.toThrow('Failed query');
  expect(work.tries()).toBe(tries);
});

it.each([
  [failure('23505'), '23505'],
  [new Error('x'), ''],
  ['text', ''],
  [undefined, ''],
])('finds the SQLSTATE of %s', (error, state) => expect(sqlState(error)).toBe(state));
