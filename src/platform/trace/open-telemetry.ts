import {
  context,
  SpanKind as OtelKind,
  type Span as OtelSpan,
  propagation,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { globalErrorHandler, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '#src/platform/log/log.ts';
import { shopVersion } from '#src/platform/shop-version.ts';
import type { Attributes, Span, SpanKind, Tracing } from './span.ts';

type Env = Record<string, string | undefined>;

const KINDS = { inside: OtelKind.INTERNAL, request: OtelKind.SERVER, call: OtelKind.CLIENT } as const;
/** Milliseconds between two log lines about a collector that does not answer. */
const SELDOM = 60_000;

/**
 * Traces by OpenTelemetry, sent as OTLP over HTTP. The exporter reads its own standard variables (address, headers, time-out, certificates);
 * the sampler's and the batches' are read here.
 */
export function openTelemetry(env: Env, log: Log): Tracing {
  let lastTold = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler((error) => {
    if (performance.now() - lastTold < SELDOM) return;
    lastTold = performance.now();
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'traces cannot be delivered');
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'kiran', 'service.version': shopVersion() }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(env),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batches(env) })],
  });
  const tracer = provider.getTracer('kiran', shopVersion());

  const during = <T>(span: OtelSpan, work: (span: Span) => T): T => {
    const own: Span = {
      set: (attributes) => void span.setAttributes(known(attributes)),
      rename: (name) => void span.updateName(name),
    };
    try {
      const done = context.with(trace.setSpan(context.active(), span), () => work(own));
      if (!(done instanceof Promise)) {
        span.end();
        return done;
      }
      return done.then(
        (value) => {
          span.end();
          return value;
        },
        (error) => {
          fail(span, error);
          throw error;
        },
      ) as T;
    } catch (error) {
      fail(span, error);
      throw error;
    }
  };

  return {
    span: (name, kind: SpanKind, attributes, work) =>
      during(tracer.startSpan(name, { kind: KINDS[kind], attributes: known(attributes) }), work),
    request(headers, attributes, work) {
      const from = propagation.extract(ROOT_CONTEXT, headers);
      return context.with(from, () =>
        during(tracer.startSpan('request', { kind: OtelKind.SERVER, attributes: known(attributes) }), work),
      );
    },
    answered(headers, attributes, ms) {
      const from = propagation.extract(ROOT_CONTEXT, headers);
      const now = Date.now();
      const name = `${attributes['http.request.method']} ${attributes['http.route']}`;
      tracer
        .startSpan(name, { kind: OtelKind.SERVER, attributes: known(attributes), startTime: now - ms }, from)
        .end(now);
    },
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    stop: () => provider.shutdown().catch(globalErrorHandler), // it rejects if its last batch cannot be delivered
  };
}

/** What went wrong, as a word: messages may quote what a person typed. */
function fail(span: OtelSpan, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? 'error'));
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

const known = (attributes: Attributes): Record<string, string | number | boolean> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number | boolean
  >;

/** OTEL_TRACES_SAMPLER and its argument; a caller's decision counts unless the name says otherwise. */
function samplerOf({ OTEL_TRACES_SAMPLER: name = '', OTEL_TRACES_SAMPLER_ARG: share = '' }: Env): Sampler {
  const ratio = Number(share || 1);
  const root = name.endsWith('always_off')
    ? new AlwaysOffSampler()
    : name.endsWith('traceidratio') && ratio >= 0 && ratio <= 1
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return name === '' || name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

function batches({ OTEL_BSP_SCHEDULE_DELAY: delay, OTEL_BSP_MAX_QUEUE_SIZE: most }: Env) {
  return {
    ...(Number(delay) > 0 && { scheduledDelayMillis: Number(delay) }),
    ...(Number(most) > 0 && { maxQueueSize: Number(most) }),
  };
}
