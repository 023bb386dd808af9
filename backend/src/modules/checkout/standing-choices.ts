import type { ResolversParentTypes, ResolversTypes } from '../../../../graphql/generated/resolvers.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { FieldProblems } from '../../field-problems.ts';
import { type AskedOption, findAskedOptions, toCheckoutOption } from './steps/asked-options.ts';
import { checkAnswers, readAnswers } from './steps/input.ts';
import { toDeliveryMethod } from './steps/delivery.ts';
import { readAccountProblem } from './steps/payment-options.ts';
import { optionsFor } from './steps/progress.ts';
import { findDeliveryMethods } from './steps/store.ts';

interface StandingDelivery {
  method: ResolversParentTypes['DeliveryMethod'];
  /** The questions about orders that are delivered so. */
  options: AskedOption[];
  /** The same in the contract's form, unanswered. */
  checkoutOptions: ResolversParentTypes['CheckoutOption'][];
}

/** The ways in which standing orders are delivered, those without a choice that is made for each order; krónur with VAT. */
export async function listStandingDeliveries(
  db: Database,
  debtorId: number,
  goodsTotal: number,
): Promise<StandingDelivery[]> {
  const [methods, options] = [await findDeliveryMethods(db), await findAskedOptions(db, debtorId)];
  return methods
    .filter(({ pickupPoints }) => pickupPoints.length === 0)
    .map((row) => {
      const asked = optionsFor(options, row.id);
      return {
        method: toDeliveryMethod(row, goodsTotal, null),
        options: asked,
        checkoutOptions: asked.map((option) => toCheckoutOption(option, null)),
      };
    });
}

/** Answers to the questions of a way of delivery; what is wrong with them goes to `problems`. */
export function readStandingAnswers(
  input: readonly ResolversTypes['CheckoutOptionValueInput'][],
  options: readonly AskedOption[],
  problems: FieldProblems,
): Record<string, string> {
  const answers = readAnswers(input, options, problems);
  checkAnswers(options, answers, problems);
  return answers;
}

/** Why nothing can be charged to the account of who is billed, in Icelandic, or null; its credit is asked at each order. */
export function readStandingProblem(
  db: Database,
  session: Pick<Session, 'customerId' | 'billToId'>,
): Promise<string | null> {
  return readAccountProblem(db, session, 0);
}
