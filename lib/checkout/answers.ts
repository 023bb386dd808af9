import type { CheckoutOptionValueInput } from '../../graphql/generated/operations.ts';
import { formText } from '../rules/text/form-text.ts';
import { answerProblem } from '../rules/orders/order-fields.ts';
import type { FieldProblems } from '../rules/text/field-problems.ts';
import type { Checkout } from './queries.ts';

/** Name of a question's field; the backend names problems of its answer alike. */
export function answerName(optionId: string): string {
  return `checkoutOptions.${optionId}`;
}

/** The answers as typed, and those that are missing or malformed. */
export function readAnswers(
  options: Checkout['checkoutOptions'],
  data: FormData,
): { answers: CheckoutOptionValueInput[]; problems: FieldProblems } {
  const answers = options.map(({ id }) => ({ id, value: formText(data, answerName(id)) }));
  const problems = options.flatMap((option) => {
    const problem = answerProblem(option, formText(data, answerName(option.id)));
    return problem === null ? [] : [[answerName(option.id), problem] as const];
  });
  return { answers, problems: Object.fromEntries(problems) };
}
