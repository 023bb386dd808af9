import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fromCsv } from './csv-columns.ts';

/** One line of the file: a value that has not been looked at yet, or why it is none. */
export type RawLine = { line: number; value: unknown } | { line: number; problem: string };

/** Characters of one line. */
const longestLine = 1_000_000;

/** Bytes of a file that is one JSON value, laid out for people. */
const largestDocument = 5_000_000;

/**
 * Lines of a supplier's file, read as they are needed. JSON lines or CSV, by the name's end or the first byte; a .json file
 * may also be one value: a line over many lines, or a list of lines, which then count by their place in it.
 */
export async function* readLines(path: string): AsyncGenerator<RawLine> {
  const document = extname(path).toLowerCase() === '.json' ? await readDocument(path) : null;
  if (document) {
    yield* document;
    return;
  }
  const text = withoutMark(createReadStream(path, { encoding: 'utf8' }) as AsyncIterable<string>);
  yield* (await isCsv(path)) ? fromCsv(text) : fromJsonLines(text);
}

/** Null where the file is JSON lines, or too large to be anything else. */
async function readDocument(path: string): Promise<RawLine[] | null> {
  if ((await stat(path)).size > largestDocument) return null;
  const json = (await readFile(path, 'utf8')).replace('\uFEFF', '');
  try {
    const value: unknown = JSON.parse(json);
    return (Array.isArray(value) ? value : [value]).map((entry: unknown, index) => ({
      line: index + 1,
      value: entry,
    }));
  } catch (error) {
    return isJson(json.trimStart().split('\n', 1)[0] ?? '')
      ? null
      : [{ line: 1, problem: `not JSON: ${(error as Error).message}` }];
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function isCsv(path: string): Promise<boolean> {
  const extension = extname(path).toLowerCase();
  if (extension === '.csv') return true;
  if (['.jsonl', '.ndjson', '.json'].includes(extension)) return false;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return !buffer.toString('utf8', 0, bytesRead).replace('\uFEFF', '').trimStart().startsWith('{');
  } finally {
    await file.close();
  }
}

async function* fromJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<RawLine> {
  let line = 0;
  for await (const json of splitLines(chunks)) {
    line += 1;
    if (json.trim() === '') continue;
    if (json.length > longestLine) {
      yield { line, problem: `longer than ${longestLine} characters` };
      continue;
    }
    try {
      yield { line, value: JSON.parse(json) as unknown };
    } catch (error) {
      yield { line, problem: `not JSON: ${(error as Error).message}` };
    }
  }
}

/** Lines as they are asked for: Node's readline reads ahead and would keep a large file in memory. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    // Of a line that is too long anyway, no more than that has to be known.
    if (rest.length > longestLine) rest = rest.slice(0, longestLine + 1);
    yield* parts;
  }
  yield rest;
}

/** Some programs put a byte order mark first. */
async function* withoutMark(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let first = true;
  for await (const chunk of chunks) {
    yield first ? chunk.replace('\uFEFF', '') : chunk;
    first = false;
  }
}
