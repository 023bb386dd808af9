import { formatNumber } from '../text/icelandic.ts';
import type { FileRow } from './own-number-file.ts';
import { ownNumberText, type OwnNumber } from './own-number.ts';
import { isSingular } from '../text/plural.ts';

/** What the backend says of one row of a file. */
interface Outcome {
  change: 'New' | 'Changed' | 'Same' | 'Refused';
  problem?: string | null;
  sku?: string | null;
  productName?: string | null;
  before?: OwnNumber | null;
  movedFrom?: string | null;
}

/** The rows that the backend is asked about. */
export const sendableRows = (rows: readonly FileRow[]): FileRow[] =>
  rows.filter(({ problem }) => problem === null);

/** What would change, line by line. @param outcomes of the rows, in their order */
export function importLines(
  rows: readonly FileRow[],
  outcomes: readonly Outcome[],
): { line: number; title: string; text: string }[] {
  return rows.flatMap((row, at) => {
    const outcome = outcomes[at];
    if (!outcome || (outcome.change !== 'New' && outcome.change !== 'Changed')) return [];
    const { sku, productName, before, movedFrom } = outcome;
    const texts = [
      ownNumberText({ number: row.number, name: row.name || null }),
      before ? `var ${before.number}${before.name ? ` – ${before.name}` : ''}` : 'nýtt',
      ...(movedFrom ? [`númerið færist af ${movedFrom}`] : []),
    ];
    return [
      { line: row.line, title: `${productName ?? ''} (${sku ?? row.product})`, text: texts.join(' · ') },
    ];
  });
}

/** Lines that are left out, and why. @param sent the rows that the outcomes are of */
export function refusedLines(
  all: readonly FileRow[],
  sent: readonly FileRow[],
  outcomes: readonly Outcome[],
): { line: number; text: string }[] {
  const refused = sent.flatMap(({ line, product }, at) => {
    const outcome = outcomes[at];
    return outcome?.change === 'Refused' ? [{ line, text: toProblemText(outcome.problem, product) }] : [];
  });
  const unreadable = all.flatMap(({ line, problem, product }) =>
    problem === null ? [] : [{ line, text: toProblemText(problem, product) }],
  );
  return [...refused, ...unreadable].toSorted((a, b) => a.line - b.line);
}

const toProblemText = (problem: string | null | undefined, product: string): string =>
  `${problem ?? ''}${product === '' ? '' : ` (${product})`}`;

/** The file in one sentence, before or after it was read in. */
export function importSummary(outcomes: readonly Outcome[], problems: number, isDone: boolean): string {
  const countOf = (change: Outcome['change']) =>
    outcomes.filter((outcome) => outcome.change === change).length;
  const parts = [
    `${formatNumber(countOf('New'))} ${isSingular(countOf('New')) ? 'nýtt' : 'ný'}`,
    `${formatNumber(countOf('Changed'))} breytt`,
    `${formatNumber(countOf('Same'))} óbreytt`,
    ...(problems > 0 ? [`${formatNumber(problems)} með villu`] : []),
  ];
  return `${isDone ? 'Lesið inn' : 'Í skránni'}: ${parts.join(', ')}.`;
}
