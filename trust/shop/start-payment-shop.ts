import { randomBytes } from 'node:crypto';
import { expect } from '@jest/globals';
import { startLocalGateway } from '@e-store/local-gateway';
import { freePort } from '@e-store/local-mongo/free-port';
import { invariants } from '../../apps/api/src/app/features.ts';
import { openDatabase } from '../../apps/api/src/app/open-database.ts';
import { expirePayments } from '../../apps/api/src/features/orders/payments/expire-payments.ts';
import { handleDueEvents } from '../../apps/api/src/features/orders/payments/payment-events.ts';
import { reconcilePayments } from '../../apps/api/src/features/orders/payments/reconcile-payments.ts';
import { DEFAULT_PAYMENTS } from '../../apps/api/src/features/store/settings-fields.ts';
import { readConfig } from '../../apps/api/src/platform/config/config.ts';
import { checkInvariants } from '../../apps/api/src/platform/invariants/check-invariants.ts';
import { createKeyedMutex } from '../../apps/api/src/platform/locks/keyed-mutex.ts';
import { createLog } from '../../apps/api/src/platform/logging/create-log.ts';
import { expectStatus } from './client.ts';
import { startDatabaseProxy } from './database-proxy.ts';
import { startShop } from './start-shop.ts';

/** Of a webhook after an answer other than 2xx: an API that was killed is back after a second or two. */
const WEBHOOK_RETRIES_MS = [100, 200, 400, 800, 1600, 3200];
const HOUR_MS = 60 * 60_000;

/**
 * Starts a shop that takes UPI and online payments: the built API behind a database proxy, and a local gateway.
 * The API runs no jobs, as beside a worker, so that this process decides when each job runs, and at what time.
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
  const { versions } = await expectStatus(
    200,
    shop.staff.call<{ versions: { payments: number } }>('/admin/settings'),
  );
  const takesUpi = {
    ...DEFAULT_PAYMENTS,
    upiPayee: 'shop@okbank',
    upiPayeeName: 'Test shop',
    // The only Admin could approve no refund.
    refundApprovalAbove: null,
  };
  await expectStatus(
    200,
    shop.staff.call('/admin/settings/payments', {
      method: 'PUT',
      headers: { 'if-match': `"${versions.payments}"` },
      body: takesUpi,
    }),
  );
  const database = openDatabase(shop.mongo.uri, { isPatient: true });
  const jobs = (lateMs: number) => ({
    database,
    config: readConfig(shop.values),
    withLock: createKeyedMutex(),
    now: () => new Date(Date.now() + lateMs),
    log: createLog({ level: 'silent' }),
    wakeMailWorker: () => {},
  });
  return {
    ...shop,
    gateway,
    database,
    databaseProxy,
    /** Cancels all orders whose time to pay is over in three hours. */
    expirePayments: () => expirePayments(jobs(3 * HOUR_MS)),
    /** The job that finds payments whose webhook was lost, and the one that handles stored webhooks again. */
    reconcile: async () => {
      await handleDueEvents(jobs(HOUR_MS));
      await reconcilePayments(jobs(0));
    },
    releaseWebhooks: async (options: Parameters<typeof gateway.control.releaseWebhooks>[0] = {}) => {
      gateway.control.releaseWebhooks(options);
      await gateway.control.webhooksSettled();
      gateway.control.holdWebhooks();
    },
    /** Checks all invariants of `npm run verify:invariants` and returns their number. */
    expectInvariants: async (): Promise<number> => {
      const lines: string[] = [];
      await checkInvariants(database, invariants, (line) => lines.push(line));
      expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
      return lines.length;
    },
    stop: async () => {
      await gateway.stop();
      await database.connection.close();
      await shop.stop();
      await databaseProxy.stop();
    },
  };
}

export type PaymentShop = Awaited<ReturnType<typeof startPaymentShop>>;
