import type { Log } from '#src/platform/log/log.ts';
import { switchTracing } from './span.ts';

type Env = Record<string, string | undefined>;

/** Whether OpenTelemetry's standard variables ask for traces: an address to send them to, and nothing that switches them off. */
const wantsTraces = (env: Env): boolean =>
  Boolean(env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT']) &&
  env['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  env['OTEL_TRACES_EXPORTER'] !== 'none';

/** Switches traces on if they are wanted. The libraries are loaded only then. Answers how to send what is left and stop. */
export async function startTracing(env: Env, log: Log): Promise<() => Promise<void>> {
  if (!wantsTraces(env)) return async () => {};
  const { openTelemetry } = await import('./open-telemetry.ts');
  const tracing = openTelemetry(env, log);
  switchTracing(tracing);
  return async () => {
    switchTracing(undefined);
    await tracing.stop();
  };
}
