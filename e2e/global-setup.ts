import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saveShopsUrl } from './shop.ts';
import { startShop } from './start-shop.ts';

/**
 * One shop per worker, started on first request. Owned here, because Playwright replaces a worker after a
 * failed test.
 */
export default async function startShopServer(): Promise<() => Promise<void>> {
  const shops = new Map<string, ReturnType<typeof startShop>>();
  const getShop = (worker: string) => {
    const shop = shops.get(worker) ?? startShop();
    shops.set(worker, shop);
    return shop;
  };
  const server = createServer((request, response) => {
    getShop(request.url ?? '').then(
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
