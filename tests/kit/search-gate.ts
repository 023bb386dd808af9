import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface SearchGate {
  address: string;
  /** Ids of the records in the batches that came through, in order. */
  sent: string[];
  /** Breaks every connection from here on, like a service that is down. */
  away: boolean;
  /** Batches wait for it. */
  held: Promise<void> | undefined;
  stop(): Promise<void>;
}

/** A proxy before the search service at `target` that records what one backend sends. */
export async function startSearchGate(target: string): Promise<SearchGate> {
  const server = createServer(async (request, response) => {
    if (gate.away) return void request.socket.destroy();
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const bytes = Buffer.concat(parts);
    if (request.url?.split('?')[0]?.endsWith('/batch') && request.url.startsWith('/1/indexes/')) {
      await gate.held;
      gate.sent.push(...idsIn(request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes));
    }
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && /^(x-algolia|content-(type|encoding)$)/.test(name))
        headers.set(name, value);
    const answer = await fetch(target + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers,
      ...(bytes.length > 0 && { body: bytes }),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  const gate: SearchGate = {
    address: '',
    sent: [],
    away: false,
    held: undefined,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  gate.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gate;
}

function idsIn(body: Buffer): string[] {
  const { requests } = JSON.parse(body.toString()) as { requests: { body: { objectID: string } }[] };
  return requests.map((request) => request.body.objectID);
}
