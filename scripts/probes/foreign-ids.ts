import { type Metric, timing } from '../harness/metric.ts';
import { postJson } from '../harness/post-json.ts';
import { shopOptions } from '../harness/shop-options.ts';
import { signIn } from '../harness/sign-in.ts';
import { task } from '../harness/task.ts';
import type { Findings } from './probe.ts';

/** An id that no demo data has. */
const unknown = 900_000_000;

/** Requests that need only an id; ids 11 to 14 belong to other customers of the demo. A refused request has changed nothing. */
const questions: readonly [name: string, query: string][] = [
  ['viewInvoice', 'query ($id: ID!) { viewInvoice(invoiceId: $id) { number } }'],
  ['order', 'query ($id: ID!) { order(id: $id) { number } }'],
  ['viewSalesQuote', 'query ($id: ID!) { viewSalesQuote(id: $id) { number } }'],
  [
    'counterSalesQuote',
    'mutation ($id: ID!) { counterSalesQuote(input: { key: "probe", quoteId: $id, version: 0, lines: [], message: "" }) { number } }',
  ],
  [
    'chooseSalesQuoteLine',
    'mutation ($id: ID!) { chooseSalesQuoteLine(quoteId: $id, version: 0, lineId: "1") { number } }',
  ],
  [
    'addPadToCart',
    'mutation ($id: ID!) { addPadToCart(key: "probe", customerId: $id, lines: [{ code: "1", quantity: 1 }]) { __typename } }',
  ],
  ['productList', 'query ($id: ID!) { productList(listId: $id) { __typename } }'],
  ['viewEmployees', 'query ($id: ID!) { viewEmployees(companyId: $id) { total } }'],
  ['setCustomer', 'mutation ($id: ID!) { setCustomer(customerId: $id) { id } }'],
  ['removeCustomerAddress', 'mutation ($id: ID!) { removeCustomerAddress(addressId: $id) }'],
  ['removeFromCart', 'mutation ($id: ID!) { removeFromCart(cartItemId: $id) { key } }'],
  ['deleteApprovalRule', 'mutation ($id: ID!) { deleteApprovalRule(ruleId: $id) { __typename } }'],
  ['companyUnits', 'query ($id: ID!) { companyUnits(companyId: $id) { companyName } }'],
  [
    'setUnitActive',
    'mutation ($id: ID!) { setUnitActive(companyId: $id, unitId: $id, isActive: false) { companyName } }',
  ],
  ['companyRoles', 'query ($id: ID!) { companyRoles(companyId: $id) { companyName } }'],
  [
    'removeCompanyRole',
    'mutation ($id: ID!) { removeCompanyRole(companyId: $id, roleId: $id) { companyName } }',
  ],
  ['deleteBudget', 'mutation ($id: ID!) { deleteBudget(budgetId: $id) { __typename } }'],
  [
    'changeOrderRequest',
    'mutation ($id: ID!) { changeOrderRequest(requestId: $id, expectedTotal: 0, lines: []) { id } }',
  ],
  ['clearApprovalAbsence', 'mutation ($id: ID!) { clearApprovalAbsence(companyId: $id) { __typename } }'],
  ['declineOrderRequest', 'mutation ($id: ID!) { declineOrderRequest(requestId: $id) { id } }'],
];

/** Alternates between another customer's ids and unknown ones: the responses must be the same. */
export const probe = task({ ...shopOptions, rounds: 100 }, async ({ rounds, ...shop }): Promise<Findings> => {
  const Cookie = await signIn(shop, 'jona@vorulind.test');
  const headers = { ApiKey: shop['api-key'], Origin: shop.shop, Cookie };
  const metrics: Metric[] = [];
  const faults: string[] = [];
  for (const [name, query] of questions) {
    const took = { foreign: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const kind of round % 2 ? (['foreign', 'unknown'] as const) : (['unknown', 'foreign'] as const)) {
        const id = String(kind === 'foreign' ? 11 + (round % 4) : unknown + round);
        const started = performance.now();
        const response = await postJson(
          `${shop.shop}/backend/graphql`,
          { query, variables: { id } },
          headers,
        );
        answers.add(`${response.status} ${await response.text()}`);
        if (round > 0) took[kind].push(performance.now() - started);
      }
    }
    metrics.push(timing(`${name}, another's`, took.foreign), timing(`${name}, nobody's`, took.unknown));
    if (answers.size > 1)
      faults.push(`${name}: ${answers.size} different answers: ${[...answers].join(' | ')}`);
  }
  return { metrics, faults };
});
