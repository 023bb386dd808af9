import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import { fromCsv } from './csv-columns.ts';

/** One line of the file: a value that has not been looked at yet, or why it is none. */
export type RawLine = { line: number; value: unknown } | { line: number; problem: string };

/** Lines of a supplier's file, read as they are needed. JSON lines or CSV, by the name's end or the first byte. */
export async function* readLines(path: string): AsyncGenerator<RawLine> {
  const text = createReadStream(path, { encoding: 'utf8' });
  if (await isCsv(path)) yield* fromCsv(withoutMark(text));
  else yield* fromJsonLines(text);
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

async function* fromJsonLines(text: NodeJS.ReadableStream): AsyncGenerator<RawLine> {
  let line = 0;
  for await (const content of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    const json = line === 1 ? content.replace('\uFEFF', '') : content;
    if (json.trim() === '') continue;
    try {
      yield { line, value: JSON.parse(json) as unknown };
    } catch (error) {
      yield { line, problem: `not JSON: ${(error as Error).message}` };
    }
  }
}

/** Spreadsheets put a byte order mark first. */
async function* withoutMark(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let first = true;
  for await (const chunk of chunks) {
    yield first ? chunk.replace('\uFEFF', '') : chunk;
    first = false;
  }
}
