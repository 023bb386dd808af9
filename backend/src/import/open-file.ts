import type { Database } from '../db/connect.ts';
import type { Encoding } from './encoding.ts';
import type { Notation } from './number-notation.ts';
import { kinds } from './outside/kinds.ts';
import { guessMapping, mappingPath, readMapping, writeMapping, type Mapping } from './outside/mapping.ts';
import { openOutside } from './outside/open-outside.ts';
import { readOutside } from './outside/read-outside.ts';
import type { BucketPictures } from './pictures/bucket-pictures.ts';
import type { RawLine } from './raw-line.ts';
import { openLines } from './read-lines.ts';

interface FileOptions {
  encoding: Encoding | undefined;
  numbers: Notation | undefined;
  /** Prices are without VAT. */
  net: boolean;
  /** Krónur for one unit of the file's currency. */
  rate: number | undefined;
  /** Where pictures from addresses go; null: nowhere. */
  pictures: BucketPictures | null;
}

/** Lines of a file in the shop's own format or in one that it recognises; `onNote` is told how it is read. */
export async function openFile(
  db: Database,
  path: string,
  { encoding, numbers, net, rate, pictures }: FileOptions,
  onNote: (note: string) => void,
): Promise<AsyncIterable<RawLine>> {
  const notes: string[] = [];
  const outside = await openOutside(path, encoding, (note) => notes.push(note));
  const reading = { ...(encoding && { encoding }), ...(numbers && { numbers }) };
  if (!outside) return openLines(path, { ...reading, onNote });
  for (const note of notes) onNote(note);
  const stored = readMapping(path);
  const mapping = { ...(stored ?? guessMapping(outside.kind, outside.columns)) };
  if (net) mapping.pricesWithTax = false;
  if (rate !== undefined) mapping.rate = rate;
  describeMapping(mapping, onNote);
  if (writeMapping(path, mapping))
    onNote(`The mapping is in ${mappingPath(path)}: correct it there if need be`);
  if (!Object.values(mapping.columns).includes('sku'))
    throw new Error(
      `None of the columns is known to hold product numbers (${outside.columns.join(', ')}): say "sku" beside the one that does, in ${mappingPath(path)}`,
    );
  const lines = await readOutside(db, outside, mapping, numbers, onNote);
  if (pictures) return pictures.fetchFor(lines);
  if (Object.values(mapping.columns).includes('pictures'))
    onNote(
      'Pictures are not fetched: not in a dry run, and not without --images DIR or IMAGES_DIR, where the bucket has its files',
    );
  return lines;
}

function describeMapping(mapping: Mapping, onNote: (note: string) => void): void {
  onNote(`read as ${kinds[mapping.kind].name}, prices ${mapping.pricesWithTax ? 'with' : 'without'} VAT`);
  const unread: string[] = [];
  for (const [column, field] of Object.entries(mapping.columns)) {
    if (field) onNote(`  ${column} → ${field}`);
    else unread.push(column);
  }
  if (unread.length > 0) onNote(`not read: ${unread.join(', ')}`);
}
