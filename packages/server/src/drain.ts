import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** So long a server that stops still takes whoever comes, telling each to go elsewhere next time. */
const LINGER_MS = 1000;
/** Who was asked nothing for so long has nobody to tell. */
const RECENT_MS = 5000;
/** Requests still being answered after that have this long to finish. */
const DRAIN_MS = 6000;
/** How often connections are looked at meanwhile. */
const SWEEP_MS = 50;

/**
 * Prepares a server for its end, and answers how to bring it about: no request that it accepted fails (R84, T11). A client
 * that keeps a connection may send the next request in the moment in which it is closed, and cannot know whether it was
 * read. So every answer says `Connection: close` from now on, and only when clients have had the time to be told does the
 * server take no more, and close what is idle.
 */
export function prepareDrain(server: Server): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  let isEnding = false;
  let lastAskedAt = -Infinity;
  server.prependListener('request', (_request, response: ServerResponse) => {
    lastAskedAt = performance.now();
    if (isEnding) response.setHeader('Connection', 'close');
    answering.add(response);
    response.once('close', () => answering.delete(response));
  });
  return async () => {
    isEnding = true;
    for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close');
    // In full, though all may have gone: somebody is just coming, and is cut off by the system when the door shuts.
    if (performance.now() - lastAskedAt < RECENT_MS) await wait(LINGER_MS);
    await closed(server);
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A connection whose answer had begun before stays open after it.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}
