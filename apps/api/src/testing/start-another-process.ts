import pino from 'pino';
import request from 'supertest';
import type { Config } from '../platform/config/config.ts';
import { createApi } from '../app/create-api.ts';
import { createContext } from '../app/create-context.ts';
import type { TestShop } from './start-test-shop.ts';

export function startAnotherProcess(
  shop: TestShop,
  changed: Partial<Config> = {},
  log = pino({ level: 'silent' }),
) {
  const config = { ...shop.config, ...changed };
  const { context, stop } = createContext(config, { now: shop.now, log });
  const app = createApi(context);
  return { ...context, request: () => request(app), agent: () => request.agent(app), stop };
}
