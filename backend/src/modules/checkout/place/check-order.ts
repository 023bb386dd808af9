import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context, Session } from '../../../context.ts';
import { ShopError } from '../../../errors.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { readCustomer } from '../../customer/customers.ts';
import { type CardChoice, resolveCardChoice } from '../steps/card-choice.ts';
import { unitOf } from '../../units/order-units.ts';
import { checkCardApproval } from './request-approval.ts';
import { checkStock } from './reserve.ts';
import { checkAnswers, readAnswers } from '../steps/input.ts';
import { checkBillTo, unconfirmedMessage } from '../steps/payment-options.ts';
import { currentStep, toOrderOptions } from '../steps/progress.ts';
import { draftLines, readDraft } from '../steps/read.ts';

type Input = ResolversTypes['ExpressCheckoutInput'];
type Answers = readonly ResolversTypes['CheckoutOptionValueInput'][];

/** An order that passed every check that is possible before it starts. */
export interface CheckedOrder {
  /** Answers to the checkout options, by option id. */
  options: Record<string, string>;
  /** Null on account. */
  card: CardChoice | null;
}

/** @throws ShopError for everything that the user can correct on the page; nothing has started then */
export async function checkOrder(
  context: Context,
  session: Session,
  input: Input,
  answers: Answers,
): Promise<CheckedOrder> {
  const customer = await readCustomer(context.db, session.customerId);
  if (!customer?.isConfirmed)
    throw new ShopError('PERMISSION_DENIED', unconfirmedMessage, { reason: 'unconfirmed' });
  await checkBillTo(context.db, session.customerId, session.billToId);
  const card = input.paymentType === 'Card' ? await resolveCardChoice(context, session, input) : null;
  const draft = await readDraft(context.db, context);
  if (!draft.cart.row || draft.cart.lines.length === 0) {
    throw new ShopError('FAILED_PRECONDITION', 'Karfan er tóm', { reason: 'cart.empty' });
  }
  const step = currentStep(draft.row, draft.method);
  if (step !== 'Payment') {
    throw new ShopError('FAILED_PRECONDITION', 'Ljúktu fyrri skrefum áður en þú staðfestir pöntunina.', {
      step,
    });
  }
  const unit = unitOf(draft.unitChoice);
  const problems = new FieldProblems();
  if (!input.acceptTerms) problems.add('acceptTerms', requiredMessage);
  const options = { ...draft.row?.options, ...readAnswers(answers, draft.options, problems) };
  checkAnswers(draft.options, options, problems);
  problems.check();
  checkStock(draft.cart.lines);
  if (card) {
    const order = {
      total: draft.totals.gross,
      lines: draftLines(draft),
      options: toOrderOptions(draft.options, options),
      unitId: unit?.id,
    };
    await checkCardApproval(context.db, session, order);
  }
  return { options, card };
}
