import 'server-only';
import { z } from 'zod';

/** A message's longest body, in bytes. */
export const browserTracesBytes = 64_000;
/** Milliseconds that a collector may take. */
const timeoutMs = 2_000;

const id = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
const time = z.union([z.string().max(20), z.number()]);
/** What a browser says of one of its calls; what else it sends is left out. */
const spanSchema = z.object({
  traceId: id(32),
  spanId: id(16),
  name: z.string().max(60),
  kind: z.number().int(),
  startTimeUnixNano: time,
  endTimeUnixNano: time,
  flags: z.number().int().optional(),
  status: z.object({ code: z.number().int() }).optional(),
  attributes: z
    .array(
      z.object({
        key: z.literal('http.response.status_code'),
        value: z.object({ intValue: z.number().int() }),
      }),
    )
    .max(5),
});
const messageSchema = z.object({
  resourceSpans: z
    .array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema).max(100) })).max(5) }))
    .max(5),
});

/**
 * Passes on what a browser says of its calls (OTLP, JSON) to the collector, as the browser's whatever it claims.
 * @returns the status of the answer: 404 without a collector, 400 for what is no such message, 502 where it takes nothing
 */
export async function passTraces(body: string, endpoint: string | undefined): Promise<number> {
  if (!endpoint) return 404;
  const message = readMessage(body);
  if (!message) return 400;
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'vorulind-browser' } }] };
  const resourceSpans = message.resourceSpans.map(({ scopeSpans }) => ({ resource, scopeSpans }));
  const response = await fetch(`${endpoint.replace(/\/$/, '')}/v1/traces`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ resourceSpans }),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ? 204 : 502;
}

function readMessage(body: string): z.infer<typeof messageSchema> | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
