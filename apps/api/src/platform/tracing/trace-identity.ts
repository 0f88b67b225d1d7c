import { readVersion } from '@e-store/server/workspace-of';
import type { TraceSource } from '@e-store/server/start-tracing';
import type { Logger } from 'pino';

export const traceIdentity = (name: string, log: Logger): TraceSource => ({
  name,
  version: readVersion(import.meta.url),
  onLoss: (error) => log.warn({ err: error }, 'traces cannot be delivered and are lost'),
});
