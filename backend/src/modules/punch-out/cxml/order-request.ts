import { normalisePhone, isPhone } from '../../../../../lib/rules/people/phone.ts';
import { addressLine } from '../../../../../lib/rules/people/address-line.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { listStandingDeliveries } from '../../checkout/standing-choices.ts';
import { orderInput, type OrderInput, type PlacedOrder } from '../../company-orders/contract.ts';
import { placeCompanyOrder } from '../../company-orders/place-company-order.ts';
import { readCustomer, readCustomerAddresses } from '../../customer/customers.ts';
import { requireAbility } from '../../session/abilities.ts';
import type { ProvedMessage } from './header.ts';
import { readOrderLines } from './order-lines.ts';
import { attributeOf, elementAt, findChildren, textAt, type Element } from './parse-cxml.ts';
import { hashText } from '../../../hash-input.ts';

/**
 * Places an order that came as an OrderRequest, by the same code as an order over REST: whole or not at all, on account. The same
 * message again is answered as the first time.
 * @throws ShopError BAD_REQUEST for what the shop does not take or understand, PERMISSION_DENIED where who made the access may not
 * order, FAILED_PRECONDITION as placeCompanyOrder, and where the system's settings name no way of delivery
 */
export async function placeOrderRequest(
  platform: { db: Database; config: Config },
  { document, caller }: ProvedMessage,
  request: Element,
): Promise<PlacedOrder> {
  const { session, system } = caller;
  requireAbility({ visitor: { session, cartKey: null, lastWrite: null } }, 'order');
  const payloadId = attributeOf(document, 'payloadID');
  if (payloadId === '') throw new ShopError('BAD_REQUEST', 'payloadID vantar.');
  if (attributeOf(elementAt(document, 'Request'), 'deploymentMode') === 'test')
    throw new ShopError('BAD_REQUEST', 'Verslunin tekur ekki við prufupöntunum (deploymentMode="test").');
  const header = elementAt(request, 'OrderRequestHeader');
  if (!['', 'new'].includes(attributeOf(header, 'type')))
    throw new ShopError(
      'BAD_REQUEST',
      'Pöntun er ekki breytt eða eytt með skilaboðum: hringdu í verslunina.',
    );
  if (system.deliveryMethodId === null)
    throw new ShopError(
      'FAILED_PRECONDITION',
      'Enginn afhendingarmáti er valinn í stillingum innkaupakerfisins.',
      {
        reason: 'deliveryMethod',
      },
    );
  const order = await readOrder(platform.db, caller, request, system.deliveryMethodId);
  // The message's own id is any text.
  const key = `cxml-${hashText(`${system.id} ${payloadId}`)}`;
  return placeCompanyOrder(platform, session, { key, order });
}

async function readOrder(
  db: Database,
  { session }: ProvedMessage['caller'],
  request: Element,
  deliveryMethodId: string,
): Promise<OrderInput> {
  const { customerId, billToId, actorId } = session;
  const header = elementAt(request, 'OrderRequestHeader');
  const items = findChildren(request, 'ItemOut');
  const deliveries = await listStandingDeliveries(db, billToId ?? customerId, 0);
  const delivery = deliveries.find(({ method }) => method.id === deliveryMethodId);
  const shipTos = [header, ...items].flatMap((part) => findChildren(part, 'ShipTo'));
  const costCentre = findChildren(header, 'Extrinsic').find(({ attributes }) =>
    /^cost ?cent(?:er|re)$/i.test(attributes['name'] ?? ''),
  );
  const known = { Reference: attributeOf(header, 'orderID'), CostCentre: costCentre?.text.trim() ?? '' };
  const answers = (delivery?.options ?? []).flatMap(({ id, kind }) =>
    kind !== null && known[kind] !== '' ? [[id, known[kind].slice(0, 1_000)] as const] : [],
  );
  const read = orderInput.safeParse({
    lines: readOrderLines(items),
    deliveryMethodId,
    ...(delivery?.method.requiresAddress && { addressId: await findAddress(db, customerId, shipTos) }),
    receiver: await readReceiver(db, actorId, header, shipTos[0]),
    answers: Object.fromEntries(answers),
  });
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ShopError('BAD_REQUEST', `Pöntunin er ekki rétt: ${issue?.path.join('.') ?? ''}`);
  }
  return read.data;
}

const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.,]+/g, ' ')
    .trim();

/** The company's own address that the goods go to. @throws ShopError BAD_REQUEST for none, several, or one that it does not have */
async function findAddress(db: Database, customerId: number, shipTos: readonly Element[]): Promise<string> {
  const addresses = await readCustomerAddresses(db, customerId);
  const found = shipTos.map((shipTo) => {
    const postal = elementAt(shipTo, 'Address', 'PostalAddress');
    const streets = findChildren(postal, 'Street').map(({ text }) => folded(text));
    const postalCode = textAt(postal, 'PostalCode').replaceAll(/\D/g, '');
    return addresses.find(
      (address) => address.postalCode === postalCode && streets.includes(folded(address.addressLine1)),
    );
  });
  const [first] = found;
  if (first && found.every((address) => address?.id === first.id)) return String(first.id);
  const known = addresses.map(addressLine).join('; ');
  throw new ShopError(
    'BAD_REQUEST',
    `Afhendingarstaður (ShipTo) þarf að vera einn og á lista fyrirtækisins í versluninni: ${known}`,
    { reason: 'shipTo' },
  );
}

/** Who the order says receives it; what it does not say is told of who made the system's access. */
async function readReceiver(
  db: Database,
  makerId: number,
  header: Element | null,
  shipTo: Element | undefined,
): Promise<OrderInput['receiver']> {
  const maker = await readCustomer(db, makerId);
  const address = elementAt(shipTo, 'Address');
  const contact = elementAt(header, 'Contact');
  const first = (...texts: (string | null | undefined)[]): string => texts.find((text) => text) ?? '';
  const phone = [address, contact].map(readPhone).find(isPhone);
  return {
    name: first(
      textAt(address, 'PostalAddress', 'DeliverTo'),
      textAt(contact, 'Name'),
      textAt(address, 'Name'),
      maker?.name,
    ).slice(0, 120),
    email: first(textAt(address, 'Email'), textAt(contact, 'Email'), maker?.email).slice(0, 200),
    phone: first(phone, maker?.phoneNumber),
  };
}

function readPhone(of: Element | null): string {
  const number = elementAt(of, 'Phone', 'TelephoneNumber');
  return normalisePhone(textAt(number, 'AreaOrCityCode') + textAt(number, 'Number'));
}
