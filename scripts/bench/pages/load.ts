import { Agent, get } from 'node:http';

interface Answer {
  status: number;
  isKept: boolean;
  took: number;
}

interface Load {
  /** Milliseconds from each request to its last byte. */
  took: number[];
  /** Requests per second. */
  rate: number;
  /** Percent served from the page cache. */
  hits: number;
  /** Responses other than 200. */
  failed: number;
}

function visit(agent: Agent, url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          isKept: ['HIT', 'STALE'].includes(String(response.headers['x-nextjs-cache'])),
          took: performance.now() - start,
        }),
      );
      response.on('error', reject);
      response.resume();
    }).on('error', reject);
  });
}

/** An address and the status that it is answered with. */
export interface Expectation {
  readonly path: string;
  readonly status: number;
}

/**
 * Requests each address once.
 * @returns milliseconds that each took, and how many were answered with another status
 */
export async function visitOnce(
  base: string,
  addresses: readonly Expectation[],
  connections: number,
): Promise<{ took: number[]; unexpected: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = addresses.values();
  const times: number[] = [];
  let unexpected = 0;
  const worker = async (): Promise<void> => {
    for (const { path, status: expected } of left) {
      const { status, took } = await visit(agent, base + path);
      times.push(took);
      if (status === expected) continue;
      unexpected += 1;
      console.log(`${path} is answered with ${status}, not ${expected}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return { took: times, unexpected };
}

/** Requests random pages for so many seconds. */
export async function load(
  base: string,
  paths: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
      answers.push(await visit(agent, base + path, headers));
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return {
    took: answers.map(({ took }) => took),
    rate: answers.length / ((performance.now() - start) / 1_000),
    hits: (100 * answers.filter(({ isKept }) => isKept).length) / answers.length,
    failed: answers.filter(({ status }) => status !== 200).length,
  };
}
