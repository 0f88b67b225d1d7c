import pino, { type Logger } from 'pino';

const STANDARD_OUTPUT = 1;
/** What is kept of lines that cannot be written, until they can. */
const MOST_WAITING_BYTES = 1_000_000;

/** A log whose disk is full, or whose reader is gone, costs lines and nothing else (T7). */
export function createLog(options: { level: string; name?: string }): Logger {
  const lines = pino.destination({ fd: STANDARD_OUTPUT, sync: true, maxLength: MOST_WAITING_BYTES });
  lines.on('error', () => {}); // where would it be told?
  return pino(options, lines);
}
