import { setTimeout as sleep } from 'node:timers/promises';
import { meter } from '../../../../lib/process/meter.ts';
import type { Platform } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { deliverRevalidations } from './internal/revalidate.ts';
import { addJobs } from './internal/store.ts';

/** A background task. Several processes run it concurrently: rows are claimed in the database, never in memory. */
export interface Task {
  name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  everyMs: number;
  /** Throws when it fails; the next run retries. `signal` ends a run early. */
  run(platform: Platform, signal: AbortSignal): Promise<void>;
}

interface Jobs {
  /** Resolves when the running tasks have finished. */
  stop(): Promise<void>;
}

/** Maximum number of tags in one message (lib/contract/rest-schemas.ts). */
const tagsPerJob = 500;

/** Notifies the storefront that what these tags name has changed; nothing is sent unless `tx` commits. */
export async function enqueueRevalidate(tx: Database, tags: readonly string[]): Promise<void> {
  const unique = [...new Set(tags)];
  const payloads: { tags: string[] }[] = [];
  for (let from = 0; from < unique.length; from += tagsPerJob)
    payloads.push({ tags: unique.slice(from, from + tagsPerJob) });
  await addJobs(tx, 'revalidate', payloads);
}

const revalidation: Task = { name: 'revalidate', everyMs: 1_000, run: deliverRevalidations };

/** Runs the delivery of revalidations and the modules' tasks, until stopped. */
export function startJobs(platform: Platform, tasks: readonly Task[] = []): Jobs {
  const stopping = new AbortController();
  const loops = [revalidation, ...tasks].map((task) => repeatTask(platform, task, stopping.signal));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

async function repeatTask(platform: Platform, task: Task, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await task.run(platform, signal);
    } catch (error) {
      if (signal.aborted) return;
      meter().count('task_failures_total', { task: task.name });
      platform.log.error({ err: error, task: task.name }, 'task failed');
    }
    // Woken early when the process stops.
    await sleep(task.everyMs, undefined, { signal }).catch(() => undefined);
  }
}
