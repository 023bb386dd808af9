import type { Outcome } from './run.ts';

const marks = { met: '✓', unmet: '✗', untried: '–' } as const;

/** A line for each check, with what was answered below those that are not met, and a last line with the counts. */
export function formatReport(outcomes: readonly Outcome[]): string {
  const widest = Math.max(0, ...outcomes.map(({ check }) => check.id.length));
  const lines = outcomes.flatMap(({ check, result, note }) => [
    `${marks[result]} ${check.id.padEnd(widest)}  ${check.says}`,
    ...(note ? [`  ${' '.repeat(widest)}  ${result === 'untried' ? 'not tried: ' : ''}${note}`] : []),
  ]);
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  return [...lines, '', `${count('met')} met, ${count('unmet')} not met, ${count('untried')} not tried`].join(
    '\n',
  );
}
