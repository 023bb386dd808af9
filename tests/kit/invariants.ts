import type { Database } from '../../backend/src/db/connect.ts';
import { findBrokenInvariants } from '../../backend/src/db/invariants.ts';

/** For the end of every test that buys. @throws Error naming the violated invariants of the database */
export async function checkInvariants(db: Database): Promise<void> {
  const broken = await findBrokenInvariants(db);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
}
