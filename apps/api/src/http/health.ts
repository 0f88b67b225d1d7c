import type { Express } from 'express';
import type { Context } from '../context.ts';

/** `/healthz`: the process answers. `/readyz`: it can serve, that is the primary answers and migrations are applied. */
export function mountHealth(app: Express, context: Context): void {
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  app.get('/readyz', async (_req, res) => {
    const status = await context.readiness();
    res.status(status === 'ready' ? 200 : 503).json({ status });
  });
}
