import type { TraceSettings } from './trace-settings.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

export type TraceSource = { name: string; version: string; onLoss: (error: Error | undefined) => void };

/** Without an endpoint, OpenTelemetry is not even loaded. */
export async function startTracing(
  settings: TraceSettings | undefined,
  source: TraceSource,
): Promise<Tracing> {
  if (!settings) return NO_TRACING;
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(settings, source);
}
