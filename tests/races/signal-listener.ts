import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for a storefront: takes the change signals, and does at once what a storefront may do after one. */
export interface SignalListener {
  /** For REVALIDATE_URL. */
  url: string;
  /** Sets what happens on a signal, before it is answered. */
  onSignal(react: (tags: string[]) => Promise<void>): void;
  stop(): Promise<void>;
}

export async function listenForSignals(): Promise<SignalListener> {
  let react: (tags: string[]) => Promise<void> = () => Promise.resolve();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const { tags } = JSON.parse(body) as { tags: string[] };
      void react(tags).finally(() => response.writeHead(204).end());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/revalidate`,
    onSignal: (next) => (react = next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
