import { setTimeout as delay } from 'node:timers/promises';
import { proportionalOf } from '../../scripts/harness/processor.ts';

interface Sample {
  /** Hours since the start. */
  at: number;
  /** MB. */
  memory: number;
}

interface Growth {
  /** MB an hour. */
  slope: number;
  /** Standard error of the slope: by how much it may be chance. */
  error: number;
  /** MB at the end. */
  last: number;
}

const everyMs = 5_000;
/** Share of the samples at the beginning, in which caches fill. */
const warmUp = 1 / 3;

/** Watches processes by their name until told to stop. */
export async function watchMemory(
  pids: Readonly<Record<string, number>>,
  signal: AbortSignal,
): Promise<Record<string, Growth>> {
  const started = performance.now();
  const samples: Record<string, Sample[]> = {};
  while (!signal.aborted) {
    const at = (performance.now() - started) / 3_600_000;
    for (const [name, pid] of Object.entries(pids))
      (samples[name] ??= []).push({ at, memory: proportionalOf(pid) });
    await delay(everyMs, undefined, { signal }).catch(() => undefined);
  }
  return Object.fromEntries(Object.entries(samples).map(([name, all]) => [name, growthOf(all)]));
}

/** The straight line through the samples after the warm-up that lies nearest to them. */
export function growthOf(all: readonly Sample[]): Growth {
  const samples = all.slice(Math.floor(all.length * warmUp));
  const count = samples.length;
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, one) => sum + of(one), 0) / count;
  const middle = mean(({ at }) => at);
  const level = mean(({ memory }) => memory);
  const spread = samples.reduce((sum, { at }) => sum + (at - middle) ** 2, 0);
  const slope = samples.reduce((sum, one) => sum + (one.at - middle) * (one.memory - level), 0) / spread;
  const rest = samples.reduce(
    (sum, { at, memory }) => sum + (memory - level - slope * (at - middle)) ** 2,
    0,
  );
  return {
    slope,
    error: Math.sqrt(rest / Math.max(count - 2, 1) / spread),
    last: samples.at(-1)?.memory ?? 0,
  };
}

/** Whether memory grows by more than this, in MB an hour, even if chance made it look like more. */
export function growsBeyond({ slope, error }: Growth, limit: number): boolean {
  return slope - 2 * error > limit;
}
