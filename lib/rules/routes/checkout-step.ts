import type { CheckoutStep, ExpressCheckoutResult } from '../../../graphql/generated/schema.ts';
import { approvalsPath } from './account-paths.ts';

interface StepText {
  /** Last part of the step's address, /karfa/{segment}. */
  segment: string;
  label: string;
}

/** In the order of checkout. */
const stepTexts: Readonly<Record<CheckoutStep, StepText>> = {
  Receiver: { segment: 'vidtakandi', label: 'Viðtakandi' },
  Delivery: { segment: 'afhending', label: 'Afhending' },
  Payment: { segment: 'greidsla', label: 'Greiðsla' },
  Complete: { segment: 'stadfesting', label: 'Pöntun móttekin' },
  CheckoutError: { segment: 'villa', label: 'Villa í pöntun' },
};

/** The steps that are filled in, first to last. */
export const checkoutFormSteps = [
  'Receiver',
  'Delivery',
  'Payment',
] as const satisfies readonly CheckoutStep[];

export function checkoutStepLabel(step: CheckoutStep): string {
  return stepTexts[step].label;
}

export function checkoutStepPath(step: CheckoutStep): string {
  return `/karfa/${stepTexts[step].segment}`;
}

/** The page of what an attempt came to: the order, or the request for one; null where there is none, or not yet. */
export function placedOrderPath({
  id,
  requestId,
}: Pick<ExpressCheckoutResult, 'id' | 'requestId'>): string | null {
  if (requestId != null) return `${approvalsPath}?beidni=${encodeURIComponent(requestId)}`;
  return id == null ? null : `${checkoutStepPath('Complete')}?pontun=${encodeURIComponent(id)}`;
}

/** The step of an address, or undefined when there is none by that name. */
export function findCheckoutStep(segment: string): CheckoutStep | undefined {
  return (Object.keys(stepTexts) as CheckoutStep[]).find((step) => stepTexts[step].segment === segment);
}

/** The step to show: the asked one when it is not ahead of the first unfinished step, else that one. */
export function allowedCheckoutStep(requested: CheckoutStep, firstUnfinished: CheckoutStep): CheckoutStep {
  const order = Object.keys(stepTexts);
  return order.indexOf(requested) <= order.indexOf(firstUnfinished) ? requested : firstUnfinished;
}
