import type { Config } from '../../config.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { RequestedOrder } from '../../db/schema/approvals.ts';
import type { NeededApproval } from '../approval-rules/needed-approval.ts';
import { readCustomer } from '../customer/customers.ts';
import type { Letter } from '../mail/letter.ts';
import { siteUrl } from '../mail/outbox.ts';
import { writeAudit } from '../session/audit.ts';
import { requestLetter } from './internal/request-letter.ts';
import { insertRequest, type RequestRow } from './requests.ts';
import { addSteps, advance } from './steps.ts';

interface NewRequest {
  attemptId: number;
  session: Pick<Session, 'actorId' | 'customerId' | 'billToId'>;
  needed: NeededApproval;
  order: RequestedOrder;
}

/** Stores an order that somebody has to approve and mails those who may pass its first step; returns the request's id. */
export async function createRequest(
  tx: Database,
  config: Config,
  { attemptId, session, needed, order }: NewRequest,
): Promise<number> {
  const { companyId, orderLimit, steps } = needed;
  const { actorId, customerId, billToId } = session;
  const total = order.totals.gross;
  const draft = { asked: order, draft: order, total };
  const who = { attemptId, companyId, actorId, customerId, billToId, orderLimit };
  const id = await insertRequest(tx, { ...who, ...draft });
  await writeAudit(tx, session, 'request-order', { requestId: id, total });
  await addSteps(tx, id, steps);
  const letter = await writeRequestLetter(tx, config, { id, ...who, draft: order });
  await advance(tx, config, { id, companyId }, letter);
  return id;
}

type RequestToMail = Pick<RequestRow, 'id' | 'actorId' | 'companyId' | 'draft'>;

/** What those who may pass a step are told. @param isReminder they were told before */
export async function writeRequestLetter(
  tx: Database,
  config: Config,
  { id, actorId, companyId, draft }: RequestToMail,
  isReminder = false,
): Promise<Letter> {
  const [employee, company] = [await readCustomer(tx, actorId), await readCustomer(tx, companyId)];
  if (!employee || !company) throw new Error(`Request ${id}: no employee or company`);
  const names = { employeeName: employee.name, companyName: company.name };
  return requestLetter(draft, { ...names, isReminder, site: siteUrl(config) });
}
