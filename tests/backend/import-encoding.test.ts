import { isUtf8 } from 'node:buffer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ByteSurvey } from '../../backend/src/import/byte-survey.ts';
import { decode } from '../../backend/src/import/decode.ts';
import { encodings, type Encoding } from '../../backend/src/import/encoding.ts';
import { openLines } from '../../backend/src/import/read-lines.ts';
import type { RawLine } from '../../backend/src/import/raw-line.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-encoding-'));
});
afterAll(() => rm(folder, { recursive: true }));

const special = new Map([
  ['€', 0x80],
  ['„', 0x84],
  ['–', 0x96],
  ['“', 0x93],
]);
const bytesOf: Readonly<Record<Encoding, (text: string) => Buffer>> = {
  'utf-8': (text) => Buffer.from(text),
  'windows-1252': (text) =>
    Buffer.from(Array.from(text, (letter) => special.get(letter) ?? letter.charCodeAt(0))),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
};
const marked = (encoding: Encoding, text: string) => bytesOf[encoding](`\uFEFF${text}`);

async function read(name: string, bytes: Uint8Array, encoding?: Encoding) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const notes: string[] = [];
  const lines: RawLine[] = [];
  const opened = await openLines(path, { ...(encoding && { encoding }), onNote: (note) => notes.push(note) });
  for await (const line of opened) lines.push(line);
  return { notes, values: lines.map((line) => ('value' in line ? line.value : line)) };
}

const names = 'sku;name\nA;Þykkblöðungur úr æðardúni\nB;Kaffi – 500 g „gott“ á 5 €\n';
const problems = [
  { sku: 'A', name: 'Þykkblöðungur úr æðardúni' },
  { sku: 'B', name: 'Kaffi – 500 g „gott“ á 5 €' },
];

describe('a CSV file', () => {
  it.each<[string, Buffer, string[]]>([
    ['UTF-8', bytesOf['utf-8'](names), []],
    ['UTF-8 with a byte order mark', marked('utf-8', names), []],
    ['Windows-1252', bytesOf['windows-1252'](names), ['read as Windows-1252']],
    ['UTF-16 as Excel writes it', marked('utf-16le', names), ['read as UTF-16 (little-endian)']],
    ['big-endian UTF-16', marked('utf-16be', names), ['read as UTF-16 (big-endian)']],
  ])('in %s is read as it was written', async (_, bytes, notes) => {
    expect(await read('a.csv', bytes)).toMatchObject({ values: problems, notes });
    expect(await read('without-an-ending', bytes)).toMatchObject({ values: problems, notes });
  });

  it.each(encodings)('is read as %s on request', async (encoding) => {
    expect((await read('b.csv', bytesOf[encoding](names), encoding)).values).toMatchObject(problems);
  });

  it.each<[string, Buffer, Encoding | undefined, string]>([
    [
      'that mixes two encodings',
      Buffer.concat([bytesOf['utf-8']('sku;name\nA;Þ\n'), bytesOf['windows-1252']('B;Þ\n')]),
      undefined,
      'line 3: a byte that is not UTF-8, although other letters of the file are: save the file as UTF-8',
    ],
    [
      'that is not the UTF-8 that it is said to be',
      bytesOf['windows-1252'](names),
      'utf-8',
      'line 2: a byte that is not UTF-8: save the file as UTF-8, or say --encoding windows-1252',
    ],
    [
      'that breaks off within a letter after its byte order mark',
      marked('utf-8', 'sku;name\nA;Þ').subarray(0, -1),
      undefined,
      'line 2: a byte that is not UTF-8',
    ],
    [
      'with bytes that no encoding has',
      Buffer.from([...Buffer.from('sku;name\nA;'), 0x81, 0x0a]),
      undefined,
      'line 2: a byte that is not UTF-8 and not Windows-1252',
    ],
    [
      'in UTF-16 without a byte order mark',
      bytesOf['utf-16le'](names),
      undefined,
      'looks like UTF-16 (little-endian) without a byte order mark: say --encoding utf-16le',
    ],
    ['in big-endian UTF-16 without one', bytesOf['utf-16be'](names), undefined, 'say --encoding utf-16be'],
    [
      'in UTF-16 that breaks off',
      marked('utf-16le', names).subarray(0, -1),
      undefined,
      'in the middle of a character',
    ],
  ])('%s is refused', async (_, bytes, encoding, message) => {
    await expect(read('c.csv', bytes, encoding)).rejects.toThrow(message);
  });
});

