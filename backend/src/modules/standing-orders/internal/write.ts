import type { ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { receiverSchema } from '../../../../../lib/contract/forms/receiver.ts';
import { maximumListNameLength, normaliseListName } from '../../../../../lib/rules/orders/list-name.ts';
import { isStandingRhythm, type StandingRhythm } from '../../../../../lib/rules/orders/standing-rhythm.ts';
import { maximumQuantity } from '../../../../../lib/rules/orders/quantity.ts';
import { daysAfter } from '../../../../../lib/rules/orders/quote-validity.ts';
import { badRequestMessage, requiredMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { listStandingDeliveries, readStandingAnswers } from '../../checkout/standing-choices.ts';
import { readCustomer, readCustomerAddress, toChosenAddress } from '../../customer/customers.ts';
import { priceLines } from './priced-lines.ts';
import { today } from './read.ts';
import type { StandingRow } from './store.ts';

type Input = ResolversTypes['StandingOrderInput'];

const maximumLines = 200;

interface ReadInput {
  values: Pick<
    StandingRow,
    'name' | 'everyWeeks' | 'weekdays' | 'startsOn' | 'deliveryMethodId' | 'address' | 'receiver' | 'answers'
  >;
  lines: { productId: number; quantity: number; seenPrice: number }[];
}

/** Checks what was typed. @throws ShopError BAD_REQUEST with extensions.fields for everything that is wrong in it */
export async function readInput(
  tx: Database,
  { customerId, billToId }: Pick<Session, 'customerId' | 'billToId'>,
  input: Input,
): Promise<ReadInput> {
  const problems = new FieldProblems();
  const name = normaliseListName(input.name);
  if (name === null) problems.add('name', `Heitið þarf að vera 1 til ${maximumListNameLength} stafir.`);
  const { everyWeeks, startsOn } = input;
  const rhythm: StandingRhythm = { everyWeeks, weekdays: input.weekdays.toSorted((a, b) => a - b), startsOn };
  problems.add('startsOn', startProblem(rhythm));
  if (input.weekdays.length === 0) problems.add('weekdays', 'Veldu að minnsta kosti einn vikudag.');
  else if (!isStandingRhythm({ ...rhythm, startsOn: today() })) problems.add('weekdays', badRequestMessage);
  const lines = await readLines(tx, customerId, input.lines, problems);
  const deliveries = await listStandingDeliveries(tx, billToId ?? customerId, 0);
  const delivery = deliveries.find(({ method }) => method.id === input.deliveryMethodId);
  if (!delivery) problems.add('deliveryMethodId', requiredMessage);
  const address =
    delivery?.method.requiresAddress && input.addressId
      ? await readCustomerAddress(tx, customerId, toRowId(input.addressId))
      : null;
  if (delivery?.method.requiresAddress && !address) problems.add('addressId', requiredMessage);
  const receiver = problems.parse(receiverSchema, input.receiver, 'receiver');
  const answers = readStandingAnswers(input.checkoutOptions ?? [], delivery?.options ?? [], problems);
  problems.check();
  const customer = await readCustomer(tx, customerId);
  const { isCompany = false, ssn = null } = customer ?? {};
  return {
    values: {
      ...rhythm,
      weekdays: [...rhythm.weekdays],
      name: name ?? '',
      deliveryMethodId: input.deliveryMethodId,
      address: address && toChosenAddress(address),
      receiver: {
        name: receiver?.name ?? '',
        email: receiver?.email ?? '',
        phone: receiver?.phone ?? '',
        ssn: isCompany ? null : ssn,
        companySsn: isCompany ? ssn : null,
      },
      answers,
    },
    lines,
  };
}

/** A year ahead is more than anybody plans, and keeps the days near. */
function startProblem(rhythm: StandingRhythm): string | null {
  if (!isStandingRhythm({ ...rhythm, everyWeeks: 1, weekdays: [1] })) return 'Dagsetningin er ekki rétt';
  return rhythm.startsOn > daysAfter(today(), 366) ? 'Fyrsti dagur þarf að vera innan árs' : null;
}

/** Goods with the price that their people see now. */
async function readLines(
  tx: Database,
  customerId: number,
  input: Input['lines'],
  problems: FieldProblems,
): Promise<ReadInput['lines']> {
  const lines = input.map(({ productId, quantity }) => ({ productId: toRowId(productId), quantity }));
  const isWhole = lines.every(
    ({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity,
  );
  const isOnce = new Set(lines.map(({ productId }) => productId)).size === lines.length;
  if (lines.length === 0) problems.add('lines', 'Veldu að minnsta kosti eina vöru.');
  else if (!isWhole || !isOnce || lines.length > maximumLines) problems.add('lines', badRequestMessage);
  if (problems.fields['lines']) return [];
  const unpriced = lines.map((line) => ({ ...line, seenPrice: 0, sku: '', name: '' }));
  const { lines: priced } = await priceLines(tx, customerId, unpriced);
  if (priced.some(({ unitPrice }) => unitPrice === null))
    problems.add('lines', 'Vara er ekki lengur í boði.');
  return priced.map(({ productId, quantity, usualPrice }) => ({
    productId,
    quantity,
    seenPrice: usualPrice ?? 0,
  }));
}
