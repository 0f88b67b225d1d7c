import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
const LATE_MS = 2000;
/** Of one connection only: these are not passed on. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

type Back = { url: string; agent: Agent; isReady: boolean };

/**
 * A proxy before several processes of the API, as an operator has one: sends everybody to one that says it is ready, over
 * connections that it keeps. What a process has taken is never sent again: when that fails, the visitor is told.
 */
export async function startFront(urls: readonly string[]) {
  const backs: Back[] = urls.map((url) => ({ url, agent: new Agent({ keepAlive: true }), isReady: false }));
  let turn = 0;
  let refusals = 0;
  let isStopped = false;

  async function watch(back: Back): Promise<void> {
    while (!isStopped) {
      back.isReady = await fetch(`${back.url}/readyz`, { signal: AbortSignal.timeout(LATE_MS) }).then(
        async (answer) => {
          await answer.arrayBuffer().catch(() => {});
          return answer.status === 200;
        },
        // Nobody is there; or it is slow, which says nothing of whether it is ready.
        (error: Error) => error.name === 'TimeoutError' && back.isReady,
      );
      await wait(LOOK_EVERY_MS);
    }
  }

  function next(tried: readonly Back[]): Back | undefined {
    const ready = backs.filter((back) => back.isReady && !tried.includes(back));
    turn += 1;
    return ready[turn % ready.length];
  }

  function pass(req: IncomingMessage, body: Buffer, res: ServerResponse, tried: Back[] = []): void {
    const back = next(tried);
    if (!back) {
      res.writeHead(502).end(JSON.stringify({ message: 'No process is ready.' }));
      return;
    }
    const { method, url, headers } = req;
    const passed = request(`${back.url}${url}`, { method, headers: endToEnd(headers), agent: back.agent });
    passed.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(res);
      answer.on('error', () => res.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // Nobody was there to take it, so nothing of it can have happened.
      if (error.code === 'ECONNREFUSED') {
        refusals += 1;
        pass(req, body, res, [...tried, back]);
      } else res.writeHead(502).end(JSON.stringify({ message: error.message }));
    });
    passed.end(body);
  }

  const server = createServer((req, res) => {
    void buffer(req).then((body) => pass(req, body, res));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const watches = backs.map(watch);
  return {
    url: `http://127.0.0.1:${port}`,
    /** How often a process was gone that had said that it is ready. */
    refusals: () => refusals,
    untilReady: async (url: string): Promise<void> => {
      while (!backs.some((back) => back.url === url && back.isReady)) await wait(LOOK_EVERY_MS);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(watches);
      server.close();
      server.closeAllConnections();
      for (const { agent } of backs) agent.destroy();
    },
  };
}

export type Front = Awaited<ReturnType<typeof startFront>>;

const endToEnd = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
