import type { Database } from '../../db/connect.ts';
import { decideNotations, type ColumnNotations } from '../decide-notations.ts';
import { NotationEvidence, type Notation } from '../number-notation.ts';
import type { RawLine } from '../raw-line.ts';
import { toLines } from './convert.ts';
import { columnsOf } from './families.ts';
import { bareNumber } from './fields.ts';
import type { OutsideFile } from './open-outside.ts';
import type { Mapping } from './mapping.ts';
import { KnownNames } from './names.ts';
import { KnownTaxes } from './taxes.ts';

const numberFields = ['price', 'priceWithoutTax', 'taxPercentage', 'stock', 'unitOfMeasure'] as const;

/** The products of an outside file as lines of the shop's own format. @throws Error where it is not decided how numbers are written */
export async function readOutside(
  db: Database,
  file: OutsideFile,
  mapping: Mapping,
  chosen: Notation | undefined,
  onNote: (note: string) => void,
): Promise<AsyncIterable<RawLine>> {
  const notations = chosen ? null : await findNotations(file, mapping, onNote);
  return toLines(file.records(), {
    mapping,
    names: await KnownNames.read(db),
    taxes: await KnownTaxes.read(db),
    notationOf: (column) => chosen ?? notations?.get(column) ?? 'en',
  });
}

async function findNotations(
  file: OutsideFile,
  mapping: Mapping,
  onNote: (note: string) => void,
): Promise<ColumnNotations> {
  const evidence = await findEvidence(file, mapping);
  if (!file.hasDecimalPoints) return decideNotations(evidence, onNote);
  // Shops export such files with the decimal comma of their country, whatever the format says.
  const withCommas = [...evidence].filter(([, { notation }]) => notation === 'is');
  for (const [column, { first }] of withCommas)
    onNote(`${column}: numbers read as Icelandic, because of line ${first.is?.line}: "${first.is?.text}"`);
  return new Map(withCommas.map(([column]) => [column, 'is']));
}

async function findEvidence(file: OutsideFile, mapping: Mapping): Promise<Map<string, NotationEvidence>> {
  const columns = numberFields.flatMap((field) => columnsOf(mapping, field));
  const evidence = new Map(columns.map((column) => [column, new NotationEvidence()]));
  for await (const { line, cells } of file.records())
    for (const [column, found] of evidence) found.add(line, bareNumber(cells[column] ?? ''));
  return evidence;
}
