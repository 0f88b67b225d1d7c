import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { answerPicture } from './picture-elsewhere.ts';
import { archiveStocked } from './steps/stock-product.ts';
import { fetchShop, type Shop } from './shop.ts';

/** Includes building and seeding the catalogue on a busy machine. */
const SHOP_START_MS = 300_000;

export type Fixtures = {
  expectedStatuses: number[];
  /** Console errors, CSP violations and hydration mismatches. */
  faults: string[];
  scriptDelayMs: number;
  delayScripts: undefined;
  stockCleanup: undefined;
};

export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    // Playwright reads the fixture's dependencies from its first parameter, which must be a pattern.
    async ({ browserName: _any }, provide, { parallelIndex }) => provide(await fetchShop(parallelIndex)),
    { scope: 'worker', timeout: SHOP_START_MS },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  // Own client address per test, because rate limits count by address.
  extraHTTPHeaders: async ({ browserName: _any }, provide) =>
    provide({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` }),
  expectedStatuses: [[], { option: true }],
  faults: [
    async ({ context, expectedStatuses }, provide) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        const isProvoked = expectedStatuses.some((status) => message.text().includes(`status of ${status} `));
        if (message.type() === 'error' && !isProvoked)
          faults.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('response', (response) => {
        if (response.status() >= 500 && !expectedStatuses.includes(response.status()))
          faults.push(`${response.status()} ${response.url()}`);
      });
      await answerPicture(context);
      await provide(faults);
      expect(faults, 'the browser had nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
  scriptDelayMs: [0, { option: true }],
  delayScripts: [
    async ({ context, scriptDelayMs }, provide) => {
      if (scriptDelayMs > 0)
        // The boot script loads with the style sheet and is not delayed.
        await context.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
          await setTimeout(scriptDelayMs);
          await route.fallback();
        });
      await provide(undefined);
    },
    { auto: true },
  ],
  stockCleanup: [
    async ({ playwright, shop }, provide) => {
      await provide(undefined);
      await archiveStocked(playwright.request, shop.url);
    },
    { auto: true },
  ],
});

export { expect };
