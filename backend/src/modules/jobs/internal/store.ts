import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { jobs } from '../../../db/schema/jobs.ts';

interface ClaimedJob {
  id: number;
  payload: unknown;
  /** Attempts so far, this one included. */
  attempts: number;
}

export async function addJobs(tx: Database, kind: string, payloads: readonly unknown[]): Promise<void> {
  if (payloads.length > 0) await tx.insert(jobs).values(payloads.map((payload) => ({ kind, payload })));
}

/**
 * Leases up to `limit` due jobs for `leaseSeconds`. They are not locked during the work: when the process dies, they become due
 * again.
 */
export async function claimJobs(
  db: Database,
  kind: string,
  limit: number,
  leaseSeconds: number,
): Promise<ClaimedJob[]> {
  const due = sql`SELECT id FROM ${jobs} WHERE kind = ${kind} AND run_at <= now() ORDER BY run_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
  return (
    db
      .update(jobs)
      .set({
        runAt: sql`now() + make_interval(secs => ${leaseSeconds})`,
        attempts: sql`${jobs.attempts} + 1`,
      })
      // As an array it is evaluated once; with IN the plan may evaluate it per row, and lease them all.
      .where(sql`${jobs.id} = ANY (ARRAY(${due}))`)
      .returning({ id: jobs.id, payload: jobs.payload, attempts: jobs.attempts })
  );
}

export async function finishJobs(db: Database, ids: readonly number[]): Promise<void> {
  await db.delete(jobs).where(inArray(jobs.id, [...ids]));
}

export async function postponeJobs(db: Database, ids: readonly number[], seconds: number): Promise<void> {
  await db
    .update(jobs)
    .set({ runAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(inArray(jobs.id, [...ids]));
}

export async function runJobsNow(db: Database, kind: string, matchingPayload: object): Promise<void> {
  const payloadMatches = sql`${jobs.payload} @> ${JSON.stringify(matchingPayload)}::jsonb`;
  await db
    .update(jobs)
    .set({ runAt: sql`now()` })
    .where(and(eq(jobs.kind, kind), payloadMatches));
}
