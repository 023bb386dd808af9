import type { ResolversParentTypes, ResolversTypes } from '../../../../../graphql/generated/resolvers.ts';
import { quantityProblem } from '../../../../../lib/rules/orders/quantity.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { retryOnConflict } from '../../../db/retry.ts';
import { FieldProblems } from '../../../field-problems.ts';
import { toRowId } from '../../../row-id.ts';
import { toCartLines } from '../../cart/carts.ts';
import { requestChangedError } from '../../checkout/requested-order.ts';
import { readCustomer } from '../../customer/customers.ts';
import { sendMail, siteUrl } from '../../mail/outbox.ts';
import * as store from '../../order-requests/requests.ts';
import { currentStepOf, findSteps } from '../../order-requests/steps.ts';
import { writeAudit } from '../../session/audit.ts';
import { checkPending, lockDecidable, readAccess, refusal, requireOwnStep, type Access } from './access.ts';
import { editedLetter } from './letters.ts';
import { readRequest } from './read.ts';
import { refreshRequest } from './refresh.ts';

type Line = ResolversTypes['OrderRequestLineInput'];

/**
 * Changes the quantities of a waiting request; 0 takes a line out. What it costs then is computed here, and the one who changed it still
 * has to approve that. Sent again it changes nothing.
 * @param expectedTotal of the request as it was shown
 * @throws ShopError BAD_REQUEST with fields by product id; FAILED_PRECONDITION approval.changed, approval.empty, approval.step,
 * approval.decided, budget.over
 */
export async function changeRequest(
  context: Context,
  requestId: string,
  expectedTotal: number,
  lines: readonly Line[],
): Promise<ResolversParentTypes['OrderRequest']> {
  const access = await readAccess(context, requestId);
  await retryOnConflict(() =>
    context.db.transaction((tx) => changeLocked(tx, context, access, { expectedTotal, lines })),
  );
  return readRequest(context.db, access);
}

async function changeLocked(
  tx: Database,
  { config }: Context,
  access: Access,
  { expectedTotal, lines }: { expectedTotal: number; lines: readonly Line[] },
): Promise<void> {
  const { request, ownSteps } = await lockDecidable(tx, access);
  checkPending(request);
  requireOwnStep(ownSteps, currentStepOf(await findSteps(tx, access.id))?.position ?? 0);
  const wanted = await readWanted(tx, request, lines);
  const { actorId } = access.viewer;
  if (request.editedById === actorId && isSameWanted(wanted, request.wanted)) return;
  if (request.total !== expectedTotal) throw requestChangedError();
  const edit = { wanted, editedAt: new Date(), editedById: actorId };
  if (!(await refreshRequest(tx, config, request, { ...edit, mayStop: true }))) return;
  await writeAudit(tx, { ...request, actorId }, 'change-request', { requestId: request.id });
  await notifyBuyer(tx, config, request.id, actorId);
}

/** @throws ShopError */
async function readWanted(
  tx: Database,
  { asked }: store.RequestRow,
  lines: readonly Line[],
): Promise<Record<string, number>> {
  const given = new Map(lines.map(({ productId, quantity }) => [toRowId(productId), quantity]));
  const problems = new FieldProblems();
  const products = new Map((await toCartLines(tx, asked.lines)).map(({ product }) => [product.id, product]));
  for (const [productId, quantity] of given) {
    const isAsked = asked.lines.some((line) => line.productId === productId);
    const product = products.get(productId);
    if (!isAsked || quantity < 0) problems.add(String(productId), badRequestMessage);
    else if (quantity > 0)
      problems.add(
        String(productId),
        product
          ? (quantityProblem({ ...product, quantity })?.message ?? null)
          : 'Varan er ekki lengur í boði.',
      );
  }
  if (given.size !== lines.length) problems.add('lines', badRequestMessage);
  problems.check();
  const wanted = Object.fromEntries(
    asked.lines.map(({ productId, quantity }) => [productId, given.get(productId) ?? quantity]),
  );
  if (Object.values(wanted).every((quantity) => quantity === 0))
    throw refusal('Ekkert yrði eftir af pöntuninni. Hafnaðu henni frekar.', 'approval.empty');
  return wanted;
}

function isSameWanted(one: Record<string, number>, other: Record<string, number> | null): boolean {
  return other !== null && Object.entries(one).every(([id, quantity]) => other[id] === quantity);
}

async function notifyBuyer(
  tx: Database,
  config: Context['config'],
  id: number,
  actorId: number,
): Promise<void> {
  const found = await store.findRequest(tx, id);
  const editor = await readCustomer(tx, actorId);
  const buyer = found && (await readCustomer(tx, found.request.actorId));
  if (!found || !buyer) return;
  const { asked, draft } = found.request;
  const letter = editedLetter({ asked, draft }, { editedBy: editor?.name ?? '', site: siteUrl(config) });
  await sendMail(tx, config, { to: buyer.email, purpose: 'order', letter });
}
