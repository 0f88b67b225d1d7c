import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();

/** Ignores an id sent by the visitor. */
export function requestIdOf(req: IncomingMessage): string {
  const id = ids.get(req) ?? randomUUID();
  ids.set(req, id);
  return id;
}
