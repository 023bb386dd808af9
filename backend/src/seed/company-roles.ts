import { and, eq } from 'drizzle-orm';
import type { Ability } from '../../../lib/rules/people/abilities.ts';
import { baseRole } from '../../../lib/rules/people/roles.ts';
import type { Database } from '../db/connect.ts';
import { companyMembers, companyRoles, customers } from '../db/schema/customers.ts';
import { bookkeeper, hotel } from './people/named.ts';

const plans: readonly { name: string; abilities: Ability[]; ssn?: string }[] = [
  {
    name: 'Bókari',
    abilities: ['see-invoices', 'pay-invoices', 'see-statistics', 'manage-cards'],
    ssn: bookkeeper,
  },
  {
    name: 'Innkaup eldhúss',
    abilities: [
      'order',
      'see-prices',
      'see-invoices',
      'accept-quotes',
      'see-own-numbers',
      'manage-own-numbers',
    ],
  },
];

/** Roles that the demo's hotel made, and who has one; a second time changes nothing. */
export async function seedDemoCompanyRoles(db: Database): Promise<void> {
  const companyId = await findId(db, hotel);
  if (companyId === null) return;
  await db.transaction(async (tx) => {
    if ((await tx.$count(companyRoles, eq(companyRoles.companyId, companyId))) > 0) return;
    for (const { name, abilities, ssn } of plans) {
      const [row] = await tx
        .insert(companyRoles)
        .values({ companyId, name, abilities })
        .returning({ id: companyRoles.id });
      const personId = ssn === undefined ? null : await findId(tx, ssn);
      if (!row || personId === null) continue;
      await tx
        .update(companyMembers)
        .set({ role: baseRole, companyRoleId: row.id })
        .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.customerId, personId)));
    }
  });
}

async function findId(db: Database, ssn: string): Promise<number | null> {
  const [row] = await db.select({ id: customers.id }).from(customers).where(eq(customers.ssn, ssn));
  return row?.id ?? null;
}
