import type { z } from 'zod';
import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { Task } from './jobs.ts';
import { addJobs, claimJobs, finishJobs, runJobsNow, postponeJobs } from './internal/store.ts';

/** Work that waits in the database, one job at a time, until it is done. */
export interface Queue<Payload> {
  kind: string;
  payload: z.ZodType<Payload>;
  /** Longer than the longest try: a job whose process died falls due again after this. */
  leaseSeconds: number;
  /** Longest pause between two tries; the pauses double up to it. */
  maxPauseSeconds: number;
  /** Tries before a job is given up. */
  maxTries: number;
  /**
   * One try, outside of any transaction.
   * @throws GiveUp when no further try can help, anything else for another try
   */
  work(job: Payload, platform: Platform): Promise<JobOutcome | void>;
}

export interface JobOutcome {
  /** Committed together with the end of the job. */
  write?: (tx: Database) => Promise<void>;
  /** The job is not done: it runs again after this many seconds. */
  retryInSeconds?: number;
}

/** No further try can help. The message is logged: nothing personal in it. */
export class PermanentFailure extends Error {}

/** Adds a job; nothing happens unless `tx` commits. */
export async function enqueue<Payload>(
  tx: Database,
  { kind }: Pick<Queue<Payload>, 'kind' | 'payload'>,
  job: Payload,
): Promise<void> {
  await addJobs(tx, kind, [job]);
}

/** Lets the jobs whose payload holds `like` run at once. */
export async function runQueuedNow(
  db: Database,
  { kind }: { kind: string },
  matchingPayload: object,
): Promise<void> {
  await runJobsNow(db, kind, matchingPayload);
}

/** Works off what is due, whichever process comes first. */
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
    // Only what kind of failure it was: messages of mail servers quote addresses.
    const reason = error instanceof PermanentFailure ? error.message : errorKind(error);
    const outcome = error instanceof PermanentFailure || attempts >= queue.maxTries;
    if (outcome) await finishJobs(db, [id]);
    else await postponeJobs(db, [id], Math.min(2 ** attempts, queue.maxPauseSeconds));
    log.warn(
      { job: id, kind: queue.kind, reason, attempts, given: outcome },
      outcome ? 'job given up' : 'job put off',
    );
  }
}

function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
