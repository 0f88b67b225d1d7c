import { type Readiness, readinessStatus } from '@e-store/server/internal-server';
import { Router } from 'express';

const READINESS_TIMEOUT_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can serve, which needs the API. */
export function healthRoutes(apiUrl: string, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_req, res) => {
    res.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    const readiness = await readReadiness(apiUrl, isStopping);
    res
      .status(readiness.status === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(readiness);
  });
  return router;
}

export async function readReadiness(apiUrl: string, isStopping: () => boolean): Promise<Readiness> {
  if (isStopping()) return { status: 'stopping' };
  return { status: readinessStatus(await isReady(apiUrl), apiUrl) };
}

async function isReady(apiUrl: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(READINESS_TIMEOUT_MS) });
    return ok;
  } catch {
    return false;
  }
}
