import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { findNotations, fromCsv, uniformNotation } from './csv-columns.ts';
import { decode } from './decode.ts';
import { checkJsonEncoding, findEncoding, readStart, type Encoding } from './encoding.ts';
import type { Notation } from './number-notation.ts';
import type { RawLine } from './raw-line.ts';

/** What cannot be detected from the file itself. */
interface ReadOptions {
  encoding?: Encoding;
  numbers?: Notation;
  /** Called with what had to be inferred from the whole file. */
  onNote?(note: string): void;
}

/** Characters of one line. */
const maxLineLength = 1_000_000;

/** Bytes of a file that is one pretty-printed JSON value. */
const maxDocumentSize = 5_000_000;

/**
 * Streams the lines of a supplier's file: JSON lines or CSV, by the extension or the first byte; a .json file may also be one
 * value: a line spread over many, or a list of lines, numbered by their position.
 * @throws Error where it is ambiguous how the file is to be read
 */
export async function* readLines(path: string, reading: ReadOptions = {}): AsyncGenerator<RawLine> {
  yield* await openLines(path, reading);
}

/** As readLines; errors that concern the whole file are thrown before the first line is requested. */
export async function openLines(path: string, reading: ReadOptions): Promise<AsyncIterable<RawLine>> {
  const { encoding: chosen, numbers, onNote = () => undefined } = reading;
  if (await isCsv(path)) {
    const encoding = await findEncoding(path, chosen, onNote);
    const notations = numbers
      ? uniformNotation(numbers)
      : await findNotations(decodeText(path, encoding), onNote);
    return fromCsv(decodeText(path, encoding), notations);
  }
  await checkJsonEncoding(path, chosen);
  const document = extname(path).toLowerCase() === '.json' ? await readDocument(path) : null;
  return document ?? fromJsonLines(decodeText(path, 'utf-8'));
}

function decodeText(path: string, encoding: Encoding): AsyncIterable<string> {
  return decode(createReadStream(path), encoding);
}

/** White space, the bytes of byte order marks, and the NULs of UTF-16. */
const byteOrderMark = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf, 0xff, 0xfe, 0x00]);

/** Null where the file is JSON lines, or too large to be anything else. */
async function readDocument(path: string): Promise<AsyncIterable<RawLine> | null> {
  if ((await stat(path)).size > maxDocumentSize) return null;
  const json = (await readFile(path, 'utf8')).replace('\uFEFF', '');
  try {
    const value: unknown = JSON.parse(json);
    return sortByKind(
      (Array.isArray(value) ? value : [value]).map((entry: unknown, index) => ({
        line: index + 1,
        value: entry,
      })),
    );
  } catch (error) {
    return isJson(json.trimStart().split('\n', 1)[0] ?? '')
      ? null
      : sortByKind([{ line: 1, problem: `not JSON: ${(error as Error).message}` }]);
  }
}

async function* sortByKind(lines: readonly RawLine[]): AsyncGenerator<RawLine> {
  yield* lines;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** By the extension, else by whether the text starts with a brace. */
async function isCsv(path: string): Promise<boolean> {
  const extension = extname(path).toLowerCase();
  if (extension === '.csv') return true;
  if (['.jsonl', '.ndjson', '.json'].includes(extension)) return false;
  const first = (await readStart(path)).find((byte) => !byteOrderMark.has(byte));
  return first !== 0x7b;
}

async function* fromJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<RawLine> {
  let line = 0;
  for await (const json of splitLines(chunks)) {
    line += 1;
    if (json.trim() === '') continue;
    if (json.length > maxLineLength) {
      yield { line, problem: `longer than ${maxLineLength} characters` };
      continue;
    }
    try {
      yield { line, value: JSON.parse(json) as unknown };
    } catch (error) {
      yield { line, problem: `not JSON: ${(error as Error).message}` };
    }
  }
}

/** Lines on demand: Node's readline reads ahead and would hold a large file in memory. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    // An overlong line is not buffered any further.
    if (rest.length > maxLineLength) rest = rest.slice(0, maxLineLength + 1);
    yield* parts;
  }
  yield rest;
}
