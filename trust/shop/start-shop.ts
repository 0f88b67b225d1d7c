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
import { environment } from '../config.ts';
import { createAcknowledged } from './acknowledged.ts';
import { createApiProcess } from './api-process.ts';
import type { Line } from './line.ts';
import { createMongoProcess } from './mongo-process.ts';
import { type Shopper, signUp } from './shopper.ts';
import { createAdmin, signInStaff } from './staff.ts';
import { verifyInvariants } from './verify-invariants.ts';

/** Registering costs a password hash each: so many at once keep both cores busy and hold up nobody. */
const SIGN_UPS_AT_ONCE = 4;

const secret = () => randomBytes(32).toString('hex');

type Options = {
  slowMailMs?: number;
  settings?: Record<string, string>;
  /** Does something to the data directory before anybody uses it; answers how to undo it. */
  prepare?: (dataDir: string) => Promise<() => Promise<void>>;
  line?: Line;
};

/**
 * The shop under test: the built API over a real MongoDB, both processes of their own, and a mail server that fails as it
 * is told to, as does the line to the database, if one is given. Everything that people do goes over HTTP; limits by the
 * hour are off, because all of them share a machine, unless `settings` say otherwise.
 */
export async function startShop({
  slowMailMs = 5000,
  settings = {},
  prepare = async () => async () => {},
  line,
}: Options = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'e-store-trust-'));
  const undo = await prepare(dataDir);
  const mongo = await createMongoProcess(dataDir, line);
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

  const acknowledged = createAcknowledged();
  return {
    api,
    /** What the API and every tool of the shop are given. */
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
        // oxlint-disable-next-line no-await-in-loop -- a few at a time
        shoppers.push(...(await Promise.all(next)));
      }
      return shoppers;
    },
    /** Every invariant holds, every promise is kept, and the API lives. Answers how many invariants were looked at. */
    expectSound: async (): Promise<number> => {
      expect(await acknowledged.breaches()).toEqual([]);
      expect(api.deaths()).toBe(0);
      const lines = await verifyInvariants({ ...environment(), ...values });
      expect(lines.filter((told) => !told.startsWith('ok'))).toEqual([]);
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
