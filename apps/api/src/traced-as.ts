import { readVersion } from '@e-store/server/read-version';
import type { Traced } from '@e-store/server/start-tracing';
import type { Logger } from 'pino';

export const tracedAs = (name: string, log: Logger): Traced => ({
  name,
  version: readVersion(import.meta.url),
  onLoss: (error) => log.warn({ err: error }, 'traces cannot be delivered and are lost'),
});
