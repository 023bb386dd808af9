import type { z } from 'zod';
import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import type { Task } from './jobs.ts';
import { addJobs, claimJobs, finishJobs, makeDue, postponeJobs } from './internal/store.ts';

/** Work that waits in the database, one job at a time, until it is done. */
export interface Queue<Payload> {
  kind: string;
  payload: z.ZodType<Payload>;
  /** Longer than the longest try: a job whose process died falls due again after this. */
  leaseSeconds: number;
  /** Longest pause between two tries; the pauses double up to it. */
  longestPauseSeconds: number;
  /** Tries before a job is given up. */
  tries: number;
  /**
   * One try, outside of any transaction.
   * @throws GiveUp when no further try can help, anything else for another try
   */
  work(job: Payload, platform: Platform): Promise<Outcome | void>;
}

export interface Outcome {
  /** Committed together with the end of the job. */
  write?: (tx: Database) => Promise<void>;
  /** The job is not done: it runs again after this many seconds. */
  againIn?: number;
}

/** No further try can help. The message is logged: nothing personal in it. */
export class GiveUp extends Error {}

/** Adds a job; nothing happens unless `tx` commits. */
export async function enqueue<Payload>(
  tx: Database,
  { kind }: Pick<Queue<Payload>, 'kind' | 'payload'>,
  job: Payload,
): Promise<void> {
  await addJobs(tx, kind, [job]);
}

/** Lets the jobs whose payload holds `like` run at once. */
export async function hurry(db: Database, { kind }: { kind: string }, like: object): Promise<void> {
  await makeDue(db, kind, like);
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
        await workOn(queue, platform, job);
      }
    },
  };
}

async function workOn<Payload>(
  queue: Queue<Payload>,
  platform: Platform,
  { id, payload, attempts }: { id: number; payload: unknown; attempts: number },
): Promise<void> {
  const { db, log } = platform;
  try {
    const { write, againIn } = (await queue.work(queue.payload.parse(payload), platform)) ?? {};
    await db.transaction(async (tx) => {
      await write?.(tx);
      if (againIn === undefined) await finishJobs(tx, [id]);
      else await postponeJobs(tx, [id], againIn);
    });
  } catch (error) {
    // Only what kind of failure it was: messages of mail servers quote addresses.
    const reason = error instanceof GiveUp ? error.message : kindOf(error);
    const given = error instanceof GiveUp || attempts >= queue.tries;
    if (given) await finishJobs(db, [id]);
    else await postponeJobs(db, [id], Math.min(2 ** attempts, queue.longestPauseSeconds));
    log.warn({ job: id, kind: queue.kind, reason, attempts, given }, given ? 'job given up' : 'job put off');
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