describe('a JSON file', () => {
  const json = '{"type":"brand","slug":"x"}\n{"name":"Þ"}\n';

  it.each<[string, Buffer, Encoding | undefined, string]>([
    [
      'Windows-1252',
      bytesOf['windows-1252'](json),
      undefined,
      'line 2: a byte that is not UTF-8, as JSON has to be',
    ],
    ['UTF-16', marked('utf-16le', json), undefined, 'JSON has to be UTF-8, not UTF-16 (little-endian)'],
    [
      'UTF-16 without a byte order mark',
      bytesOf['utf-16be'](json),
      undefined,
      'looks like UTF-16 (big-endian)',
    ],
    [
      'what is said to be another',
      bytesOf['utf-8'](json),
      'windows-1252',
      'JSON has to be UTF-8, not Windows-1252',
    ],
  ])('in %s is refused', async (_, bytes, encoding, message) => {
    for (const name of ['a.jsonl', 'a.json', 'without-an-ending-either'])
      await expect(read(name, bytes, encoding)).rejects.toThrow(message);
  });

  it('in UTF-8 is read with and without a byte order mark', async () => {
    for (const bytes of [bytesOf['utf-8'](json), marked('utf-8', json)])
      expect((await read('b.jsonl', bytes, 'utf-8')).values).toMatchObject([{ slug: 'x' }, { name: 'Þ' }]);
  });
});

it('an import file is refused when it can be read only once', async () => {
  await expect(openLines('/dev/null', {})).rejects.toThrow('is not a file');
});

describe('any text', () => {
  const letter = fc.constantFrom(...Array.from('aábdðeéfghiíjklmnoóprstuúvxyýþæöAÁÐEÉIÍOÓUÚYÝÞÆÖ 0129.,;-'));
  const icelandic = fc.string({ unit: letter, maxLength: 60 });

  async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  async function decoded(bytes: Buffer, size: number, encoding: Encoding): Promise<string> {
    const parts: string[] = [];
    for await (const part of decode(pieces(bytes, size), encoding)) parts.push(part);
    return parts.join('');
  }

  it.each(encodings)('in Icelandic survives %s, in chunks of any size', async (encoding) => {
    await fc.assert(
      fc.asyncProperty(icelandic, fc.integer({ min: 1, max: 9 }), async (text, size) => {
        expect(await decoded(bytesOf[encoding](text), size, encoding)).toBe(text);
      }),
    );
  });

  it('in Icelandic is detected by its bytes', () => {
    fc.assert(
      fc.property(icelandic, fc.integer({ min: 1, max: 9 }), (text, size) => {
        const survey = (encoding: Encoding) => {
          const bytes = bytesOf[encoding](text);
          const found = new ByteSurvey();
          for (let at = 0; at < bytes.length; at += size) found.add(bytes.subarray(at, at + size));
          found.end();
          return found;
        };
        const hasLetters = Buffer.byteLength(text) > text.length;
        expect(survey('utf-8')).toMatchObject({ firstNotUtf8: null, hasUtf8Letters: hasLetters });
        expect(survey('windows-1252')).toMatchObject({
          firstNotUtf8: hasLetters ? 1 : null,
          hasUtf8Letters: false,
        });
      }),
    );
  });

  it('is UTF-8 exactly where the platform agrees', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc.string({ unit: 'binary' }).map((text) => new Uint8Array(Buffer.from(text))),
      fc
        .array(fc.constantFrom(0x41, 0x80, 0x9f, 0xa0, 0xbf, 0xc0, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5))
        .map((list) => Uint8Array.from(list)),
    );
    fc.assert(
      fc.property(bytes, (given) => {
        const found = new ByteSurvey();
        found.add(given);
        found.end();
        expect(found.firstNotUtf8 === null).toBe(isUtf8(given));
      }),
      { numRuns: 1000 },
    );
  });
});
