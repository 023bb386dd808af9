import { dayMs, hourMs, minuteMs } from '../../../../lib/rules/dates/durations.ts';
import type { Platform } from '../../context.ts';
import { claimNight, setNextNight } from './internal/schedule-store.ts';
import type { Task } from './jobs.ts';

/** When a process dies during its run, another one starts over after this. */
const leaseMs = hourMs;

interface NightlyTask {
  name: string;
  /** Hour of Iceland's clock, which is UTC all year. */
  hour: number;
  /** `now` is the moment at which the run began. */
  run(platform: Platform, now: Date, signal: AbortSignal): Promise<void>;
}

/** A task that one of the processes runs once a night; a night on which none was up is made up for at the next start. */
export function nightlyTask({ name, hour, run }: NightlyTask, clock: () => Date = () => new Date()): Task {
  return {
    name,
    everyMs: minuteMs,
    async run(platform, signal) {
      const now = clock();
      const lease = new Date(now.getTime() + leaseMs);
      if (!(await claimNight(platform.db, name, { now, lease, first: nextNight(now, hour) }))) return;
      await run(platform, now, signal);
      // One that was ended early is continued after its lease.
      if (!signal.aborted) await setNextNight(platform.db, name, nextNight(clock(), hour));
    },
  };
}

/** The first time after `now` at which it is `hour` o'clock. */
function nextNight(now: Date, hour: number): Date {
  const today = Math.floor(now.getTime() / dayMs) * dayMs + hour * hourMs;
  return new Date(today > now.getTime() ? today : today + dayMs);
}
