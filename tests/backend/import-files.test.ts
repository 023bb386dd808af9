import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connectPglite } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { products } from '../../backend/src/db/schema/catalogue.ts';
import { readCsv } from '../../backend/src/import/csv.ts';
import type { RawLine } from '../../backend/src/import/raw-line.ts';
import { readLines } from '../../backend/src/import/read-lines.ts';
import { productLine } from '../kit/catalogue.ts';
import { folder, setUpImport } from './import-setting.ts';

setUpImport();

describe('a file', () => {
  const read = async (name: string, text: string): Promise<RawLine[]> => {
    const path = join(folder, name);
    await writeFile(path, text);
    const lines: RawLine[] = [];
    for await (const line of readLines(path)) lines.push(line);
    return lines;
  };

  it('of JSON lines may have empty lines, a byte order mark and lines that are not JSON', async () => {
    const lines = await read('a.jsonl', '\uFEFF{"a":1}\r\n\n{"b":\n{"c":3}');
    expect(lines).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 3, problem: expect.stringContaining('not JSON') },
      { line: 4, value: { c: 3 } },
    ]);
  });

  it.each([';', ','])('of CSV is separated by "%s" and quoted as RFC 4180 says', async (separator) => {
    const rows = [
      ['sku', 'name', 'price', 'taxPercentage', 'isNew', 'attributes', 'images', 'categories', 'description'],
      [
        'A-1',
        '"Vara ""stór"", með\nlínu"',
        '1240',
        '24',
        'já',
        'Litur=Svartur|Stærð=M',
        'a.webp|b.webp',
        'x|y',
        '',
      ],
      ['A-2', 'Stutt', '12,5', '24', 'maybe', 'Litur', '', '', ''],
    ];
    const text = rows
      .map((row) =>
        row
          .map((field) =>
            separator === ',' && field === '12,5'
              ? '"12,5"'
              : field.replace('stór"", með', separator === ';' ? 'stór""; með' : 'stór"", með'),
          )
          .join(separator),
      )
      .join('\r\n');
    const lines = await read('b.csv', `\uFEFF${text}\r\n`);
    expect(lines).toMatchObject([
      {
        line: 2,
        value: {
          type: 'product',
          sku: 'A-1',
          name: `Vara "stór"${separator} með\nlínu`,
          price: 1240,
          isNew: true,
          attributes: [
            { name: 'Litur', value: 'Svartur' },
            { name: 'Stærð', value: 'M' },
          ],
          images: ['a.webp', 'b.webp'],
          categories: ['x', 'y'],
        },
      },
      { line: 4, value: { sku: 'A-2', price: 12.5, isNew: 'maybe', attributes: ['Litur'] } },
    ]);
  });

  it('of CSV is refused naming its problem', async () => {
    expect(await read('c.csv', 'sku;nafn\nA;B\n')).toEqual([{ line: 1, problem: 'unknown columns: nafn' }]);
    expect(await read('d.csv', 'sku;sku\n')).toEqual([{ line: 1, problem: 'columns that stand twice: sku' }]);
    expect(await read('e.csv', 'sku;name\nA;B;C\n\n"A;B\n')).toMatchObject([
      { line: 2, problem: '3 fields where the first line names 2' },
      { line: 4, problem: 'a quote is never closed' },
    ]);
    expect(await read('f.csv', 'sku;name\n"A"B;C\nD;E')).toMatchObject([
      { line: 2, problem: 'text after a closing quote' },
      { line: 3, value: { sku: 'D', name: 'E' } },
    ]);
  });

  it('of CSV buffers no more of an endless record than necessary', async () => {
    async function* chunks() {
      yield 'sku;name\n';
      for (let part = 0; part < 30; part += 1) yield 'x'.repeat(100_000);
      yield '\nA;B\n';
    }
    const records = [];
    for await (const record of readCsv(chunks())) records.push(record);
    expect(records.map(({ error }) => error)).toEqual([
      undefined,
      'the record is too long; is a quote never closed?',
      undefined,
    ]);
    expect(records[1]?.fields.join('').length).toBeLessThanOrEqual(1_000_000);
    expect(records[2]).toEqual({ line: 3, fields: ['A', 'B'] });
  });

  it('without an extension is detected by its beginning', async () => {
    expect(await read('json', '  {"a":1}\n')).toEqual([{ line: 1, value: { a: 1 } }]);
    expect(await read('csv', 'sku;name\nA;B\n')).toMatchObject([{ line: 2, value: { sku: 'A' } }]);
  });
});

describe('npm run import', () => {
  const run = promisify(execFile);
  const main = join(import.meta.dirname, '../../backend/src/import/main.ts');
  const dataDir = () => join(folder, 'data');
  const start = (...given: string[]) =>
    run(process.execPath, [main, ...given], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir() },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: unknown) => error as { code: number; stdout: string; stderr: string },
    );

  it('loads a file, reports its invalid lines and exits with 1 when there are any', async () => {
    const own = await connectPglite(dataDir());
    await migrate(own);
    await own.close();
    const file = join(folder, 'shop.jsonl');
    const lines = [productLine({ sku: 'OK' }), productLine({ price: -5 })].map((line) =>
      JSON.stringify(line),
    );
    await writeFile(file, lines.join('\n'));
    const failed = await start(file);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toMatch(/^line 2, price: /m);
    expect(failed.stdout).toContain('2 lines read, 1 bad; new or changed: 1 products');
    expect(failed.stdout).toContain(`All problems are in ${file}.problems.csv`);
    expect(await readFile(`${file}.problems.csv`, 'utf8')).toContain('\r\n2;price;');
    const strict = await start(file, '--strict');
    expect(strict.code).toBe(1);
    expect(strict.stdout).toContain('nothing loaded (--strict)');
    await writeFile(file, lines[0]!);
    expect(await start(file)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1 lines read, 0 bad'),
    });
  }, 60_000);

  it('refuses an ambiguous CSV file until an option decides', async () => {
    const own = await connectPglite(dataDir());
    await migrate(own);
    await own.close();
    const file = join(folder, 'prices.csv');
    await writeFile(file, Buffer.from('sku;name;price;taxPercentage\nÞ-1;Æður;129.000;24\n', 'latin1'));
    const refused = await start(file);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('nothing was loaded: price, line 2: "129.000" is 129000 in Icelandic');
    const { code, stdout } = await start(file, '--numbers', 'is');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^read as Windows-1252\nread as a table, prices with VAT\n/m);
    expect(stdout).toMatch(/^ {2}price → price$/m);
    expect(stdout).toContain('1 lines read, 0 bad');
    const reopened = await connectPglite(dataDir());
    const where = eq(products.sku, 'Þ-1');
    expect(await reopened.db.select().from(products).where(where)).toMatchObject([
      { name: 'Æður', listPrice: 129_000 },
    ]);
    await reopened.close();
    expect(await start(file, '--encoding', 'utf-8')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('line 2: a byte that is not UTF-8'),
    });
  }, 60_000);

  it('prints its usage', async () => {
    expect(await start()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run import -- FILE'),
    });
    expect(await start('a', '--unknown')).toMatchObject({ code: 2 });
    for (const [option, given] of [
      ['--numbers', 'da'],
      ['--encoding', 'latin'],
    ] as const)
      expect(await start('a', option, given)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`${option} takes `),
      });
  });

  it('reports a missing file', async () => {
    const { code, stderr } = await start(join(folder, 'nowhere.jsonl'));
    expect(code).toBe(1);
    expect(stderr).toContain('nothing was loaded');
  }, 60_000);
});
