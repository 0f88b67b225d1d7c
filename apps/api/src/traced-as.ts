import { readVersion } from '@e-store/server/read-version';
import type { Traced } from '@e-store/server/start-tracing';
import type { Logger } from 'pino';

/** Who a process of this workspace is to the service for traces, and what it says when that cannot be reached. */
export const tracedAs = (name: string, log: Logger): Traced => ({
  name,
  version: readVersion(import.meta.url),
  onLoss: (error) => log.warn({ err: error }, 'traces cannot be delivered and are lost'),
});
