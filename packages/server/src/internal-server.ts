import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/**
 * As `/readyz` returns it. `unavailable`: a dependency was lost after the start. Further keys name what the
 * process waits for.
 */
export type Readiness = { status: 'ready' | 'starting' | 'unavailable' | 'stopping'; [part: string]: string };

/** A `key` that was ready once is `unavailable`, not `starting`. */
const readyOnce = new Set<unknown>();
export function readinessStatus(isReady: boolean, key: unknown): Readiness['status'] {
  if (isReady) readyOnce.add(key);
  return isReady ? 'ready' : readyOnce.has(key) ? 'unavailable' : 'starting';
}

export type InternalPage = () => Promise<{ status?: number; type: string; text: string }>;

const json = (status: number, body: object) => ({
  status,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(body),
});

export function createInternalServer(pages: Readonly<Record<string, InternalPage>>): Server {
  return createServer((req, res) => {
    const page = req.method === 'GET' ? pages[req.url?.split('?')[0] ?? ''] : undefined;
    const answer =
      page?.() ?? Promise.resolve({ status: 404, type: 'text/plain', text: 'Nothing is here.\n' });
    answer.then(
      ({ status = 200, type, text }) =>
        res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text),
      () => res.writeHead(500).end(),
    );
  });
}

export const healthPages = (readiness: () => Promise<Readiness>): Record<string, InternalPage> => ({
  '/healthz': async () => json(200, { status: 'ok' }),
  '/readyz': async () => {
    const answer = await readiness();
    return json(answer.status === 'ready' ? 200 : 503, answer);
  },
});

export const metricsPage = (
  register: Registry,
  collect: () => Promise<void> = async () => {},
): Record<string, InternalPage> => ({
  '/metrics': async () => {
    await collect();
    return { type: register.contentType, text: await register.metrics() };
  },
});
