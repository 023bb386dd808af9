import { receiverSchema } from '../../../../lib/contract/forms/receiver.ts';
import { quantityProblem } from '../../../../lib/rules/orders/quantity.ts';
import { orderNumber } from '../../../../lib/rules/orders/order-number.ts';
import { badRequestMessage, requiredMessage } from '../../../../lib/rules/text/backend-messages.ts';
import { normaliseProductCode } from '../../../../lib/rules/products/product-code.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { ChosenAddress } from '../../db/schema/carts.ts';
import type { OrderDraft } from '../../db/schema/order-draft.ts';
import { retryOnConflict, retryWhileUnavailable } from '../../db/retry.ts';
import { ShopError } from '../../errors.ts';
import { FieldProblems } from '../../field-problems.ts';
import { toRowId } from '../../row-id.ts';
import { readProductsByCode, readProductsByIds } from '../catalogue/read-catalogue.ts';
import { findEarlierGoodsOrder, placeGoods } from '../checkout/place-goods.ts';
import { listStandingDeliveries, readStandingAnswers } from '../checkout/standing-choices.ts';
import { findIdsByOwnNumbers } from '../own-numbers/read-own-numbers.ts';
import { readCustomer, readCustomerAddress, toChosenAddress } from '../customer/customers.ts';
import type { OrderInput, PlacedOrder } from './contract.ts';

/**
 * Places what a company's own system orders, whole or not at all, on account. A repeated key gets the first answer.
 * @param key the caller's, one for each order
 * @throws ShopError BAD_REQUEST with extensions.fields for everything that is wrong in the input, or reason `idempotencyKey` for a key
 * that was used for another order; FAILED_PRECONDITION as placeGoods
 */
export async function placeCompanyOrder(
  { db, config }: { db: Database; config: Config },
  session: Session,
  { key, order }: { key: string; order: OrderInput },
): Promise<PlacedOrder> {
  const { customerId } = session;
  const claim = { key: `company:${customerId}:${key}`, input: order };
  const findEarlier = () => findEarlierGoodsOrder(db, session, claim);
  const place = () =>
    db.transaction(async (tx) => {
      const goods = await readGoods(tx, session, order);
      return placeGoods(tx, config, session, {
        ...claim,
        goods,
        leavesOutMissing: false,
        expectedTotal: order.expectedTotal,
        expectedPrices: new Map(
          goods.lines.flatMap(({ productId, priceWithoutVat }) =>
            priceWithoutVat === undefined ? [] : [[productId, priceWithoutVat]],
          ),
        ),
      });
    });
  const outcome = await retryWhileUnavailable(() =>
    retryOnConflict(async () => (await findEarlier()) ?? (await place())),
  );
  // Another call with this key was faster, and has committed by now.
  const result = outcome ?? (await findEarlier());
  if (!result) throw new ShopError('UNAVAILABLE');
  return toOutcome(result);
}

function toOutcome(
  outcome: { kind: 'placed'; orderId: number } | { kind: 'requested'; requestId: number },
): PlacedOrder {
  return outcome.kind === 'placed'
    ? { status: 'placed', number: orderNumber(outcome.orderId), requestId: null }
    : { status: 'awaiting-approval', number: null, requestId: String(outcome.requestId) };
}

async function readGoods(
  tx: Database,
  { customerId, billToId }: Session,
  { lines: asked, deliveryMethodId, addressId, ...order }: OrderInput,
) {
  const problems = new FieldProblems();
  const lines = await readLines(tx, customerId, asked, problems);
  const deliveries = await listStandingDeliveries(tx, billToId ?? customerId, 0);
  const delivery = deliveries.find(({ method }) => method.id === deliveryMethodId);
  if (!delivery) problems.add('deliveryMethodId', badRequestMessage);
  const address = delivery?.method.requiresAddress
    ? await readAddress(tx, customerId, addressId, problems)
    : null;
  const receiver = problems.parse(receiverSchema, order.receiver, 'receiver');
  const typedAnswers = Object.entries(order.answers ?? {}).map(([id, value]) => ({ id, value }));
  const answers = readStandingAnswers(typedAnswers, delivery?.options ?? [], problems);
  problems.check();
  const { isCompany = false, ssn = null } = (await readCustomer(tx, customerId)) ?? {};
  const to: OrderDraft['receiver'] = {
    name: receiver?.name ?? '',
    email: receiver?.email ?? '',
    phone: receiver?.phone ?? '',
    ssn: isCompany ? null : ssn,
    companySsn: isCompany ? ssn : null,
  };
  return { lines, deliveryMethodId, address, receiver: to, answers };
}

async function readAddress(
  tx: Database,
  customerId: number,
  addressId: string | undefined,
  problems: FieldProblems,
): Promise<ChosenAddress | null> {
  const row = addressId === undefined ? null : await readCustomerAddress(tx, customerId, toRowId(addressId));
  if (!row) problems.add('addressId', addressId === undefined ? requiredMessage : badRequestMessage);
  return row && toChosenAddress(row);
}

async function readLines(
  tx: Database,
  customerId: number,
  asked: OrderInput['lines'],
  problems: FieldProblems,
) {
  const findProduct = await readAskedProducts(tx, customerId, asked);
  const seen = new Set<number>();
  return asked.flatMap((line, at) => {
    const { quantity, priceWithoutVat } = line;
    const field = line.sku === undefined ? 'ownNumber' : 'sku';
    if ((line.sku === undefined) === (line.ownNumber === undefined)) {
      problems.add(`lines.${at}.sku`, 'Hver lína þarf annaðhvort sku eða ownNumber.');
      return [];
    }
    const product = findProduct(line);
    if (!product) {
      problems.add(`lines.${at}.${field}`, 'Varan er ekki til.');
      return [];
    }
    if (seen.has(product.id)) problems.add(`lines.${at}.${field}`, 'Varan er tvisvar í pöntuninni.');
    seen.add(product.id);
    // What the stock has is asked where it is reserved.
    const problem = quantityProblem({ ...product, isSpecialOrder: true, quantity });
    problems.add(`lines.${at}.quantity`, problem?.message ?? null);
    return [{ productId: product.id, quantity, name: product.name, priceWithoutVat }];
  });
}

/** The product that a line names by our number or by the customer's own. */
async function readAskedProducts(tx: Database, customerId: number, asked: OrderInput['lines']) {
  const bySku = await readProductsByCode(
    tx,
    asked.flatMap(({ sku }) => sku ?? []),
  );
  const idByNumber = await findIdsByOwnNumbers(
    tx,
    customerId,
    asked.flatMap(({ ownNumber }) => ownNumber ?? []),
  );
  const rows = await readProductsByIds(tx, [...idByNumber.values()], false);
  return ({ sku, ownNumber = '' }: OrderInput['lines'][number]) =>
    sku === undefined
      ? rows.find(({ id }) => id === idByNumber.get(ownNumber))
      : bySku.get(normaliseProductCode(sku));
}
