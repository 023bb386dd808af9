import type { AdditionAnswer } from '../../../db/schema/carts.ts';

interface RequestedLine {
  productId: string;
  /** Units. */
  quantity: number;
}

/**
 * What each line got of what was added of its product: lines of one product take in their order, and only those that did not get
 * all of theirs have the problem.
 */
export function shareAddedUnits(
  lines: readonly RequestedLine[],
  answers: readonly AdditionAnswer[],
): { added: number; problem: string | null }[] {
  const left = new Map(
    answers.map(({ productId, added, problem }) => [productId, { units: added, problem }]),
  );
  return lines.map(({ productId, quantity }) => {
    const answer = left.get(productId);
    const added = Math.min(quantity, answer?.units ?? 0);
    if (answer) answer.units -= added;
    return { added, problem: added === quantity ? null : (answer?.problem ?? null) };
  });
}
