import type { Express } from 'express';
import type { Context } from '../context.ts';

export function mountHealth(app: Express, context: Context): void {
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  app.get('/readyz', async (_req, res) => {
    const readiness = await context.readiness();
    res.status(readiness.status === 'ready' ? 200 : 503).json(readiness);
  });
}
