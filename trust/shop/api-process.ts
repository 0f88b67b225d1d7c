import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';
import { childEnv } from '../../scripts/shop/child-env.js';
import { serverFlags } from '../../scripts/shop/server-flags.js';
import type { ChildDied } from '../../scripts/shop/child-process.js';
import { startChild } from '../../scripts/shop/start-child.js';
import { createProbeClient } from './probe-client.ts';

const READY_LIMIT_MS = 30_000;

export function createApiProcess(values: Record<string, string>) {
  const url = `http://127.0.0.1:${values['API_PORT']}`;
  const socket = path.join(values['DATA_DIR'] ?? '.', `inside-${values['API_PORT']}.sock`);
  const probe = pathToFileURL(path.join(root, 'trust/inside/probe.js'));
  probe.searchParams.set('socket', socket);
  const deaths = new EventTarget();
  let running: Awaited<ReturnType<typeof startChild>> | undefined;
  let unexpectedDeaths = 0;
  let isStopRequested = false;
  const onDeath = ({ how }: ChildDied) => {
    if (!isStopRequested) unexpectedDeaths += 1;
    running = undefined;
    deaths.dispatchEvent(new CustomEvent('death', { detail: how }));
  };
  const signal = (name: NodeJS.Signals) => {
    isStopRequested = true;
    if (running) process.kill(running.pid ?? 0, name);
  };

  const isReady = async () => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status === 200;
  };

  return {
    url,
    pid: () => running?.pid,
    internals: createProbeClient(socket),
    deaths: () => unexpectedDeaths,
    /** In milliseconds from process start to readiness. */
    start: async (): Promise<number> => {
      const before = performance.now();
      isStopRequested = false;
      await rm(socket, { force: true });
      running = await startChild({
        name: 'API',
        file: path.join(root, 'apps/api/dist/main.js'),
        execArgv: [...serverFlags, '--import', probe.href],
        env: childEnv('api', values),
        logFile: path.join(values['DATA_DIR'] ?? '.', 'api.log'),
        onDeath,
      });
      while (!(await isReady())) {
        if (performance.now() - before > READY_LIMIT_MS) throw new Error('The API does not become ready.');
        await wait(10);
      }
      return performance.now() - before;
    },
    /** SIGKILL, as the out-of-memory killer sends it. */
    kill: async () => {
      if (!running) return;
      const death = once(deaths, 'death');
      signal('SIGKILL');
      await death;
    },
    signal,
    /** Sends SIGTERM. Returns the exit reason and duration in milliseconds. */
    end: async (): Promise<{ how: string; ms: number }> => {
      const before = performance.now();
      const death = once(deaths, 'death') as Promise<[CustomEvent<string>]>;
      signal('SIGTERM');
      const [{ detail: how }] = await death;
      return { how, ms: performance.now() - before };
    },
    stop: async () => {
      isStopRequested = true;
      await running?.stop();
      running = undefined;
    },
  };
}
