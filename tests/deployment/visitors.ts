import { setTimeout as delay } from 'node:timers/promises';
import { wording } from './next-version.ts';

export interface Visits {
  requests: number;
  /** Asked again on a new connection, because the kept one was closed as the request was sent (RFC 9112 §9.3.1). */
  reconnects: number;
  /** What went wrong, by address and kind. */
  readonly faults: Map<string, number>;
  /** Answers of product pages by the version that made them. */
  readonly versions: Record<keyof typeof wording, number>;
}

interface Visitor {
  readonly url: string;
  readonly paths: readonly string[];
  /** Of a cart, for the visitors who have one. */
  readonly cookie?: string;
  readonly signal: AbortSignal;
}

/** Milliseconds: who waits longer for a page is not served. */
const timeoutMs = 10_000;

/** Reads page after page until told to stop; every answer but a whole page with status 200 is a fault. */
export async function visit(visits: Visits, { url, paths, cookie, signal }: Visitor): Promise<void> {
  for (let next = 0; !signal.aborted; next += 1) {
    const path = paths[next % paths.length] ?? '/';
    const fault = await readPage(visits, url + path, cookie);
    visits.requests += 1;
    if (fault) visits.faults.set(`${path}: ${fault}`, (visits.faults.get(`${path}: ${fault}`) ?? 0) + 1);
    // A fault must not become a storm of them.
    if (fault) await delay(100);
  }
}

/** @returns what was wrong */
async function readPage(visits: Visits, address: string, cookie?: string): Promise<string | undefined> {
  try {
    const answer = await askAsBrowsers(visits, address, cookie ? { cookie } : {});
    const html = await answer.text();
    if (answer.status !== 200) return `status ${answer.status}`;
    if (!html.endsWith('</html>')) return 'cut off';
    if (html.includes(`>${wording.before}<`)) visits.versions.before += 1;
    if (html.includes(`>${wording.after}<`)) visits.versions.after += 1;
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name} ${codeOf(error) ?? ''}` : String(error);
  }
}

/** nginx closes idle connections as it changes over: a browser whose request meets that sends it once more, and so does this. */
async function askAsBrowsers(
  visits: Visits,
  address: string,
  headers: Record<string, string>,
): Promise<Response> {
  const ask = (): Promise<Response> =>
    fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  try {
    return await ask();
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'ECONNRESET' && code !== 'UND_ERR_SOCKET') throw error;
    visits.reconnects += 1;
    return ask();
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error.cause as NodeJS.ErrnoException | undefined)?.code : undefined;
}
