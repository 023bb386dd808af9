import { may } from '../../../../../lib/rules/people/abilities.ts';
import type { Context, Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { toRowId } from '../../../row-id.ts';
import { mayBillTo } from '../../customer/customers.ts';
import {
  listCompaniesWithAbility,
  listOwnCompanies,
  readMemberRights,
} from '../../employees/company-access.ts';
import { findDeciders, type Decider } from '../../order-requests/deciders.ts';
import * as store from '../../order-requests/requests.ts';
import { readActingRights } from '../../session/acting-rights.ts';
import { requireSession } from '../../session/sessions.ts';

/** A request by its id, and who looks at it. */
export interface Access {
  id: number;
  viewer: store.Viewer;
}

export async function toViewer(context: Context, session: Session): Promise<store.Viewer> {
  return {
    actorId: session.actorId,
    companyIds: await listCompaniesWithAbility(context, session, 'approve-orders'),
    ownCompanyIds: await listOwnCompanies(context, session),
  };
}

/** @throws ShopError UNAUTHENTICATED; FAILED_PRECONDITION for a page made for another customer */
export async function readAccess(context: Context, requestId: string): Promise<Access> {
  const session = requireSession(context);
  return { id: toRowId(requestId), viewer: await toViewer(context, session) };
}

/** The steps of these requests that the viewer may pass: their positions, by request id. */
async function findOwnSteps(
  db: Database,
  { actorId, ownCompanyIds }: store.Viewer,
  requests: readonly Pick<store.RequestRow, 'id' | 'companyId'>[],
): Promise<Decider[]> {
  const own = requests.filter(({ companyId }) => ownCompanyIds.includes(companyId));
  const deciders = await findDeciders(
    db,
    own.map(({ id }) => id),
  );
  return deciders.filter(({ deciderId }) => deciderId === actorId);
}

/** @throws ShopError NOT_FOUND for a request that the viewer may not see; PERMISSION_DENIED where they may pass none of its steps */
export async function lockDecidable(
  tx: Database,
  { id, viewer }: Access,
): Promise<{ request: store.RequestRow; ownSteps: Decider[] }> {
  const request = await store.lockRequest(tx, viewer, id);
  if (!request) throw notFound();
  const ownSteps = await findOwnSteps(tx, viewer, [request]);
  if (ownSteps.length === 0)
    throw new ShopError('PERMISSION_DENIED', undefined, { ability: 'approve-orders' });
  return { request, ownSteps };
}

/** @throws ShopError FAILED_PRECONDITION approval.step where another step is waited for */
export function requireOwnStep(ownSteps: readonly Decider[], position: number): Decider {
  const own = ownSteps.find((step) => step.position === position);
  if (!own) throw refusal('Annar þarf að samþykkja pöntunina á undan þér.', 'approval.step');
  return own;
}

export function checkPending({ status }: store.RequestRow): void {
  if (status !== 'Waiting')
    throw refusal('Beiðninni hefur þegar verið svarað eða hún dregin til baka.', 'approval.decided');
}

/** @throws ShopError FAILED_PRECONDITION where who asked may not order for the company any more */
export async function checkBuyer(tx: Database, request: store.RequestRow): Promise<void> {
  const { actorId, companyId, customerId } = request;
  const rights =
    customerId === companyId
      ? await readActingRights(tx, actorId, companyId)
      : await readMemberRights(tx, actorId, companyId);
  const mayOrder = rights === null ? await mayBillAsStranger(tx, request) : may(rights, 'order');
  if (!mayOrder)
    throw refusal('Sá sem bað um pöntunina má ekki lengur panta fyrir fyrirtækið.', 'approval.employee');
}

/** Who is not of the company may still have the right to have orders billed to it. */
async function mayBillAsStranger(
  tx: Database,
  { customerId, companyId, billToId }: store.RequestRow,
): Promise<boolean> {
  return customerId !== companyId && billToId === companyId && mayBillTo(tx, customerId, companyId);
}

export function refusal(message: string, reason: string): ShopError {
  return new ShopError('FAILED_PRECONDITION', message, { reason });
}

export function notFound(): ShopError {
  return new ShopError('NOT_FOUND');
}
