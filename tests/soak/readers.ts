import { setTimeout as delay } from 'node:timers/promises';

/** Public pages, which need nothing once they are kept. */
export const publicPaths = [
  '/',
  '/voruflokkar',
  '/voruflokkur/golfhreinsiefni',
  '/vara/golfsapa-fyrir-parket-1-l',
  '/framleidendur',
  '/terms',
];

interface Reading {
  pages: number;
  /** Pages that were not whole, with status 200, within three seconds; by address and what came instead. */
  readonly faults: Map<string, number>;
}

/** Reads public pages one after the other until told to stop. */
export async function readPages(url: string, signal: AbortSignal): Promise<Reading> {
  const reading: Reading = { pages: 0, faults: new Map() };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const path = publicPaths[turn % publicPaths.length] ?? '/';
    const what = await readPage(url + path);
    reading.pages += 1;
    if (what !== null) {
      const fault = `${path}: ${what}`;
      reading.faults.set(fault, (reading.faults.get(fault) ?? 0) + 1);
    }
    await delay(200, undefined, { signal }).catch(() => undefined);
  }
  return reading;
}

/** Waits until a page comes. @throws Error when it does not within a minute */
export async function untilKept(address: string): Promise<void> {
  for (let tries = 60; (await readPage(address)) !== null; tries -= 1) {
    if (tries === 0) throw new Error(`${address} does not come`);
    await delay(1_000);
  }
}

/** @returns null for a whole page */
async function readPage(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(3_000) });
    const text = await answer.text();
    return answer.status === 200 && text.includes('</html>') ? null : `status ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer';
  }
}
