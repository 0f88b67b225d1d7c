import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A stopping server accepts new connections for this long and sends `Connection: close`. */
const LINGER_MS = 1000;
const RECENT_MS = 5000;
const DRAIN_MS = 6000;
const SWEEP_MS = 50;

/**
 * Prepares a graceful shutdown and returns the function that starts it. No accepted request fails (R84, T11).
 * Every response then says `Connection: close`, and clients get time to see that before the server closes.
 */
export function prepareDrain(server: Server): () => Promise<void> {
  const openResponses = new Set<ServerResponse>();
  let isDraining = false;
  let lastRequestAt = -Infinity;
  server.prependListener('request', (_request, response: ServerResponse) => {
    lastRequestAt = performance.now();
    if (isDraining) response.setHeader('Connection', 'close');
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });
  return async () => {
    isDraining = true;
    for (const response of openResponses)
      if (!response.headersSent) response.setHeader('Connection', 'close');
    // Waits in full, even without open connections: the system resets connections that arrive at closing.
    if (performance.now() - lastRequestAt < RECENT_MS) await wait(LINGER_MS);
    await closeServer(server);
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}
