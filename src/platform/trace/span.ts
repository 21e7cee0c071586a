import type { IncomingMessage } from 'node:http';

/** Facts about a span by OpenTelemetry's names. Never what a person typed: no parameters, addresses or paths with ids. */
export type Attributes = Record<string, string | number | boolean | undefined>;

/** A span while its work runs. */
export type Span = {
  set(attributes: Attributes): void;
  rename(name: string): void;
};

export type SpanKind = 'inside' | 'request' | 'call';

/** What traces are made by, once they are on (open-telemetry.ts). */
export type Tracing = {
  span<T>(name: string, kind: SpanKind, attributes: Attributes, work: (span: Span) => T): T;
  /** A request's span continues the caller's trace, if it names one. */
  request<T>(headers: IncomingMessage['headers'], attributes: Attributes, work: (span: Span) => T): T;
  /** A request that has already been answered. */
  answered(headers: IncomingMessage['headers'], attributes: Attributes, ms: number): void;
  traceId(): string | undefined;
  stop(): Promise<void>;
};

let tracing: Tracing | undefined;

/** Switches traces on for this process, or off. Called once at the start, before there are requests. */
export function switchTracing(chosen: Tracing | undefined): void {
  tracing = chosen;
}

export const isTracing = (): boolean => tracing !== undefined;

const NO_SPAN: Span = { set() {}, rename() {} };

/** Runs `work` in a span; without traces it is only called. A promise ends its span when it settles. */
export const inSpan = <T>(name: string, kind: SpanKind, attributes: Attributes, work: (span: Span) => T): T =>
  tracing ? tracing.span(name, kind, attributes, work) : work(NO_SPAN);

export const inRequestSpan = <T>(
  headers: IncomingMessage['headers'],
  attributes: Attributes,
  work: (span: Span) => T,
): T => (tracing ? tracing.request(headers, attributes, work) : work(NO_SPAN));

export function traceAnswer(
  { headers, method }: IncomingMessage,
  { route, status, ms }: { route: string; status: number; ms: number },
): void {
  tracing?.answered(
    headers,
    {
      'http.request.method': method ?? '',
      'http.route': route,
      'http.response.status_code': status,
      'kiran.memory': true,
    },
    ms,
  );
}

/** The trace that the caller of this function is in, for log lines. */
export const currentTraceId = (): string | undefined => tracing?.traceId();
