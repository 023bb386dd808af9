import type { Database } from '../../db/connect.ts';
import { decideNotations } from '../decide-notations.ts';
import { NotationEvidence, type Notation } from '../number-notation.ts';
import type { RawLine } from '../raw-line.ts';
import { toLines } from './convert.ts';
import { columnsOf } from './families.ts';
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
  const notations =
    chosen || file.hasDecimalPoints ? null : decideNotations(await findEvidence(file, mapping), onNote);
  return toLines(file.records(), {
    mapping,
    names: await KnownNames.read(db),
    taxes: await KnownTaxes.read(db),
    notationOf: (column) => chosen ?? notations?.get(column) ?? 'en',
  });
}

async function findEvidence(file: OutsideFile, mapping: Mapping): Promise<Map<string, NotationEvidence>> {
  const columns = numberFields.flatMap((field) => columnsOf(mapping, field));
  const evidence = new Map(columns.map((column) => [column, new NotationEvidence()]));
  for await (const { line, cells } of file.records())
    for (const [column, found] of evidence)
      found.add(line, (cells[column] ?? '').replaceAll(/^(?:kr\.?|ISK)\s*|\s*(?:kr\.?|ISK|%)$/gi, ''));
  return evidence;
}
