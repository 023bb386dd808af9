import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const report = join(import.meta.dirname, 'report.lua');

interface Load {
  /** Requests a second. */
  readonly rate: number;
  /** A thousand steps of the latency, from the fastest request to the slowest (ms, to hundredths). */
  readonly latencies: readonly number[];
}

/**
 * Asks for one address as fast as it is answered, compressed; a client in Node would be slower than nginx.
 * @param program path of wrk
 * @throws Error when a request fails
 */
export async function runWrk(
  program: string,
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const threads = Math.min(2, connections);
  const how = ['-t', String(threads), '-c', String(connections), '-d', `${seconds}s`];
  const { stdout } = await run(program, [...how, '-H', 'Accept-Encoding: gzip', '-s', report, url]);
  const [requests = 0, micros = 0, failed = 0, ...latencies] = (/^REPORT (.+)$/m.exec(stdout)?.[1] ?? '')
    .split(' ')
    .map(Number);
  if (requests === 0 || failed > 0) throw new Error(`${url}: ${failed} of ${requests} requests failed`);
  return {
    rate: requests / (micros / 1_000_000),
    latencies: latencies.map((latency) => Math.round(latency / 10) / 100),
  };
}
