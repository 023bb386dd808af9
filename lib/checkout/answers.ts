import type { CheckoutOptionValueInput } from '../../graphql/generated/operations.ts';
import { formText } from '../rules/text/form-text.ts';
import { requiredMessage } from '../rules/text/backend-messages.ts';
import type { FieldProblems } from '../rules/text/field-problems.ts';
import type { Checkout } from './queries.ts';

/** Name of a question's field; the backend names problems of its answer alike. */
export function answerName(optionId: string): string {
  return `checkoutOptions.${optionId}`;
}

/** The answers as typed, and which required ones are missing. */
export function readAnswers(
  options: Checkout['checkoutOptions'],
  data: FormData,
): { answers: CheckoutOptionValueInput[]; problems: FieldProblems } {
  const answers = options.map(({ id }) => ({ id, value: formText(data, answerName(id)) }));
  const missing = options.filter(({ id, isRequired }) => isRequired && !formText(data, answerName(id)));
  return {
    answers,
    problems: Object.fromEntries(missing.map(({ id }) => [answerName(id), requiredMessage])),
  };
}
