import { migrations } from '../app/features.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { NO_TRACING, type Tracing } from '@e-store/server/tracing';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Types } from 'mongoose';
import pino, { type Logger } from 'pino';
import request from 'supertest';
import { type Config, readConfig } from '../platform/config/config.ts';
import { createApi } from '../app/create-api.ts';
import { createContext } from '../app/create-context.ts';
import { isAway } from '../platform/database/database.ts';
import { runMigrations } from '../platform/database/migrations/run-migrations.ts';
import type { PromoCodeRecord } from '../features/promotions/promo-code.model.ts';
import { type NewTestProduct, productRecord } from './product-record.ts';
import { initialMovements } from '../features/catalog/stock-movement.model.ts';
import { waitUntil } from './wait-until.ts';
import { newTestDatabaseUri, returnTestDatabase, takeTestDatabase } from './test-databases.ts';
import type { Role } from '@e-store/shared/roles';

type Options = { config?: Partial<Config>; log?: Logger; tracing?: Tracing; startsAt?: Date };

/** Friday noon in India, far ahead: browsers and MongoDB TTL use the real clock and would end sessions. */
export const TEST_NOW = new Date('2099-11-20T06:30:00Z');

const TRANSACTION_TIMEOUT_MS = 60_000;
const CONNECT_PATIENCE_MS = 30_000;

export async function startTestShop({
  config: changed = {},
  log = pino({ level: 'silent' }),
  tracing = NO_TRACING,
  startsAt = TEST_NOW,
}: Options = {}) {
  let now = startsAt;
  const mongodbUri = changed.mongodbUri ?? (await takeTestDatabase());
  const config: Config = { ...testConfig(), ...changed, mongodbUri };
  const { context, stop } = createContext(config, {
    now: () => now,
    log,
    tracing,
    requestLimitMs: TRANSACTION_TIMEOUT_MS,
  });
  const { database } = context;
  await waitUntil(() => !isAway(database), CONNECT_PATIENCE_MS);
  await runMigrations(database.connection, migrations);
  const api = createApi(context);
  /** Tests read what follows from an order as soon as they have its answer. */
  const app: RequestListener = (req, res) => {
    const end = res.end.bind(res) as (...args: unknown[]) => typeof res;
    res.end = (...args: unknown[]) => {
      void context.orderPosting.idle().then(() => end(...args));
      return res;
    };
    api(req, res);
  };

  return {
    ...context,
    request: () => request(app),
    agent: () => request.agent(app),
    passTime: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    addProduct: async (product: NewTestProduct = {}) => {
      const record = productRecord({ createdAt: now, ...product });
      await database.products.create([record]);
      await database.stockMovements.create(initialMovements(record));
      context.search.put(record);
      context.catalogIndex.touch(record._id);
      return record;
    },
    addPromoCode: async (changes: Partial<PromoCodeRecord> = {}) => {
      const record: PromoCodeRecord = {
        _id: new Types.ObjectId(),
        code: `CODE-${randomBytes(4).toString('hex').toUpperCase()}`,
        reduction: { percent: 10 },
        active: true,
        used: 0,
        createdAt: now,
        ...changes,
      };
      await database.promoCodes.create([record]);
      return record;
    },
    signIn: async (role: Role = 'Customer') => {
      const agent = request.agent(app);
      const person = registration();
      const { body } = await agent.post('/api/v1/register').send(person).expect(201);
      if (role !== 'Customer') await database.users.updateOne({ _id: body._id }, { $set: { role } });
      return { agent, person, id: String(body._id) };
    },
    stop: async () => {
      if (changed.mongodbUri) await database.connection.dropDatabase();
      await stop();
      if (!changed.mongodbUri) await returnTestDatabase(mongodbUri);
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;

export function registration(changes: object = {}) {
  return {
    firstname: 'Test',
    lastname: 'Shopper',
    mobile: '9876543210',
    email: `shopper-${randomUUID()}@example.com`,
    password: 'a long enough password',
    ...changes,
  };
}

export function testConfig(): Config {
  const secret = () => randomBytes(32).toString('hex');
  return {
    ...readConfig({
      MONGODB_URI: newTestDatabaseUri(),
      JWT_SECRET: secret(),
      TOTP_SECRET: secret(),
      INTERNAL_SECRET: secret(),
      SMTP_URL: 'smtp://127.0.0.1:9',
      RATE_LIMITS: 'off',
      DATA_DIR: join(tmpdir(), 'e-store-test-data'),
    }),
    passwordCost: 4,
  };
}
