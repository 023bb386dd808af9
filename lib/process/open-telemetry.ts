import { register } from 'node:module';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace';
import { withoutPersonalData } from '../rules/security/personal-text.ts';
import type { Tracing } from './tracing.ts';

/** Milliseconds that an ending process waits for the collector. */
const endTimeoutMs = 1_000;

/** Next and fetch write whole addresses into their spans. */
class CleanSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const [name, value] of Object.entries(span.attributes))
      if (typeof value === 'string') span.attributes[name] = withoutPersonalData(value);
    super.onEnd(span);
  }
}

/**
 * Traces by OpenTelemetry: requests, what Next does for them, calls by fetch, which carry the trace on, and statements to
 * PostgreSQL without their values. OTEL_EXPORTER_OTLP_ENDPOINT and its companions say where they go.
 */
export function openTelemetry(service: string): Tracing {
  // The driver that is imported from now on is a watched one.
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, { data: { include: ['pg'] } });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new CleanSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new UndiciInstrumentation(),
      // Background tasks look every second: what belongs to no request is left out.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  const tracer = provider.getTracer('vorulind');
  return {
    traceRequest({ name, headers, status }, answer) {
      const parent = propagation.extract(context.active(), headers);
      return tracer.startActiveSpan(name, { kind: SpanKind.SERVER }, parent, async (span) => {
        try {
          return await answer();
        } finally {
          span.setAttribute('http.response.status_code', status());
          if (status() >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        }
      });
    },
    end: () => provider.forceFlush({ timeoutMillis: endTimeoutMs }).catch(() => undefined),
  };
}
