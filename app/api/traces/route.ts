import { browserTracesBytes, passTraces } from '@/lib/server/browser-traces.ts';

/** Takes browsers' traces where the shop is traced. 413 for what is too long. */
export async function POST(request: Request): Promise<Response> {
  if (Number(request.headers.get('content-length') ?? Infinity) > browserTracesBytes)
    return new Response(null, { status: 413 });
  const status = await passTraces(await request.text(), process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  return new Response(null, { status });
}
