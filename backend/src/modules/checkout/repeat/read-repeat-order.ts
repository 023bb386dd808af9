import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { orderNumber } from '../../../../../lib/rules/orders/order-number.ts';
import { unitLabel } from '../../../../../lib/rules/orders/ramp-hours.ts';
import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import type { Context, Session } from '../../../context.ts';
import { readNeededApproval } from '../../approval-rules/needed-approval.ts';
import type { PricedLine } from '../../cart/priced-cart.ts';
import { toCartLines } from '../../cart/carts.ts';
import { readSavedCards } from '../../payments/saved-cards.ts';
import { requireAbility } from '../../session/abilities.ts';
import { toCheckoutOption } from '../steps/asked-options.ts';
import { readCalendar, toDeliveryMethod } from '../steps/delivery.ts';
import { limitedToAccountMessage, readAccountOption, readCardOption } from '../steps/payment-options.ts';
import { toOrderOptions } from '../steps/progress.ts';
import { draftLines, goodsOf } from '../steps/read.ts';
import { draftRepeat, pickupPlaceText, readAvailableLines, type RepeatDraft } from './draft-repeat.ts';
import { choosePayment } from './choose-payment.ts';
import { repeatProblem } from './repeat-problem.ts';
import { repeatKey } from './repeat-key.ts';
import {
  findLastItems,
  findLastOrder,
  findOpenRepeatPayments,
  type LastItem,
  type LastOrder,
} from './store.ts';

type PaymentOption = ResolversParentTypes['PaymentOption'];
type CartProduct = PricedLine['product'];

/** The last order as it would be placed now; null where there is none. */
export async function readRepeatOrder(context: Context): Promise<ResolversParentTypes['RepeatOrder'] | null> {
  const session = requireAbility(context, 'order');
  const { db } = context;
  const last = await findLastOrder(db, session);
  if (!last) return null;
  const items = await findLastItems(db, last.order.id);
  const soldProducts = new Map((await toCartLines(db, items)).map(({ product }) => [product.id, product]));
  const draft = await draftRepeat(db, session, last, await readAvailableLines(db, items));
  const { cart, method, options, answers, totals } = draft;
  const { unit } = draft.unitChoice;
  const { order } = last;
  const { needed, problem } = await readNeededApproval(db, session, {
    total: totals.gross,
    lines: draftLines(draft),
    options: toOrderOptions(options, answers),
    unitId: unit?.id,
  });
  const open = await findOpenRepeatPayments(db, session);
  const pricedLines = new Map(cart.lines.map((line) => [line.product.id, line]));
  return {
    orderId: String(order.id),
    orderNumber: orderNumber(order.id),
    orderedAt: order.createdAt.toISOString(),
    lastTotal: order.total,
    idempotencyKey: await repeatKey(db, session, last),
    lines: items.map((item) =>
      toRepeatLine(item, soldProducts.get(item.productId), pricedLines.get(item.productId)),
    ),
    receiver: {
      email: order.email,
      name: order.receiverName,
      ssn: order.receiverSsn,
      companySsn: order.receiverCompanySsn,
      phone: order.phone,
      allowMarketing: false,
    },
    deliveryMethod:
      method && toDeliveryMethod(method, cart.totals.gross, await readCalendar(db, goodsOf(cart))),
    deliveryPlace: deliveryPlace(last, draft),
    deliveryAmount: draft.deliveryAmount,
    checkoutOptions: options.map((option) => toCheckoutOption(option, answers[option.id] ?? null)),
    ...(await readPayment(context, session, last, {
      account: await readAccountOption(db, session, totals.gross, problem),
      cardRefusal: problem ?? (needed && limitedToAccountMessage),
    })),
    runningKey: open[0]?.idempotencyKey ?? null,
    problem: repeatProblem(draft),
    total: totals.gross,
    totalWithoutTax: totals.net,
    totalTaxAmount: totals.tax,
    unit: unit && unitLabel(unit),
    exceededLimit: needed?.orderLimit ?? null,
    approvalSteps: needed?.steps.map(({ label }) => label) ?? [],
  };
}

/** The ways to pay, and which saved card is chosen as the last order was paid; null for the account. */
async function readPayment(
  context: Context,
  session: Session,
  { order, cardId }: LastOrder,
  { account, cardRefusal }: { account: PaymentOption; cardRefusal: string | null },
) {
  const [cardPayment = null] = await readCardOption(context, session, cardRefusal);
  const savedCards = cardPayment ? await readSavedCards(context.db, session.customerId) : [];
  const usableCards = savedCards.filter(({ active }) => active);
  const choice = choosePayment({
    lastType: order.paymentType,
    lastCardId: cardId === null ? null : String(cardId),
    isAccountUsable: account.available,
    cardIds: cardPayment?.available ? usableCards.map(({ id }) => id) : [],
  });
  return { payment: account, cardPayment, savedCards: usableCards, paymentMethodId: choice };
}

function deliveryPlace({ order }: LastOrder, { method, pickupPoint }: RepeatDraft): string | null {
  if (pickupPoint) return pickupPlaceText(pickupPoint);
  return method?.requiresAddress && order.address ? addressLine(order.address) : null;
}

function toRepeatLine(
  { id, sku, name, quantity: lastQuantity, unitPrice: lastUnitPrice }: LastItem,
  product: CartProduct | undefined,
  line: PricedLine | undefined,
): ResolversParentTypes['RepeatLine'] {
  return {
    itemId: String(id),
    sku: product?.sku ?? sku,
    name: product?.name ?? name,
    slug: product ? (product.slug ?? String(product.id)) : null,
    image: product?.image ?? null,
    lastQuantity,
    quantity: line?.quantity ?? 0,
    lastUnitPrice,
    unitPrice: line?.unit.price ?? null,
    price: line?.price ?? 0,
    isGone: !product,
  };
}
