import type { ResolversParentTypes } from '../../../../../graphql/generated/resolvers.ts';
import { nextCallProblem } from '../../../../../lib/rules/people/next-call.ts';
import { badRequestMessage } from '../../../../../lib/rules/text/backend-messages.ts';
import { reykjavikNow } from '../../../../../lib/rules/text/icelandic.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { requireAgent } from '../../acting/require-agent.ts';
import { requireCustomerOfAgents } from './customer-of-agents.ts';
import * as store from './profile-store.ts';

const maxDueCalls = 20;

/** ISO date in Reykjavík. */
const today = (): string => reykjavikNow(new Date()).date;

/** When agents call a customer next, the earliest first. */
export async function readNextCalls(
  db: Database,
  customerId: number,
  agentId: number,
): Promise<ResolversParentTypes['NextCall'][]> {
  const rows = await store.findNextCalls(db, customerId);
  return rows.map((row) => ({ date: row.day, agentName: row.agentName, isOwn: row.agentId === agentId }));
}

/** Sets the day of this agent's next call, or takes it away. @throws ShopError as readProfile; BAD_REQUEST with fields.date */
export async function setNextCall(
  context: Context,
  customerId: string,
  day: string | null,
): Promise<ResolversParentTypes['NextCall'][]> {
  const { db } = context;
  const { actorId } = await requireAgent(context);
  const { id } = await requireCustomerOfAgents(db, customerId);
  if (day === null) await store.deleteNextCall(db, actorId, id);
  else {
    const problem = nextCallProblem(day, today());
    if (problem) throw new ShopError('BAD_REQUEST', badRequestMessage, { fields: { date: problem } });
    await store.saveNextCall(db, { agentId: actorId, customerId: id, day });
  }
  return readNextCalls(db, id, actorId);
}

/** This agent's calls of today and those that were not made. @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED */
export async function listDueCalls(context: Context): Promise<ResolversParentTypes['DueCall'][]> {
  const { actorId } = await requireAgent(context);
  const rows = await store.findDueCalls(context.db, actorId, today(), maxDueCalls);
  return rows.map(({ day, ...row }) => ({ ...row, id: String(row.id), date: day }));
}
