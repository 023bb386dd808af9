import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that stands for a storefront or a backend, and the requests that reached it. */
export interface Origin {
  readonly address: string;
  /** Method and address of each. */
  readonly seen: string[];
  stop(): Promise<void>;
}

export async function startOrigin(listener: RequestListener): Promise<Origin> {
  const seen: string[] = [];
  const server: Server = createServer((incoming, response) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    listener(incoming, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    seen,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The bytes as they came, without what a browser's fetch does by itself. */
export function send(
  port: number,
  path: string,
  headers: Record<string, string>,
  method: string,
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end(body);
  });
}
