import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LocalGateway, startLocalGateway } from '@e-store/local-gateway';
import { createApi } from '../app/create-api.ts';
import { orderPayload } from './order-payload.ts';
import { startTestShop, type TestShop } from './start-test-shop.ts';

const KEYS = {
  keyId: 'rzp_test_1',
  keySecret: 'key-secret-of-the-test',
  webhookSecret: 'webhook-secret-of-the-test',
};

type Options = NonNullable<Parameters<typeof startTestShop>[0]>;

/**
 * The local gateway sends events over HTTP. A shop with its own clock gets none, because it would reject them
 * as too old.
 */
export async function startGatewayShop({ config, startsAt, ...options }: Options = {}): Promise<
  TestShop & { gateway: LocalGateway }
> {
  let answer: RequestListener = (_req, res) => res.writeHead(503).end();
  const server = createServer((req, res) => answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const webhookUrl = `http://127.0.0.1:${port}/api/v1/payments/webhook`;
  const gateway = await startLocalGateway({
    port: 0,
    ...KEYS,
    ...(!startsAt && { webhookUrl }),
    webhookRetryDelaysMs: [20, 50],
    payAfterCloseMs: 20,
  });
  const paymentGateway = { url: gateway.url, checkoutUrl: `${gateway.url}/v1/checkout.js`, ...KEYS };
  const shop = await startTestShop({
    ...options,
    startsAt: startsAt ?? new Date(),
    config: { ...config, paymentGateway },
  });
  answer = createApi(shop);
  return {
    ...shop,
    gateway,
    stop: async () => {
      await gateway.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await shop.stop();
    },
  };
}

export type GatewayShop = Awaited<ReturnType<typeof startGatewayShop>>;

/** One product for ₹979 in total. */
export async function placeOnlineOrder(shop: TestShop) {
  const shopper = await shop.signIn();
  const tee = await shop.addProduct({ price: 699, sizes: [{ size: 'M', stock: 5 }] });
  const lines = [{ product: tee._id, size: 'M', quantity: 1 }];
  const { body: order } = await shopper.agent
    .post('/api/v1/order/new')
    .send(orderPayload(lines, { paymentMethod: 'ONLINE' }))
    .expect(201);
  const id = String(order._id);
  return { ...shopper, id, order, tee, gatewayOrder: String(order.payment.details?.order) };
}

export async function placePaidOrder(shop: GatewayShop) {
  const placed = await placeOnlineOrder(shop);
  const { id: reference } = shop.gateway.control.payOrder({ orderId: placed.gatewayOrder });
  await shop.gateway.control.webhooksSettled();
  return { ...placed, reference };
}

export async function controlGateway<Answer>(
  { config: { paymentGateway } }: TestShop,
  command: string,
  argument: object,
): Promise<Answer> {
  if (!paymentGateway) throw new Error('This test needs a shop from startGatewayShop.');
  const { url, keyId, keySecret } = paymentGateway;
  const answer = await fetch(`${url}/_control/${command}`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(argument),
  });
  return (await answer.json()) as Answer;
}
