import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type Receiver = {
  url: string;
  requests: { headers: IncomingHttpHeaders; body: string }[];
  /** Answers with these statuses in turn, and then with 200. */
  answerNext: (...statuses: number[]) => void;
  waitFor: (count: number) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startWebhookReceiver(): Promise<Receiver> {
  const requests: Receiver['requests'] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ headers: request.headers, body: await text(request) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    requests,
    answerNext: (...next) => void statuses.push(...next),
    waitFor: async (count) => {
      const deadline = Date.now() + 5000;
      while (requests.length < count) {
        if (Date.now() > deadline) throw new Error(`${requests.length} of ${count} webhooks arrived.`);
        await wait(10);
      }
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
