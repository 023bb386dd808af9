import { connect, createServer } from 'node:net';
import { type Ports, portVariables } from './variables.ts';

/** Whether a server could listen on the port at this address; default: at all addresses. */
export function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy() && resolve(true));
  });
}

/** Free at every address that `localhost` may resolve to: some systems let two servers share a port by address. */
async function isFree(port: number, host: string): Promise<boolean> {
  if (!(await canListen(port, host))) return false;
  const answered = await Promise.all(['127.0.0.1', '::1'].map((address) => answers(port, address)));
  return !answered.includes(true);
}

/** A sentence for each busy port that names the variable to change; empty when all are free. */
export async function busyPorts(ports: Ports, host: string): Promise<string[]> {
  const names = Object.keys(portVariables) as (keyof Ports)[];
  const lines = await Promise.all(
    names.map(async (name) => {
      if (await isFree(ports[name], host)) return [];
      const variable = portVariables[name];
      return [
        `Port ${ports[name]} (${name}) is taken. Set ${variable}, for example ${variable}=${ports[name] + 1} npm start`,
      ];
    }),
  );
  return lines.flat();
}
