import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const backendPath = '/backend/';

/**
 * Begins a trace with each call of the browser to the backend. Loaded only where the shop is traced; the storefront passes on what is
 * sent to `/api/traces`.
 */
export function traceCalls(): void {
  const exporter = new OTLPTraceExporter({ url: '/api/traces' });
  const provider = new TracerProvider({ spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const tracer = provider.getTracer('vorulind-browser');
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const { origin, pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    if (origin !== location.origin || !pathname.startsWith(backendPath)) return send(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const name = `${method} ${searchParams.get('op') ?? pathname.split('/')[2] ?? ''}`;
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT });
    const { traceId, spanId, traceFlags } = span.spanContext();
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`);
    try {
      const response = await send(input, { ...init, headers });
      span.setAttribute('http.response.status_code', response.status);
      return response;
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}
