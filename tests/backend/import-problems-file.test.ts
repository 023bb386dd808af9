import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProblemsFile } from '../../backend/src/import/problems-file.ts';

let folder: string;
let input: string;
let refusals: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-problems-'));
  input = join(folder, 'supplier.csv');
  refusals = [];
});
afterEach(() => rm(folder, { recursive: true }));

const open = (): ProblemsFile => new ProblemsFile(input, (reason) => refusals.push(reason));

it('holds every problem, readable while the import runs, and no formula', async () => {
  const file = open();
  file.add({ line: 2, field: 'price', reason: 'takes whole krónur (given: 12.5)' });
  file.add({ line: 7, field: '', reason: '=1+1; "stórt"' });
  expect(await readFile(file.path, 'utf8')).toBe(
    '\uFEFFline;field;problem\r\n2;price;takes whole krónur (given: 12.5)\r\n7;;"\'=1+1; ""stórt"""\r\n',
  );
  expect(file.isWritten).toBe(true);
  file.close();
  expect(refusals).toEqual([]);
});

it('goes away with the next import of the same input that has no problem', async () => {
  const file = open();
  file.add({ line: 2, field: 'price', reason: 'takes whole krónur' });
  file.close();
  const next = open();
  next.close();
  expect(next.isWritten).toBe(false);
  await expect(stat(next.path)).rejects.toThrow('ENOENT');
});

it('is given up, said once, where it cannot be written', async () => {
  await mkdir(`${input}.problems.csv`);
  const file = open();
  file.add({ line: 2, field: 'price', reason: 'takes whole krónur' });
  file.add({ line: 3, field: 'price', reason: 'takes whole krónur' });
  file.close();
  expect(file.isWritten).toBe(false);
  expect(refusals).toHaveLength(1);
});
