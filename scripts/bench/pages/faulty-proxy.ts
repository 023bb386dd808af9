import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

type Fault = 'none' | 'refused' | 'hung' | 'slow';

/** Milliseconds by which the slow backend delays each response. */
const delayMs = 1_000;

/** A proxy between a storefront and the backend that can simulate an outage. */
export interface FaultyProxy {
  url: string;
  /** Sets the backend's port; nothing passes before. */
  passTo(port: number): void;
  set(fault: Fault): Promise<void>;
  stop(): Promise<void>;
}

export async function faultyProxy(): Promise<FaultyProxy> {
  let fault: Fault = 'none';
  let target = 0;
  const open = new Set<Socket>();

  function join(storefront: Socket): void {
    open.add(storefront);
    storefront.on('error', () => undefined).on('close', () => open.delete(storefront));
    if (fault === 'hung') return;
    const backend = connect(target, '127.0.0.1');
    const wait = fault === 'slow' ? delayMs : 0;
    backend.on('error', () => storefront.destroy()).on('close', () => storefront.destroy());
    storefront.on('close', () => backend.destroy());
    storefront.pipe(backend);
    backend.on('data', (chunk) => {
      if (wait === 0) storefront.write(chunk);
      else setTimeout(() => storefront.write(chunk), wait);
    });
  }

  const listen = async (port: number): Promise<Server> => {
    const made = createServer(join).listen(port, '127.0.0.1');
    await once(made, 'listening');
    return made;
  };
  let server: Server | null = await listen(0);
  const { port } = server.address() as AddressInfo;

  async function close(): Promise<void> {
    for (const socket of open) socket.destroy();
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server = null;
    await closed;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    passTo: (backendPort) => {
      target = backendPort;
    },
    set: async (next) => {
      fault = next;
      // Connections that were open before would otherwise stay usable.
      await close();
      if (fault !== 'refused') server = await listen(port);
    },
    stop: close,
  };
}
