import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { normaliseText } from '../../../../../lib/rules/text/normalise-text.ts';
import type { FieldProblems } from '../../../field-problems.ts';

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
