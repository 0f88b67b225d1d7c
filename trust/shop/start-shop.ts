import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';
import { freePort } from '@e-store/local-mongo/free-port';
import { startScriptedSmtp } from '../../apps/api/src/testing/start-scripted-smtp.ts';
import { root } from '../../scripts/command-line.js';
import { childEnv } from '../../scripts/shop/child-env.js';
import { runChild } from '../../scripts/shop/run-child.js';
import { inheritedEnv } from '../config.ts';
import { createAcknowledgedOrders } from './acknowledged-orders.ts';
import { createApiProcess } from './api-process.ts';
import type { DatabaseProxy } from './database-proxy.ts';
import { createMongoProcess } from './mongo-process.ts';
import { type Shopper, signUp } from './shopper.ts';
import { createAdmin, signInStaff } from './staff.ts';
import { verifyInvariants } from './verify-invariants.ts';

/** Each sign-up costs a password hash. */
const SIGN_UPS_AT_ONCE = 4;

const secret = () => randomBytes(32).toString('hex');

type Options = {
  slowMailMs?: number;
  settings?: Record<string, string>;
  /** Before use; returns an undo function. */
  prepare?: (dataDir: string) => Promise<() => Promise<void>>;
  databaseProxy?: DatabaseProxy;
};

/**
 * The built API with a real MongoDB and a fault-injecting mail server. Hourly limits default to off: all
 * clients share an address.
 */
export async function startShop({
  slowMailMs = 5000,
  settings = {},
  prepare = async () => async () => {},
  databaseProxy,
}: Options = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'e-store-trust-'));
  const undo = await prepare(dataDir);
  const mongo = await createMongoProcess(dataDir, databaseProxy);
  const mail = await startScriptedSmtp({ slowMs: slowMailMs });
  const values = {
    API_PORT: String(await freePort(0)),
    MONGODB_URI: mongo.uri,
    JWT_SECRET: secret(),
    TOTP_SECRET: secret(),
    INTERNAL_SECRET: secret(),
    SMTP_URL: mail.smtpUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const migrate = path.join(root, 'apps/api/dist/migrate.js');
  await runChild({ name: 'migrate', file: migrate, env: childEnv('api', values) });
  const password = await createAdmin(values);
  const api = createApiProcess(values);
  await api.start();

  const acknowledged = createAcknowledgedOrders();
  return {
    api,
    values,
    mongo,
    mail,
    acknowledged,
    staff: await signInStaff(api.url, password),
    signUp: () => signUp(api.url, acknowledged),
    signUpMany: async (count: number): Promise<Shopper[]> => {
      const shoppers: Shopper[] = [];
      while (shoppers.length < count) {
        const next = Array.from({ length: Math.min(SIGN_UPS_AT_ONCE, count - shoppers.length) }, () =>
          signUp(api.url, acknowledged),
        );
        shoppers.push(...(await Promise.all(next)));
      }
      return shoppers;
    },
    /** Returns the number of invariants. */
    expectConsistent: async (): Promise<number> => {
      expect(await acknowledged.findViolations()).toEqual([]);
      expect(api.deaths()).toBe(0);
      const lines = await verifyInvariants({ ...inheritedEnv(), ...values });
      expect(lines.filter((resultLine) => !resultLine.startsWith('ok'))).toEqual([]);
      return lines.length;
    },
    stop: async () => {
      await api.stop();
      await mail.stop();
      await mongo.stop();
      await undo();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;
