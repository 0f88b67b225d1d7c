import { randomBytes } from 'node:crypto';
import { expect } from '@jest/globals';
import { startLocalGateway } from '@e-store/local-gateway';
import { freePort } from '@e-store/local-mongo/free-port';
import { openPaymentJobs } from '../../apps/api/src/testing/payment-jobs.ts';
import { expectStatus } from './client.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { startShop } from './start-shop.ts';

/** After an answer other than 2xx: a killed API is back after a second or two. */
const WEBHOOK_RETRIES_MS = [100, 200, 400, 800, 1600, 3200];

/**
 * The built API behind a database proxy, with UPI and a local gateway. Runs no jobs: the caller decides when
 * each runs.
 */
export async function startPaymentShop() {
  const databaseProxy = await startDatabaseProxy();
  const apiPort = await freePort(0);
  const keys = {
    keyId: 'rzp_test_1',
    keySecret: randomBytes(16).toString('hex'),
    webhookSecret: randomBytes(16).toString('hex'),
  };
  const gateway = await startLocalGateway({
    port: 0,
    ...keys,
    webhookUrl: `http://127.0.0.1:${apiPort}/api/v1/payments/webhook`,
    webhookRetryDelaysMs: WEBHOOK_RETRIES_MS,
  });
  gateway.control.holdWebhooks();
  const shop = await startShop({
    databaseProxy,
    settings: {
      API_PORT: String(apiPort),
      WORKER_PORT: String(await freePort(0)),
      PAYMENT_GATEWAY_URL: gateway.url,
      PAYMENT_GATEWAY_CHECKOUT_URL: `${gateway.url}/v1/checkout.js`,
      PAYMENT_GATEWAY_KEY_ID: keys.keyId,
      PAYMENT_GATEWAY_KEY_SECRET: keys.keySecret,
      PAYMENT_GATEWAY_WEBHOOK_SECRET: keys.webhookSecret,
    },
  });
  const settings = await expectStatus(
    200,
    shop.staff.call<{ versions: { payments: number }; payments: object }>('/admin/settings'),
  );
  await expectStatus(
    200,
    shop.staff.call('/admin/settings/payments', {
      method: 'PUT',
      headers: { 'if-match': `"${settings.versions.payments}"` },
      // The only Admin could approve no refund.
      body: { ...settings.payments, upiPayee: 'shop@okbank', refundApprovalAbove: null },
    }),
  );
  const jobs = openPaymentJobs(shop.values);
  return {
    ...shop,
    gateway,
    databaseProxy,
    jobs,
    releaseWebhooks: async (options: Parameters<typeof gateway.control.releaseWebhooks>[0] = {}) => {
      gateway.control.releaseWebhooks(options);
      await gateway.control.webhooksSettled();
      gateway.control.holdWebhooks();
    },
    /** Checks all of `npm run verify:invariants`; returns their number. */
    expectInvariants: async (): Promise<number> => {
      const lines = await jobs.checkInvariants();
      expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
      return lines.length;
    },
    stop: async () => {
      await gateway.stop();
      await jobs.close();
      await shop.stop();
      await databaseProxy.stop();
    },
  };
}

export type PaymentShop = Awaited<ReturnType<typeof startPaymentShop>>;
