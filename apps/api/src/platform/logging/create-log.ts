import pino, { type Logger, type LoggerOptions } from 'pino';
import { isDatabaseAway } from '../errors/to-http-error.ts';

const STANDARD_OUTPUT = 1;
const MOST_WAITING_BYTES = 1_000_000;
const REPEAT_MS = 60_000;

/** A full disk or a closed reader only loses log lines (T7). */
export function createLog(options: { level: string; name?: string }): Logger {
  const lines = pino.destination({ fd: STANDARD_OUTPUT, sync: true, maxLength: MOST_WAITING_BYTES });
  lines.on('error', () => {});
  return pino({ ...options, hooks: { logMethod: throttleAwayMessages() } }, lines);
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/** Once a minute per message, without a stack, with the count of omitted lines. */
export function throttleAwayMessages(now: () => number = Date.now): LogMethod {
  const lastByMessage = new Map<string, { at: number; leftOut: number }>();
  return function logMethod(args, method) {
    const [about, message] = args as [unknown, string?];
    const error = typeof about === 'object' && about !== null && 'err' in about ? about.err : undefined;
    if (!(error instanceof Error) || !isDatabaseAway(error)) return method.apply(this, args);
    const key = String(message);
    const last = lastByMessage.get(key);
    if (last && now() - last.at < REPEAT_MS) {
      last.leftOut += 1;
      return;
    }
    lastByMessage.set(key, { at: now(), leftOut: 0 });
    const leftOut = last?.leftOut ?? 0;
    const { err: _, ...rest } = about as { err: Error };
    const line = {
      ...rest,
      reason: `${error.name}: ${error.message}`,
      ...(leftOut > 0 && { leftOut }),
    };
    method.apply(this, [line, message] as unknown as Parameters<typeof method>);
  };
}
