import { and, asc, eq, exists, inArray, ne, or } from 'drizzle-orm';
import { may } from '../../../../../lib/rules/people/abilities.ts';
import type { Session } from '../../../context.ts';
import type { Database } from '../../../db/connect.ts';
import { companyMembers, customers, logins } from '../../../db/schema/customers.ts';

/** More than anybody looks through. */
const maxReceivers = 200;

/** Who else signs in to order for the customer acted for: a company's people, and the customer by an access of their own. */
export async function findReceivers(db: Database, session: Session) {
  const { actorId, customerId } = session;
  if (!may(session, 'see-prices')) return [];
  const people = db
    .select({ id: companyMembers.customerId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, customerId));
  const ownAccess = db
    .select({ id: logins.customerId })
    .from(logins)
    .where(eq(logins.customerId, customers.id));
  return db
    .select({ id: customers.id, name: customers.name, email: customers.email })
    .from(customers)
    .where(
      and(
        eq(customers.isActive, true),
        ne(customers.id, actorId),
        or(
          inArray(customers.id, people),
          and(eq(customers.id, customerId), or(eq(customers.isCompany, false), exists(ownAccess))),
        ),
      ),
    )
    .orderBy(asc(customers.nameSort), asc(customers.id))
    .limit(maxReceivers);
}
