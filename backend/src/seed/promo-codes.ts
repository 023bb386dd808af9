import type { Database } from '../db/connect.ts';
import { promoCodes } from '../db/schema/promo.ts';

/** The demo's codes; what is there already stays as it is. */
export async function seedDemoPromoCodes(db: Database): Promise<void> {
  await db
    .insert(promoCodes)
    .values([
      { code: 'VOR10', discountPercentage: 10 },
      {
        code: 'UTRUNNID',
        discountPercentage: 20,
        validFrom: new Date('2026-01-01T00:00:00Z'),
        validUntil: new Date('2026-06-01T00:00:00Z'),
      },
      { code: 'EINUSINNI', discountPercentage: 15, maxUses: 1 },
    ])
    .onConflictDoNothing();
}
