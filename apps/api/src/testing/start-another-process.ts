import pino from 'pino';
import request from 'supertest';
import { createApi } from '../create-api.ts';
import { createContext } from '../create-context.ts';
import type { TestShop } from './start-test-shop.ts';

/** A second API over the same database and settings, with memory of its own: what two processes behind one proxy are. */
export function startAnotherProcess(shop: TestShop) {
  const { context, stop } = createContext(shop.config, { now: shop.now, log: pino({ level: 'silent' }) });
  const app = createApi(context);
  return { request: () => request(app), stop };
}
