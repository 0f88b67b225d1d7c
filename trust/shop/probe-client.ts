import { request } from 'node:http';

/** Event-loop delays since the last reset. */
export type ProcessMetrics = {
  loopP99Ms: number;
  loopMaxMs: number;
  rssBytes: number;
  heapBytes: number;
  fds: number;
};

/** For `trust/inside/probe.js` in the API under test. */
export function createProbeClient(socketPath: string) {
  const ask = (path: string) =>
    new Promise<ProcessMetrics>((resolve, reject) => {
      request({ socketPath, path }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.once('end', () => resolve(JSON.parse(text)));
      })
        .once('error', reject)
        .end();
    });
  return {
    readMetrics: () => ask('/figures'),
    resetLoop: () => ask('/loop/reset'),
    collectGarbage: () => ask('/gc'),
    shiftClock: (ms: number) => ask(`/clock?ms=${ms}`),
  };
}
