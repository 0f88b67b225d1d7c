import { request } from 'node:http';

/** What the process says of itself; the loop's delay since it was last reset. */
export type Figures = {
  loopP99Ms: number;
  loopMaxMs: number;
  rssBytes: number;
  heapBytes: number;
  fds: number;
};

/** Speaks with `trust/inside/probe.js` in the API under test. */
export function askInside(socketPath: string) {
  const ask = (path: string) =>
    new Promise<Figures>((resolve, reject) => {
      request({ socketPath, path }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.once('end', () => resolve(JSON.parse(text)));
      })
        .once('error', reject)
        .end();
    });
  return {
    figures: () => ask('/figures'),
    resetLoop: () => ask('/loop/reset'),
    collectGarbage: () => ask('/gc'),
    /** The clock of the process is wrong by so much; 0 is right again. */
    shiftClock: (ms: number) => ask(`/clock?ms=${ms}`),
  };
}
