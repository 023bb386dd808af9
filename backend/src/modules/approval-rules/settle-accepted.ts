import { and, asc, eq, inArray } from 'drizzle-orm';
import { quoteWords } from '../../../../lib/rules/text/quote-words.ts';
import type { Database } from '../../db/connect.ts';
import { companyMembers, customers } from '../../db/schema/customers.ts';
import { ShopError } from '../../errors.ts';
import { settleApproval, type NeededStep, type OrderToApprove, type Parties } from './needed-approval.ts';

/**
 * Takes the total of an order that somebody places who may accept it for the company, such as a quote. No request is made of one: who
 * accepts it has to be one who may pass every step that it needs.
 * @throws ShopError budget.over, or FAILED_PRECONDITION approval.quote, which says who may accept it or what stands in the way
 */
export async function settleAccepted(
  tx: Database,
  parties: Parties,
  attemptId: number,
  order: OrderToApprove,
): Promise<void> {
  const needed = await settleApproval(tx, parties, attemptId, order);
  if (!needed) return;
  const kinds = needed.steps.map(({ kind }) => kind);
  if (kinds.includes('Limit'))
    throw refusal(
      'Tilboðið er yfir úttektarmörkum þínum. Annar sem má taka tilboðum þarf að taka því, eða stjórnandi að hækka mörkin.',
    );
  if (kinds.includes('Budget'))
    throw refusal(
      'Tilboðið fer umfram fjárheimild. Hækka þarf heimildina áður en því er tekið, eða annar að taka því.',
    );
  await requirePasser(tx, parties.actorId, needed.companyId, needed.steps);
}

async function requirePasser(
  tx: Database,
  actorId: number,
  companyId: number,
  steps: readonly NeededStep[],
): Promise<void> {
  const people = await findPeople(tx, companyId, [
    ...new Set(steps.flatMap(({ approverIds }) => approverIds)),
  ]);
  // A step whose approvers have all left needs nobody beside who accepts for the company.
  const held = steps.filter(({ approverIds }) => people.some(({ id }) => approverIds.includes(id)));
  const open = held.filter(({ approverIds }) => !approverIds.includes(actorId));
  if (open.length === 0) return;
  const labels = quoteWords(open.map(({ label }) => label));
  const able = people.filter(({ id }) => held.every(({ approverIds }) => approverIds.includes(id)));
  throw refusal(
    able.length > 0
      ? `Reglur fyrirtækisins ná til tilboðsins (${labels}): ${able.map(({ name }) => name).join(' eða ')} þarf að taka því.`
      : `Reglur fyrirtækisins krefjast samþykkis fleiri en eins (${labels}), en einn tekur tilboði. Breyta þarf reglunum eða panta vörurnar úr körfu.`,
  );
}

/** Those of these people who still are of the company. */
function findPeople(
  tx: Database,
  companyId: number,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .select({ id: customers.id, name: customers.name })
    .from(companyMembers)
    .innerJoin(customers, eq(customers.id, companyMembers.customerId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(customers.isActive, true),
        inArray(customers.id, [...ids]),
      ),
    )
    .orderBy(asc(customers.nameSort), asc(customers.id));
}

const refusal = (message: string): ShopError =>
  new ShopError('FAILED_PRECONDITION', message, { reason: 'approval.quote' });
