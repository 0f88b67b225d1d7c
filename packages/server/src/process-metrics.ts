import { Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createProcessMetrics(version: string) {
  const register = new Registry();
  const registers = [register];
  const build = new Gauge({
    name: 'estore_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node'],
    registers,
  });
  build.set({ version, node: process.versions.node }, 1);
  return {
    register,
    requestSeconds: new Histogram({
      name: 'estore_http_request_duration_seconds',
      help: 'Requests by the pattern of their route and the status of the answer, and how long they took.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
  };
}

export type ProcessMetrics = ReturnType<typeof createProcessMetrics>;
