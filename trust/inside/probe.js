import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { shiftClock } from './clock.js';

// Loaded by --import. Exposes process metrics and the clock on the socket in the module URL.
const socket = new URL(import.meta.url).searchParams.get('socket');

// Sampling interval, part of every measured delay.
const RESOLUTION_MS = 2;

const collectGarbage = () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

const answers = (loop) => ({
  '/figures': () => ({
    loopP99Ms: loop.percentile(99) / 1e6,
    loopMaxMs: loop.max / 1e6,
    rssBytes: process.memoryUsage.rss(),
    heapBytes: process.memoryUsage().heapUsed,
    fds: readdirSync('/proc/self/fd').length,
  }),
  '/loop/reset': () => loop.reset(),
  '/gc': collectGarbage,
  '/clock': (asked) => shiftClock(Number(asked.get('ms'))),
});

if (isMainThread && socket) {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  loop.enable();
  const byPath = answers(loop);
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://inside');
    response.setHeader('Connection', 'close');
    response.end(JSON.stringify(byPath[pathname]?.(searchParams) ?? {}));
  })
    .listen(socket)
    .unref();
}
