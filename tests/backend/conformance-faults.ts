import { addToCartDocument } from '../../graphql/generated/documents.ts';
import {
  ExpressCheckoutDocument,
  GetCheckoutDocument,
  SetCheckoutOptionsDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { taxShare } from '../../lib/rules/money/kronur.ts';
import { nameOf } from '../../scripts/conformance/browser.ts';
import { changing, dataOf, readJson, type Json } from './changed-answers.ts';
import type { Answer, Call, Fault, Send } from './conformance-proxy.ts';

/** A mistake that a backend could make. */
interface PlantedFault {
  what: string;
  /** Id of the check that must find it. */
  foundBy: string;
  /** What the report says then. */
  note: RegExp;
  /** With a memory of its own. */
  plant(): Fault;
}

/** Sends another operation of the same visitor. */
const sendAs = (call: Call, send: Send, query: string, variables: unknown): Promise<Answer> =>
  send({
    ...call,
    path: `/graphql?op=${nameOf(query)}`,
    operation: nameOf(query),
    body: JSON.stringify({ query, variables }),
  });

/** A guest's call is answered as if the customer who called before had sent it. */
const answeringGuestsAsCustomers =
  (...operations: string[]): (() => Fault) =>
  () => {
    let customer = '';
    return (call, send) => {
      const { cookie = '' } = call.headers;
      if (/\bsession=/.test(cookie)) customer = cookie;
      const isGuests = !/\bsession=/.test(cookie) && operations.includes(call.operation);
      return send(isGuests ? { ...call, headers: { ...call.headers, cookie: customer } } : call);
    };
  };

/** Sums of a cart, with the VAT of each unit rounded by itself. */
function roundEachUnit(cart: Json): void {
  if (!Array.isArray(cart['items']) || typeof cart['totalTaxAmount'] !== 'number') return;
  const tax = (cart['items'] as { quantity: number; unitPrice: number; vat: number }[]).reduce(
    (sum, { quantity, unitPrice, vat }) => sum + quantity * taxShare(unitPrice, vat),
    0,
  );
  cart['totalTaxAmount'] = tax;
  cart['totalPriceWithoutTax'] = Number(cart['totalPrice']) - tax;
}

function orderTwice(): Fault {
  const sent = new Set<string>();
  let goods: unknown = null;
  let options: unknown = null;
  return async (call, send) => {
    if (call.operation === nameOf(addToCartDocument)) goods = readJson(call)['variables'];
    if (call.operation === nameOf(SetCheckoutOptionsDocument)) options = readJson(call)['variables'];
    if (call.operation !== nameOf(ExpressCheckoutDocument)) return send(call);
    const { input } = readJson(call)['variables'] as { input: { idempotencyKey: string } };
    if (!sent.has(input.idempotencyKey)) {
      sent.add(input.idempotencyKey);
      return send(call);
    }
    await sendAs(call, send, addToCartDocument, goods);
    await sendAs(call, send, SetCheckoutOptionsDocument, options);
    const { checkout } = dataOf(await sendAs(call, send, GetCheckoutDocument, {}));
    const { idempotencyKey } = checkout as { idempotencyKey: string };
    return sendAs(call, send, ExpressCheckoutDocument, { input: { ...input, idempotencyKey } });
  };
}

function chargeAnyTotal(): Fault {
  return async (call, send) => {
    if (call.operation !== nameOf(ExpressCheckoutDocument)) return send(call);
    const { checkout } = dataOf(await sendAs(call, send, GetCheckoutDocument, {}));
    const { total } = checkout as { total: number };
    const { input } = readJson(call)['variables'] as { input: object };
    return sendAs(call, send, ExpressCheckoutDocument, { input: { ...input, expectedTotal: total } });
  };
}

/** What one session is not shown, another's is asked for. */
function showToAll(operation: string): Fault {
  const cookies = new Set<string>();
  return async (call, send) => {
    if (call.headers['cookie']) cookies.add(call.headers['cookie']);
    const own = await send(call);
    if (call.operation !== operation) return own;
    for (const cookie of cookies) {
      if (Object.values(dataOf(own)).some((value) => value !== null)) return own;
      const answer = await send({ ...call, headers: { ...call.headers, cookie } });
      if (Object.values(dataOf(answer)).some((value) => value !== null)) return answer;
    }
    return own;
  };
}

/** A refusal is answered like the last call that was not refused. */
function acceptAgain(operation: string): Fault {
  let accepted: Answer | null = null;
  return async (call, send) => {
    const answer = await send(call);
    if (call.operation !== operation) return answer;
    const isRefused = readJson(answer)['errors'] !== undefined;
    if (!isRefused) accepted = answer;
    return isRefused ? (accepted ?? answer) : answer;
  };
}

/** The cookie goes, the session stays. */
function forgetCookieOnly(): Fault {
  return async (call, send) =>
    call.path === '/customer/auth/logout'
      ? {
          status: 200,
          headers: [
            ['Content-Type', 'application/json'],
            ['Set-Cookie', 'session=; Path=/; HttpOnly; Max-Age=0'],
          ],
          body: Buffer.from('{}'),
        }
      : send(call);
}

function ignoreContextVersion(): Fault {
  return (call, send) => {
    const { 'x-context-version': _version, ...headers } = call.headers;
    return send({ ...call, headers });
  };
}

export const plantedFaults: readonly PlantedFault[] = [
  {
    what: 'a total is a króna too much',
    foundBy: 'cart.totals',
    note: /the total of the cart is \d+, not \d+/,
    plant: changing((object) => {
      if (typeof object['totalPrice'] === 'number') object['totalPrice'] += 1;
    }),
  },
  {
    what: 'VAT is rounded for each unit, not for the sum',
    foundBy: 'cart.totals',
    note: /the VAT of the cart is \d+, not \d+/,
    plant: changing(roundEachUnit),
  },
  {
    what: 'an order is written twice under the same key',
    foundBy: 'orders.once',
    note: /the answer to the same key is /,
    plant: orderTwice,
  },
  {
    what: 'another total is charged than the button showed',
    foundBy: 'orders.total',
    note: /ExpressCheckout: answered instead of refused/,
    plant: chargeAnyTotal,
  },
  {
    what: 'the next tier is a unit nearer than it is',
    foundBy: 'tiers.below',
    note: /the next tier is .*"missing":0/,
    plant: changing((object) => {
      if (typeof object['missing'] === 'number') object['missing'] -= 1;
    }),
  },
  {
    what: 'a guest is shown goods that only customers see',
    foundBy: 'visibility.listings',
    note: /a guest’s ListedProducts is \["\d+"\], not \[\]/,
    plant: answeringGuestsAsCustomers('ListedProducts'),
  },
  {
    what: 'a guest is shown a price that only customers see',
    foundBy: 'visibility.price',
    note: /the prices of a guest’s Product is /,
    plant: answeringGuestsAsCustomers('Product'),
  },
  {
    what: 'another’s line in the cart has another code',
    foundBy: 'cart.foreign-line',
    note: /updateCart: BAD_REQUEST instead of NOT_FOUND/,
    plant: changing((object) => {
      if (object['code'] === 'NOT_FOUND') object['code'] = 'BAD_REQUEST';
    }),
  },
  {
    what: 'a field that may be null is left out',
    foundBy: 'catalogue.pages',
    note: /productPage\.products\[0\]\.listPrice is missing/,
    plant: changing((object) => delete object['listPrice'], 'ProductPage'),
  },
  {
    what: 'a number is a string',
    foundBy: 'cart.add',
    note: /addToCart\.totalItems is no Int/,
    plant: changing((object) => {
      if ('totalItems' in object) object['totalItems'] = String(object['totalItems']);
    }),
  },
  {
    what: 'a session survives signing out',
    foundBy: 'sessions.sign-out',
    note: /who the old cookie is is /,
    plant: forgetCookieOnly,
  },
  {
    what: 'a change is made for whom the tab does not act any more',
    foundBy: 'sessions.stale-context',
    note: /SetMarketingConsent: answered instead of refused/,
    plant: ignoreContextVersion,
  },
  {
    what: 'another’s order can be read',
    foundBy: 'orders.foreign',
    note: /the order is \{/,
    plant: () => showToAll('ViewOrder'),
  },
  {
    what: 'what was sent is still to come',
    foundBy: 'shipments.follow',
    note: /what is left is \d+, not 0/,
    plant: changing((object) => {
      if (object['shipped'] === object['quantity']) object['left'] = object['quantity'];
    }, 'ViewOrder'),
  },
  {
    what: 'a promo code of one order is taken twice',
    foundBy: 'promo.once',
    note: /ApplyPromoCode: answered instead of refused/,
    plant: () => acceptAgain('ApplyPromoCode'),
  },
];
