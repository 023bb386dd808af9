import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** Something that a storefront of a test depends on. */
interface StandIn {
  readonly port: number;
  stop(): Promise<void>;
}

async function listen(server: Server): Promise<StandIn> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Takes every connection and never says a word. */
export const startHanging = (): Promise<StandIn> => listen(createServer());

/** A message of PostgreSQL: its kind, its length and its body. */
function message(kind: string, body = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A PostgreSQL that finds nothing, whatever it is asked. */
export function startEmptyPostgres(): Promise<StandIn> {
  const ready = message('Z', Buffer.from('I'));
  const nothing = message('C', Buffer.from('SELECT 0\0'));
  const described = Buffer.concat([message('1'), message('2'), message('n')]);
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      // A query is asked at once, or parsed first.
      socket.on('data', (chunk) => {
        const isSimple = chunk[0] === 'Q'.charCodeAt(0);
        socket.write(Buffer.concat([isSimple ? Buffer.alloc(0) : described, nothing, ready]));
      });
    });
  });
  return listen(server);
}

/** A server that answers as the test wants it. */
export const startServer = (answer: RequestListener): Promise<StandIn> => listen(createHttpServer(answer));
