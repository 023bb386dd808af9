import { nameOf, type Browser } from './browser.ts';
import { expectSame } from './expect.ts';
import { sampleVariables, shippedOperations } from './operations.ts';
import { findShapeProblems } from './shape.ts';

/** `answered`: with data; `null`: the first field is null; `data`: either of the two; else the code of the refusal. */
export type ExpectedOutcome =
  | 'answered'
  | 'data'
  | 'null'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND'
  | 'BAD_REQUEST'
  | 'FAILED_PRECONDITION'
  | 'UNAVAILABLE';

/** What a visitor is answered who sends the sample variables, in which every id is unknown, with the given ones instead. */
export async function expectOutcome(
  browser: Browser,
  name: string,
  expected: ExpectedOutcome,
  over: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const operation = shippedOperations.get(name) ?? '';
  const { data, code } = await browser.answerTo(operation, { ...sampleVariables(operation), ...over });
  const [first] = Object.values((data ?? {}) as Record<string, unknown>);
  const answered = expected !== 'data' && first === null ? 'null' : 'answered';
  const due = expected === 'data' ? 'answered' : expected;
  expectSame(code ?? answered, due, `the answer to ${nameOf(operation)}`);
  if (code === null) expectSame(findShapeProblems(operation, data), [], 'what is wrong with its shape');
}
