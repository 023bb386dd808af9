import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { answerProblem } from '../../../../../lib/rules/orders/order-fields.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { normaliseText } from '../../../../../lib/rules/text/normalise-text.ts';
import type { FieldProblems } from '../../../field-problems.ts';
import type { AskedOption } from './asked-options.ts';

const maxAnswerLength = 1000;

/** Answers by option id; an empty one deletes the stored answer. */
export function readAnswers(
  input: readonly ResolversTypes['CheckoutOptionValueInput'][],
  options: readonly { id: string }[],
  problems: FieldProblems,
): Record<string, string> {
  const ids = new Set(options.map(({ id }) => id));
  const answers: Record<string, string> = {};
  for (const { id, value } of input) {
    const text = normaliseText(value);
    const isText = text.length <= maxAnswerLength && text.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(text);
    if (!ids.has(id) || !isText) problems.add(`checkoutOptions.${id}`, badRequestMessage);
    else answers[id] = text;
  }
  return answers;
}

/** Adds a problem for each question whose answer is missing or does not have its format. */
export function checkAnswers(
  options: readonly AskedOption[],
  answers: Readonly<Record<string, string>>,
  problems: FieldProblems,
): void {
  for (const option of options) {
    const problem = answerProblem(option, answers[option.id] ?? option.defaultValue ?? '');
    if (problem !== null) problems.add(`checkoutOptions.${option.id}`, problem);
  }
}
