import { expect, it } from 'vitest';
import { retryWhileUnavailable, retryOnConflict, sqlState } from '../../backend/src/db/retry.ts';

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
])('retryOnConflict retries after %s', async (_, codes, tries) => {
  const work = failing(...codes);
  expect(await retryOnConflict(work.run)).toBe('done');
  expect(work.tries()).toBe(tries);
});

it.each([
  ['for ever', ['40P01', '40P01', '40P01', '40P01'], 3],
  ['for a broken rule', ['23514'], 1],
])('retryOnConflict does not retry %s', async (_, codes, tries) => {
  const work = failing(...codes);
  await expect(retryOnConflict(work.run)).rejects.toThrow('Failed query');
  expect(work.tries()).toBe(tries);
});

it.each([
  ['a server that starts up', ['57P03', '57P03'], 3],
  ['a refused connection', ['ECONNREFUSED'], 2],
])('retryWhileUnavailable retries through %s', async (_, codes, tries) => {
  const work = failing(...codes);
  expect(await retryWhileUnavailable(work.run)).toBe('done');
  expect(work.tries()).toBe(tries);
});

it.each([
  ['a database that has no more connections', '53300'],
  ['a statement that took too long', '57014'],
  ['a broken rule', '23514'],
])('retryWhileUnavailable does not wait for %s', async (_, code) => {
  const work = failing(code, code);
  await expect(retryWhileUnavailable(work.run)).rejects.toThrow('Failed query');
  expect(work.tries()).toBe(1);
});

it.each([
  [failure('23505'), '23505'],
  [new Error('x'), ''],
  ['text', ''],
  [undefined, ''],
])('sqlState finds the SQLSTATE of %s', (error, state) => expect(sqlState(error)).toBe(state));
