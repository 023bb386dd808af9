import { expect, it } from 'vitest';
import { readCsv } from '../../backend/src/import/csv.ts';

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** Each record as `line: fields`, or `line! error`. */
async function read(text: string, length = text.length): Promise<string[]> {
  const records: string[] = [];
  for await (const { line, fields, error } of readCsv(inPieces(text, length)))
    records.push(error ? `${line}! ${error}` : `${line}: ${fields.join('|')}`);
  return records;
}

it.each([
  ['the line that a record begins on', 'a;b\n"x\ny";2\n3;4\n', ['1: a|b', '2: x\ny|2', '4: 3|4']],
  ['a quote within a field as inches', 'a;b\nA;Rör 5" svart\n', ['1: a|b', '2: A|Rör 5" svart']],
  [
    'the records after one with text behind its quotes',
    'a;b\n"A"B;C\nD;E\n',
    ['1: a|b', '2! text after a closing quote', '3: D|E'],
  ],
  ['no record in an empty line, whatever ends it', 'a;b\n\n\r\n1;2\r\n\n3;4', ['1: a|b', '4: 1|2', '6: 3|4']],
  ['an empty field in quotes', 'a;b\n"";\n', ['1: a|b', '2: |']],
])('CSV preserves %s, in chunks of any size', async (_what, text, expected) => {
  for (const length of [1, 3, text.length]) expect(await read(text, length)).toEqual(expected);
});
