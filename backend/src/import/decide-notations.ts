import {
  notationNames,
  readNumber,
  type Notation,
  type NotationEvidence,
  type NotationWitness,
} from './number-notation.ts';

/** Number notation of each column; columns with only plain digits are absent. */
export type ColumnNotations = ReadonlyMap<string, Notation>;

const notationHint = 'say --numbers is (129.000,50) or --numbers en (129,000.50)';
const quoteWitness = ({ line, text }: NotationWitness): string => `line ${line}: "${text}"`;

/**
 * Decides for whole columns, because 129.000 alone is two numbers. A column without evidence of its own follows the others where
 * they agree, but never to the smaller of the two: a price a thousand times too low is the costliest mistake. `onNote` is called
 * for each column that follows.
 * @throws Error naming the column, the value, both readings and what to do, where the evidence is not enough
 */
export function decideNotations(
  columns: ReadonlyMap<string, NotationEvidence>,
  onNote: (note: string) => void,
): ColumnNotations {
  const decided = new Map<string, Notation>();
  for (const [column, evidence] of columns) {
    refuseContradiction(column, evidence);
    if (evidence.notation) decided.set(column, evidence.notation);
  }
  const [notation, contrary] = new Set(decided.values());
  const [source = ''] = decided.keys();
  for (const [column, { ambiguous }] of columns) {
    const lower = ambiguous[notation === 'en' ? 'is' : 'en'];
    const value = lower ?? (notation ? ambiguous[notation] : ambiguous.is);
    if (!value || decided.has(column)) continue;
    if (!notation || contrary) refuseAmbiguous(column, value, contrary ? reasons.disagree : reasons.none);
    if (lower) refuseAmbiguous(column, value, reasons.lower);
    decided.set(column, notation);
    const witness = columns.get(source)?.first[notation];
    const because = witness ? `, because of ${source}, ${quoteWitness(witness)}` : '';
    const reading = `"${value.text}" as ${readNumber(value.text, notation)}`;
    onNote(`${column}: numbers read as ${notationNames[notation]}, ${reading}${because}`);
  }
  return decided;
}

function refuseContradiction(column: string, { first: { is, en } }: NotationEvidence): void {
  if (!is || !en) return;
  throw new Error(
    `${column} holds numbers in Icelandic notation (${quoteWitness(is)}) and in English (${quoteWitness(en)}). ` +
      `Write them all in one way, or ${notationHint}; values in the other notation are then refused.`,
  );
}

const reasons = {
  none: 'no number in the file shows which is meant',
  disagree: 'the other columns disagree on how numbers are written',
  lower: 'by what the other columns show it would be the smaller, which must be said',
} as const;

function refuseAmbiguous(column: string, { line, text }: NotationWitness, why: string): never {
  throw new Error(
    `${column}, line ${line}: "${text}" is ${readNumber(text, 'is')} in Icelandic notation and ${readNumber(text, 'en')} in English, ` +
      `and ${why}: ${notationHint}.`,
  );
}
