import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface StandIn {
  /** With its port, as the company names it to the shop. */
  host: string;
  url: string;
  /** Page of a buyer: a form that opens the shop with these fields. */
  open: { action: string; fields: Record<string, string> };
  /** Carts that came, the last one last. */
  carts: URLSearchParams[];
}

/** A small purchasing system on this machine: a page that opens the shop, and one that shows the cart that came back. */
export async function usePurchasingSystem(use: (system: StandIn) => Promise<void>): Promise<void> {
  const system: StandIn = { host: '', url: '', open: { action: '', fields: {} }, carts: [] };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (request.method === 'POST') system.carts.push(new URLSearchParams(body));
      response.end(request.method === 'POST' ? cartPage(system) : startPage(system));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  system.host = `localhost:${(server.address() as AddressInfo).port}`;
  system.url = `http://${system.host}`;
  try {
    await use(system);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

const page = (body: string): string =>
  `<!doctype html><html lang="is"><title>Innkaupakerfi</title>${body}</html>`;

const startPage = ({ open: { action, fields } }: StandIn): string =>
  page(
    `<h1>Innkaupakerfi</h1><form method="post" action="${escape(action)}">${Object.entries(fields)
      .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
      .join('')}<button>Opna verslun</button></form>`,
  );

const cartPage = ({ carts }: StandIn): string =>
  page(
    `<h1>Karfa komin</h1><ul>${[...(carts.at(-1) ?? [])].map(([name, value]) => `<li>${escape(`${name}: ${value}`)}</li>`).join('')}</ul>`,
  );
