import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saveShopsUrl } from './shop.ts';
import { startShop } from './start-shop.ts';

/**
 * Each worker has a shop of its own, so that journeys at the same time cannot meet. It is started when the worker first
 * asks for it, since a run of one file has one worker, and here, since a worker ends with the first test that fails.
 */
export default async function keepShops(): Promise<() => Promise<void>> {
  const shops = new Map<string, ReturnType<typeof startShop>>();
  const shopOf = (worker: string) => {
    const shop = shops.get(worker) ?? startShop();
    shops.set(worker, shop);
    return shop;
  };
  const server = createServer((request, response) => {
    shopOf(request.url ?? '').then(
      ({ shop }) => response.end(JSON.stringify(shop)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await saveShopsUrl(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    const started = await Promise.allSettled(shops.values());
    await Promise.all(started.map(async (shop) => shop.status === 'fulfilled' && shop.value.stop()));
    server.close();
  };
}
