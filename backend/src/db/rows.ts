import type { SQL } from 'drizzle-orm';
import type { Database } from './connect.ts';

/** Rows of a statement that drizzle's builder cannot express; T types its columns. */
export async function rows<T>(tx: Database, query: SQL): Promise<T[]> {
  const answer: unknown = await tx.execute(query);
  return (answer as { rows: T[] }).rows;
}
