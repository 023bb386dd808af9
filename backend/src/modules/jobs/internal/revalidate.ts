import { createHmac } from 'node:crypto';
import { revalidateSchema } from '../../../../../lib/contract/rest-schemas.ts';
import type { Platform } from '../../../context.ts';
import { claimJobs, finishJobs, postponeJobs } from './store.ts';

/** Jobs per message; their tags are merged, so each tag is sent once. */
const jobsPerMessage = 20;
const tagsPerMessage = 500;
const leaseSeconds = 60;
const timeoutMs = 10_000;
const maxPauseSeconds = 300;

/** Sends what is due. While the storefront is down the jobs are retried without end, at most five minutes apart. */
export async function deliverRevalidations(platform: Platform, signal: AbortSignal): Promise<void> {
  const { db, replica, log } = platform;
  for (;;) {
    const claimed = await claimJobs(db, 'revalidate', jobsPerMessage, leaseSeconds);
    if (claimed.length === 0) return;
    const ids = claimed.map((job) => job.id);
    // A job that cannot be parsed, e.g. of another version, does not block the others.
    const tags = [
      ...new Set(claimed.flatMap((job) => revalidateSchema.safeParse(job.payload).data?.tags ?? [])),
    ];
    try {
      // A page that is rendered after the message must not read from a replica what was there before the change.
      await replica?.untilSeen(signal);
      for (let from = 0; from < tags.length; from += tagsPerMessage) {
        await sendTags(platform, tags.slice(from, from + tagsPerMessage), signal);
      }
      await finishJobs(db, ids);
    } catch (error) {
      const attempts = Math.max(...claimed.map((job) => job.attempts));
      const pauseSeconds = Math.min(2 ** attempts, maxPauseSeconds);
      await postponeJobs(db, ids, pauseSeconds);
      log.warn(
        { reason: String(error), tags: tags.length, pause: pauseSeconds },
        'revalidation of the storefront failed',
      );
      return;
    }
  }
}

async function sendTags({ config }: Platform, tags: string[], signal: AbortSignal): Promise<void> {
  const body = JSON.stringify({ tags });
  const sentAt = new Date().toISOString();
  const signature = createHmac('sha256', config.REVALIDATE_SECRET).update(`${sentAt}.${body}`).digest('hex');
  const answer = await fetch(config.REVALIDATE_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Signature': `sha256=${signature}`,
      'X-Timestamp': sentAt,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The storefront answered ${answer.status}`);
}
