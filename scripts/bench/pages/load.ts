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

/** Requests each page once. */
export async function visitOnce(base: string, paths: readonly string[], connections: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = paths.values();
  const worker = async (): Promise<void> => {
    for (const path of left) await visit(agent, base + path);
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
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
