import { createServer } from 'node:net';
import { type Ports, portVariables } from './variables.ts';

/** Whether a server could listen on the port, on every address of the machine. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A sentence for each busy port that says which variable moves it; empty when all are free. */
export async function busyPorts(ports: Ports): Promise<string[]> {
  const names = Object.keys(portVariables) as (keyof Ports)[];
  const lines = await Promise.all(
    names.map(async (name) => {
      if (await isFree(ports[name])) return [];
      const variable = portVariables[name];
      return [
        `Port ${ports[name]} (${name}) is taken. Set ${variable}, for example ${variable}=${ports[name] + 1} npm start`,
      ];
    }),
  );
  return lines.flat();
}
