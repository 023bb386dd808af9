import { employeeRoles, may } from '../../../../lib/rules/people/abilities.ts';
import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { RequestedOrder } from '../../db/schema/approvals.ts';
import { readCustomer } from '../customer/customers.ts';
import type { ExceededLimit } from '../employees/order-limit.ts';
import { sendMail, siteUrl } from '../mail/outbox.ts';
import { writeAudit } from '../session/audit.ts';
import { requestLetter } from './internal/request-letter.ts';
import { findMailAddresses, insertRequest } from './requests.ts';

/** Mails per request. */
const maxRecipients = 20;

const decidingRoles = employeeRoles.filter((role) => may(role, 'approve-orders'));

interface NewRequest {
  attemptId: number;
  session: Pick<Session, 'actorId' | 'customerId' | 'billToId'>;
  limit: ExceededLimit;
  order: RequestedOrder;
}

/**
 * Stores an order above a limit and mails the people who may approve it, or the company itself where there is no one; returns the
 * request's id.
 */
export async function createRequest(
  tx: Database,
  config: Config,
  { attemptId, session, limit, order }: NewRequest,
): Promise<number> {
  const { companyId, orderLimit } = limit;
  const { actorId, customerId, billToId } = session;
  const total = order.totals.gross;
  const draft = { asked: order, draft: order, total };
  const who = { attemptId, companyId, actorId, customerId, billToId, orderLimit };
  const id = await insertRequest(tx, { ...who, ...draft });
  await writeAudit(tx, session, 'request-order', { requestId: id, total });
  const [employee, company] = await Promise.all([readCustomer(tx, actorId), readCustomer(tx, companyId)]);
  if (!employee || !company) throw new Error(`Request ${id}: no employee or company`);
  const names = { employeeName: employee.name, companyName: company.name };
  const letter = requestLetter(order, { ...names, orderLimit, site: siteUrl(config) });
  const recipients = await findMailAddresses(tx, companyId, decidingRoles, actorId, maxRecipients);
  for (const to of recipients.length > 0 ? recipients : [company.email])
    await sendMail(tx, config, { to, purpose: 'order', letter });
  return id;
}
