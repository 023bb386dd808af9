import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `away`: every connection is broken; `hung`: nothing passes; `slow`: each piece waits; `cut`: answers end in the middle. */
export const faults = ['away', 'hung', 'slow', 'cut'] as const;
export type Fault = (typeof faults)[number];

export interface FaultProxy {
  port: number;
  /** Null: all passes. What a hung connection held back is sent then. */
  set(fault: Fault | null): void;
  stop(): Promise<void>;
}

const slowMs = 1_500;

/** Stands before a dependency on this machine, between it and all who use it. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  let fault: Fault | null = null;
  const pairs = new Set<readonly [Socket, Socket]>();
  const breakAll = (): void => {
    for (const socket of [...pairs].flat()) socket.resetAndDestroy();
  };

  const server = createServer((client) => {
    if (fault === 'away') return void client.resetAndDestroy();
    const target = connect(targetPort, 'localhost');
    const pair = [client, target] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const other of pair) other.destroy();
      });
    }
    pass(client, target, () => fault);
    pass(target, client, () => fault);
    if (fault === 'hung') for (const socket of pair) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      fault = next;
      if (next === 'away') breakAll();
      for (const socket of [...pairs].flat()) {
        if (next === 'hung') socket.pause();
        else socket.resume();
      }
    },
    async stop() {
      breakAll();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Passes on what comes, as the fault of the moment allows; the order of the pieces stays. */
function pass(from: Socket, to: Socket, faultNow: () => Fault | null): void {
  from.on('data', (piece: Buffer) => {
    const fault = faultNow();
    if (fault === 'cut') {
      to.write(piece.subarray(0, Math.floor(piece.length / 2)), () => to.destroy());
      return;
    }
    if (fault === 'slow') {
      from.pause();
      setTimeout(() => {
        if (faultNow() !== 'hung') from.resume();
      }, slowMs).unref();
    }
    // A client that reads slowly is waited for.
    if (!to.write(piece)) {
      from.pause();
      to.once('drain', () => {
        if (faultNow() !== 'hung') from.resume();
      });
    }
  });
  from.on('end', () => to.end());
}
