import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_INTERVAL_MS = 100;
const READINESS_TIMEOUT_MS = 2000;
/** Hop-by-hop headers are not forwarded. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

type Backend = { url: string; agent: Agent; isReady: boolean };

/** To ready processes only, by keep-alive. */
export async function startLoadBalancer(urls: readonly string[]) {
  const backends: Backend[] = urls.map((url) => ({
    url,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
  }));
  let turn = 0;
  let refusals = 0;
  let isStopped = false;

  async function pollReadiness(backend: Backend): Promise<void> {
    while (!isStopped) {
      backend.isReady = await fetch(`${backend.url}/readyz`, {
        signal: AbortSignal.timeout(READINESS_TIMEOUT_MS),
      }).then(
        async (answer) => {
          await answer.arrayBuffer().catch(() => {});
          return answer.status === 200;
        },
        // Connection failures mean not ready; a timeout changes nothing.
        (error: Error) => error.name === 'TimeoutError' && backend.isReady,
      );
      await wait(POLL_INTERVAL_MS);
    }
  }

  function next(triedBackends: readonly Backend[]): Backend | undefined {
    const ready = backends.filter((backend) => backend.isReady && !triedBackends.includes(backend));
    turn += 1;
    return ready[turn % ready.length];
  }

  function forward(
    req: IncomingMessage,
    body: Buffer,
    res: ServerResponse,
    triedBackends: Backend[] = [],
  ): void {
    const backend = next(triedBackends);
    if (!backend) {
      res.writeHead(502).end(JSON.stringify({ message: 'No process is ready.' }));
      return;
    }
    const { method, url, headers } = req;
    const passed = request(`${backend.url}${url}`, {
      method,
      headers: removeHopByHop(headers),
      agent: backend.agent,
    });
    passed.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, removeHopByHop(answer.headers));
      answer.pipe(res);
      answer.on('error', () => res.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      // Never processed, so another process can take the request.
      if (error.code === 'ECONNREFUSED') {
        refusals += 1;
        forward(req, body, res, [...triedBackends, backend]);
      } else res.writeHead(502).end(JSON.stringify({ message: error.message }));
    });
    passed.end(body);
  }

  const server = createServer((req, res) => {
    void buffer(req).then((body) => forward(req, body, res));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const watches = backends.map(pollReadiness);
  return {
    url: `http://127.0.0.1:${port}`,
    refusals: () => refusals,
    untilReady: async (url: string): Promise<void> => {
      while (!backends.some((backend) => backend.url === url && backend.isReady))
        await wait(POLL_INTERVAL_MS);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(watches);
      server.close();
      server.closeAllConnections();
      for (const { agent } of backends) agent.destroy();
    },
  };
}

export type LoadBalancer = Awaited<ReturnType<typeof startLoadBalancer>>;

const removeHopByHop = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
