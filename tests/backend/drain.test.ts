import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { serve } from '@hono/node-server';
import { createDrain } from '../../lib/process/drain.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: Server;
let port: number;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listening(answer: () => Promise<Response>): Promise<(withinMs: number) => Promise<void>> {
  server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1', createServer }) as Server;
  if (!server.listening) await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  return createDrain(server);
}

/** Requests over one keep-alive connection; returns the response, or the error's code. */
function ask(): Promise<string> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
      answer.on('error', () => resolve('broken'));
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
      .end();
  });
}

describe('a server that stops', () => {
  it('closes a connection that is never idle, and answers requests in flight', async () => {
    const drain = await listening(() => Promise.resolve(new Response('x')));
    expect(await ask()).toBe('200 keep-alive');
    // Continues until it is refused, as a storefront does.
    const asking = (async () => {
      const answers: string[] = [];
      do answers.push(await ask());
      while (answers.at(-1)?.startsWith('200'));
      return answers;
    })();
    await once(server, 'request');
    await drain(10_000);
    const answers = await asking;
    expect(answers.slice(-2)).toEqual(['200 close', 'ECONNREFUSED']);
    expect(new Set(answers.slice(0, -2))).not.toContain('200 close');
  });

  it('cuts off what takes too long', async () => {
    const drain = await listening(() => new Promise<Response>(() => undefined));
    const answer = ask();
    await once(server, 'request');
    await drain(50);
    expect(await answer).toBe('ECONNRESET');
  });
});
