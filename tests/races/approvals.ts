import {
  ApproveOrderRequestDocument,
  ExpressCheckoutDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { ask } from '../../scripts/cluster/ask.ts';
import { prepareOrder, type OrderResult } from '../../scripts/cluster/buying.ts';
import { chargeTo } from './conditions.ts';
import type { Buyer, Cluster } from '../../scripts/cluster/cluster.ts';

interface ApprovalRequest {
  requestId: string;
  total: number;
  /** People who may approve. */
  managers: readonly Buyer[];
}

/**
 * Creates a company with an employee who may order for one króna and with managers, and a request of the employee for these
 * goods.
 */
export async function requestApproval(
  shop: Cluster,
  [employee, ...managers]: readonly Buyer[],
  goods: readonly number[],
): Promise<ApprovalRequest> {
  const { pool, backends } = shop;
  if (!employee) throw new Error('No employee');
  await chargeTo(shop, [employee], 1_000_000);
  await pool.query(
    `INSERT INTO company_members (customer_id, company_id, role, order_limit)
     SELECT person, s.bill_to_id, CASE WHEN person = $1 THEN 'Employee' ELSE 'Manager' END, CASE WHEN person = $1 THEN 1 END
     FROM sessions s, unnest($2::integer[]) AS person WHERE s.customer_id = $1`,
    [employee.customerId, [employee, ...managers].map(({ customerId }) => customerId)],
  );
  const { key, total } = await prepareOrder(shop, employee, goods);
  const input = {
    idempotencyKey: key,
    expectedTotal: total,
    acceptTerms: true,
    paymentType: 'Account' as const,
  };
  const { data, errors } = await ask(backends[0] ?? '', employee, ExpressCheckoutDocument, { input });
  const requestId = data?.expressCheckout.requestId ?? null;
  if (requestId === null) throw new Error(`No request: ${JSON.stringify(errors ?? data)}`);
  return { requestId, total, managers };
}

/** All managers approve concurrently, alternating between the two backends. */
export function approveByAll(
  { backends }: Cluster,
  { requestId, total, managers }: ApprovalRequest,
): Promise<OrderResult[]> {
  return Promise.all(
    managers.map(async (manager, index): Promise<OrderResult> => {
      const started = performance.now();
      const backend = backends[index % backends.length] ?? '';
      const variables = { requestId, expectedTotal: total };
      const { data, errors } = await ask(backend, manager, ApproveOrderRequestDocument, variables);
      const took = performance.now() - started;
      const [error] = errors ?? [];
      if (error) return { what: error.extensions.reason ?? error.extensions.code, orderId: null, took };
      const orderId = data?.approveOrderRequest.orderId ?? null;
      return { what: orderId === null ? 'no order' : 'order', orderId, took };
    }),
  );
}

/** Removes all memberships and bill-to rights. */
export async function removeCompanies(shop: Cluster, people: readonly Buyer[]): Promise<void> {
  await chargeTo(shop, people, null);
  await shop.pool.query('DELETE FROM company_members WHERE customer_id = ANY($1)', [
    people.map(({ customerId }) => customerId),
  ]);
}
