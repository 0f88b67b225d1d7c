import type { TraceSettings } from './trace-settings.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

/** Who it is that traces are of, and who is told when they cannot be delivered. */
export type Traced = { name: string; version: string; onLoss: (error: Error | undefined) => void };

/** Traces of this process, where an endpoint is set; otherwise nothing of OpenTelemetry is even loaded. */
export async function startTracing(settings: TraceSettings | undefined, traced: Traced): Promise<Tracing> {
  if (!settings) return NO_TRACING;
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing(settings, traced);
}
