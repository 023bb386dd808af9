import type { z } from 'zod';
import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { Task } from './jobs.ts';
import { addJobs, claimJobs, finishJobs, runJobsNow, postponeJobs } from './internal/store.ts';

/** A queue in the database, whose jobs run one at a time until they succeed. */
export interface Queue<Payload> {
  kind: string;
  payload: z.ZodType<Payload>;
  /** Longer than the longest attempt: a job whose process died becomes due again after this. */
  leaseSeconds: number;
  /** Longest pause between two attempts; the pauses double up to it. */
  maxPauseSeconds: number;
  /** Attempts before a job is given up. */
  maxTries: number;
  /**
   * One attempt, outside of any transaction.
   * @throws PermanentFailure when no retry can help, anything else for a retry
   */
  work(job: Payload, platform: Platform): Promise<JobOutcome | void>;
}

export interface JobOutcome {
  /** Committed together with the deletion of the job. */
  write?: (tx: Database) => Promise<void>;
  /** The job is not done: it runs again after this many seconds. */
  retryInSeconds?: number;
}

/** No retry can help. The message is logged: no personal data in it. */
export class PermanentFailure extends Error {}

/** Adds a job; nothing happens unless `tx` commits. */
export async function enqueue<Payload>(
  tx: Database,
  { kind }: Pick<Queue<Payload>, 'kind' | 'payload'>,
  job: Payload,
): Promise<void> {
  await addJobs(tx, kind, [job]);
}

/** Makes the jobs whose payload contains `like` due at once. */
export async function runQueuedNow(
  db: Database,
  { kind }: { kind: string },
  matchingPayload: object,
): Promise<void> {
  await runJobsNow(db, kind, matchingPayload);
}

/** The task that works off due jobs, in any process. */
export function queueTask<Payload>(queue: Queue<Payload>): Task {
  return {
    name: queue.kind,
    everyMs: 1_000,
    async run(platform, signal) {
      while (!signal.aborted) {
        const [job] = await claimJobs(platform.db, queue.kind, 1, queue.leaseSeconds);
        if (!job) return;
        await runJob(queue, platform, job);
      }
    },
  };
}

async function runJob<Payload>(
  queue: Queue<Payload>,
  platform: Platform,
  { id, payload, attempts }: { id: number; payload: unknown; attempts: number },
): Promise<void> {
  const { db, log } = platform;
  try {
    const { write, retryInSeconds } = (await queue.work(queue.payload.parse(payload), platform)) ?? {};
    await db.transaction(async (tx) => {
      await write?.(tx);
      if (retryInSeconds === undefined) await finishJobs(tx, [id]);
      else await postponeJobs(tx, [id], retryInSeconds);
    });
  } catch (error) {
    // Only the kind of failure: messages of mail servers quote addresses.
    const reason = error instanceof PermanentFailure ? error.message : errorKind(error);
    const outcome = error instanceof PermanentFailure || attempts >= queue.maxTries;
    if (outcome) await finishJobs(db, [id]);
    else await postponeJobs(db, [id], Math.min(2 ** attempts, queue.maxPauseSeconds));
    log.warn(
      { job: id, kind: queue.kind, reason, attempts, given: outcome },
      outcome ? 'job given up' : 'job postponed',
    );
  }
}

function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
