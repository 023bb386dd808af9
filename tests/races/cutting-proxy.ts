import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/**
 * Between a backend and PostgreSQL: can break a connection after PostgreSQL has processed a statement, before the backend gets
 * the response.
 */
interface CuttingProxy {
  /** Address of the database through this proxy. */
  url: string;
  /**
   * The next connection that commits after a statement with this text loses the response to its commit, once.
   * @returns whether that has happened already
   */
  cutCommitAfter(statement: string): () => boolean;
  stop(): Promise<void>;
}

/** @param databaseUrl the real PostgreSQL */
export async function cuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  let armed: { statement: string; isDone: boolean } | null = null;
  const open = new Set<Socket>();
  const server = createServer((backend) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    let isMarked = false;
    let isCut = false;
    for (const one of [backend, database]) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        backend.destroy();
        database.destroy();
      });
    }
    backend.on('data', (chunk) => {
      if (armed && !armed.isDone) {
        if (chunk.includes(armed.statement)) isMarked = true;
        // A simple query of the wire protocol: type byte, length, text.
        else if (isMarked && /^Q[^]{4}commit/i.test(chunk.toString('latin1'))) {
          isCut = true;
          armed.isDone = true;
        }
      }
      database.write(chunk);
    });
    database.on('data', (answer) => {
      if (isCut) backend.destroy();
      else backend.write(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cutCommitAfter(statement) {
      const mine = { statement, isDone: false };
      armed = mine;
      return () => mine.isDone;
    },
    async stop() {
      for (const one of open) one.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
