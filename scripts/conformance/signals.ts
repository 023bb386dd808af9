import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { revalidateSchema } from '../../lib/contract/rest-schemas.ts';

/** Stands in for the storefront, which the backend tells what has changed. */
export interface Signals {
  /** What the tested backend needs as REVALIDATE_URL. */
  readonly url: string;
  /** Why a message was refused, the last of them. */
  readonly refused: () => string | null;
  /** The tags of messages since `from`, once there are any; none when `withinMs` passes without one. */
  tagsAfter(from: number, withinMs: number): Promise<string[]>;
  /** How many messages have come. */
  count(): number;
  stop(): Promise<void>;
}

export async function listenForSignals(port: number, secret: string): Promise<Signals> {
  const messages: string[][] = [];
  let refused: string | null = null;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const problem = findProblem(body, request.headers, secret);
    if (problem === null) messages.push(revalidateSchema.parse(JSON.parse(body)).tags);
    else refused = problem;
    response.writeHead(problem === null ? 204 : 400).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/revalidate`,
    refused: () => refused,
    count: () => messages.length,
    async tagsAfter(from, withinMs) {
      const until = Date.now() + withinMs;
      while (messages.length <= from && Date.now() < until) await sleep(50);
      return messages.slice(from).flat();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** As the storefront checks it; null for a good message. */
function findProblem(
  body: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  secret: string,
): string | null {
  const at = String(headers['x-timestamp']);
  const expected = `sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  const given = Buffer.from(String(headers['x-signature']));
  if (given.length !== expected.length || !timingSafeEqual(given, Buffer.from(expected)))
    return 'its signature is not that of the secret';
  if (!(Math.abs(Date.now() - Date.parse(at)) < 300_000)) return 'its time is not now';
  try {
    return revalidateSchema.safeParse(JSON.parse(body)).success
      ? null
      : 'its body is not that of the contract';
  } catch {
    return 'its body is no JSON';
  }
}
