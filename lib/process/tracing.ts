import type { IncomingHttpHeaders } from 'node:http';

interface TracedRequest {
  /** Of a kind of request: `GET /vara`. */
  readonly name: string;
  readonly headers: IncomingHttpHeaders | Readonly<Record<string, string>>;
  /** Of the answer. */
  status(): number;
}

/** Traces of this process, sent to a collector. */
export interface Tracing {
  traceRequest<T>(request: TracedRequest, answer: () => Promise<T>): Promise<T>;
  /** Sends what has not been sent yet. */
  end(): Promise<void>;
}

let tracing: Tracing | undefined;

/** Starts traces where the environment names a collector; only then their code is loaded, before what it watches. */
export async function startTracing(service: string): Promise<void> {
  const endpoint = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (endpoint) tracing = (await import('./open-telemetry.ts')).openTelemetry(service);
}

/** Answers a request as a part of the trace that it came with, or as the start of one. */
export function traceRequest<T>(request: TracedRequest, answer: () => Promise<T>): Promise<T> {
  return tracing ? tracing.traceRequest(request, answer) : answer();
}

export const endTracing = async (): Promise<void> => tracing?.end();
