import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call on its way to the backend. */
export interface Call {
  method: string;
  path: string;
  /** Name of a GraphQL operation; empty for REST. */
  operation: string;
  headers: Record<string, string>;
  body: string;
}

export interface Answer {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

export type Send = (call: Call) => Promise<Answer>;

/** What a backend does wrong: passes calls on, altered or not, and alters the answers or not. */
export type Fault = (call: Call, send: Send) => Promise<Answer>;

interface ConformanceProxy {
  url: string;
  stop(): Promise<void>;
}

/** Headers that belong to one connection, or to a body as it was sent. */
const ownHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
];

/** Stands before a backend and makes one of its mistakes; without a fault all passes as it is. */
export async function startConformanceProxy(backend: string, fault: Fault | null): Promise<ConformanceProxy> {
  const send: Send = async ({ method, path, headers, body }) => {
    const answer = await fetch(`${backend}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(method !== 'GET' && { body }),
    });
    return {
      status: answer.status,
      headers: [...answer.headers].filter(([name]) => !ownHeaders.includes(name)),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const call: Call = {
      method: request.method ?? 'GET',
      path,
      operation: /[?&]op=(\w+)/.exec(path)?.[1] ?? '',
      headers: toRecord(request.headers),
      body: (await buffer(request)).toString(),
    };
    const answer = await (fault ? fault(call, send) : send(call));
    for (const [name, value] of answer.headers) response.appendHeader(name, value);
    response.writeHead(answer.status).end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function toRecord(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      ownHeaders.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
