import { inArray } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { approvalRuleApprovers, approvalRules } from '../db/schema/approval-rules.ts';
import { budgets } from '../db/schema/budgets.ts';
import { brands } from '../db/schema/catalogue.ts';
import { customers } from '../db/schema/customers.ts';
import { baldur, cafe, chef, hotel } from './people/named.ts';

/** Rules and budgets of the demo's companies; a second time changes nothing. */
export async function seedDemoApprovals(db: Database): Promise<void> {
  const found = await db
    .select({ id: customers.id, ssn: customers.ssn })
    .from(customers)
    .where(inArray(customers.ssn, [hotel, cafe, baldur, chef]));
  const [hotelId, cafeId, baldurId, chefId] = [hotel, cafe, baldur, chef].map(
    (ssn) => found.find((customer) => customer.ssn === ssn)?.id,
  );
  if (hotelId === undefined || cafeId === undefined || baldurId === undefined || chefId === undefined) return;
  const [brand] = await db.select({ id: brands.id }).from(brands).orderBy(brands.id).limit(1);
  await db.transaction(async (tx) => {
    const rules = await tx
      .insert(approvalRules)
      .values([
        { companyId: hotelId, name: 'Framkvæmdir', costCentre: 'Framkvæmdir', minTotal: 50_000 },
        {
          companyId: hotelId,
          name: 'Stórinnkaup eins framleiðanda',
          brandId: brand?.id ?? null,
          minTotal: 500_000,
        },
      ])
      .onConflictDoNothing()
      .returning({ id: approvalRules.id, name: approvalRules.name });
    if (rules.length > 0)
      await tx.insert(approvalRuleApprovers).values(
        rules.flatMap(({ id, name }) =>
          // Building works go through the kitchen's head first.
          (name === 'Framkvæmdir' ? [chefId, baldurId] : [baldurId]).map((customerId, index) => ({
            ruleId: id,
            step: index + 1,
            customerId,
          })),
        ),
      );
    await tx
      .insert(budgets)
      .values([
        { companyId: hotelId, costCentre: 'eldhús', period: 'Month', amount: 400_000, mode: 'Approve' },
        { companyId: hotelId, costCentre: 'framkvæmdir', period: 'Year', amount: 3_000_000, mode: 'Stop' },
        { companyId: cafeId, personId: baldurId, period: 'Month', amount: 250_000, mode: 'Approve' },
      ])
      .onConflictDoNothing();
  });
}
