import { Gauge, Histogram, Registry } from 'prom-client';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createProcessMetrics(version: string) {
  const register = new Registry();
  const registers = [register];
  const build = new Gauge({
    name: 'estore_build_info',
    help: 'Always 1; the labels are the running versions.',
    labelNames: ['version', 'node'],
    registers,
  });
  build.set({ version, node: process.versions.node }, 1);
  return {
    register,
    requestSeconds: new Histogram({
      name: 'estore_http_request_duration_seconds',
      help: 'Duration of requests by method, route pattern and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
  };
}

export type ProcessMetrics = ReturnType<typeof createProcessMetrics>;
