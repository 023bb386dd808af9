import type { Context, Hono, Next } from 'hono';
import { z } from 'zod';

const faultSchema = z.object({
  mode: z.enum(['none', 'down', 'slow', 'error', 'malformed']),
  /** Delay of `slow`, in ms. */
  ms: z.int().min(0).max(600_000).default(3000),
  /** How many requests are hit before the service recovers by itself; default: all of them. */
  times: z.int().positive().optional(),
});

type Fault = z.infer<typeof faultSchema>;

const noFault: Fault = { mode: 'none', ms: 0 };

/**
 * Adds `POST /_faults` (set), `GET /_faults` (read) and `DELETE /_faults` (clear) to an emulator, and breaks every later route
 * accordingly. Call it before the routes are added. These routes and `/healthz` never break.
 */
export function addFaults(app: Hono): void {
  const take = addFaultRoutes(app, faultSchema, noFault);
  app.use('*', async (c: Context, next) => {
    if (c.req.path === '/_faults' || c.req.path === '/healthz') return next();
    return breakRequest(c, next, take());
  });
}

/**
 * The routes alone, for faults of any kind.
 * @returns takes the current fault, and counts it
 */
export function addFaultRoutes<F extends { times?: number | undefined }>(
  app: Hono,
  schema: z.ZodType<F>,
  calmFault: F,
): () => F {
  let fault = calmFault;
  app.get('/_faults', (c) => c.json(fault));
  app.delete('/_faults', (c) => {
    fault = calmFault;
    return c.json(fault);
  });
  app.post('/_faults', async (c) => {
    const requestedFault = schema.safeParse(await c.req.json().catch(() => null));
    if (!requestedFault.success)
      return c.json({ code: 'BAD_REQUEST', message: z.prettifyError(requestedFault.error) }, 400);
    fault = requestedFault.data;
    return c.json(fault);
  });
  return () => {
    const currentFault = fault;
    if (fault.times !== undefined) fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : calmFault;
    return currentFault;
  };
}

async function breakRequest(c: Context, next: Next, fault: Fault): Promise<Response | void> {
  switch (fault.mode) {
    case 'none':
      return next();
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return next();
    case 'down':
      cutConnection(c.env);
      return c.json({ code: 'UNAVAILABLE', message: 'The service is down.' }, 503);
    case 'error':
      return c.json({ code: 'INTERNAL', message: 'The service failed.' }, 500);
    case 'malformed': {
      await next();
      const bytes = new Uint8Array(await c.res.arrayBuffer());
      const headers = new Headers(c.res.headers);
      headers.delete('content-length');
      c.res = new Response(bytes.subarray(0, bytes.length >> 1), { status: c.res.status, headers });
    }
  }
}

/** On a real socket, down means that the connection breaks; an in-process caller gets the 503 instead. */
function cutConnection(env: unknown): void {
  const server = env as { incoming?: { socket?: { destroy(): void } } } | undefined;
  server?.incoming?.socket?.destroy();
}
