import { CsvParser, type CsvRecord } from '../../../lib/rules/text/csv-parser.ts';

/** Streams the records of a CSV text. */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const parser = new CsvParser();
  for await (const chunk of chunks) yield* parser.push(chunk);
  yield* parser.end();
}
