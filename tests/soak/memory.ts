import { setTimeout as delay } from 'node:timers/promises';
import { fitLine } from '../../scripts/harness/fit-line.ts';
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
  /** Standard error of the slope, of averages: samples that follow each other are alike, and would make it look small. */
  error: number;
  /** MB at the end. */
  last: number;
}

const everyMs = 5_000;
/** Averages that the line is drawn through. */
const averageCount = 24;
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

/** The straight line that lies nearest to the averages of the samples after the warm-up. */
export function growthOf(all: readonly Sample[]): Growth {
  const after = all.slice(Math.floor(all.length * warmUp));
  const points = averagesOf(after).map(({ at, memory }) => ({ at, value: memory }));
  return { ...fitLine(points), last: after.at(-1)?.memory ?? 0 };
}

/** As many neighbours in each as it takes for `averageCount` of them, without what is left over at the beginning. */
function averagesOf(samples: readonly Sample[]): Sample[] {
  const size = Math.max(1, Math.floor(samples.length / averageCount));
  const averages: Sample[] = [];
  for (let from = samples.length % size; from < samples.length; from += size) {
    const part = samples.slice(from, from + size);
    const mean = (of: (sample: Sample) => number) =>
      part.reduce((sum, one) => sum + of(one), 0) / part.length;
    averages.push({ at: mean(({ at }) => at), memory: mean(({ memory }) => memory) });
  }
  return averages;
}

/** Whether memory grows by more than this, in MB an hour, even if chance made it look like more. */
export function growsBeyond({ slope, error }: Growth, limit: number): boolean {
  return slope - 2 * error > limit;
}
