import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { answerPicture } from './picture-elsewhere.ts';
import { retireStocked } from './steps/stock-product.ts';
import { askForShop, type Shop } from './shop.ts';

/** A catalogue is drawn and filled in before, on a machine that may be busy. */
const SHOP_START_MS = 300_000;

export type Fixtures = {
  /** Statuses that the test provokes: the browser notes every failed answer in its console. */
  provoked: number[];
  /** What the browser complained about: errors, refused content (CSP), differences at hydration. */
  faults: string[];
  /** So late do scripts come: every page is used before it is alive, as on a slow phone. */
  scriptDelayMs: number;
  lateScripts: undefined;
  /** What a journey stocked leaves the shop with it. */
  shelves: undefined;
};

/** A test that fails when the browser complained on the way. */
export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    // Playwright reads what a fixture needs from the pattern of its first argument, so there must be one.
    async ({ browserName: _any }, provide, { parallelIndex }) => provide(await askForShop(parallelIndex)),
    { scope: 'worker', timeout: SHOP_START_MS },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  // Limits count by address, and the people of one journey are not those of another.
  extraHTTPHeaders: async ({ browserName: _any }, provide) =>
    provide({ 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` }),
  provoked: [[], { option: true }],
  faults: [
    async ({ context, provoked }, provide) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        const isProvoked = provoked.some((status) => message.text().includes(`status of ${status} `));
        if (message.type() === 'error' && !isProvoked)
          faults.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      context.on('response', (response) => {
        if (response.status() >= 500 && !provoked.includes(response.status()))
          faults.push(`${response.status()} ${response.url()}`);
      });
      // A product that one journey made is met by the next ones.
      await answerPicture(context);
      await provide(faults);
      expect(faults, 'the browser had nothing to complain about').toEqual([]);
    },
    { auto: true },
  ],
  scriptDelayMs: [0, { option: true }],
  lateScripts: [
    async ({ context, scriptDelayMs }, provide) => {
      if (scriptDelayMs > 0)
        // The first script is as small as the style sheet that the page waits for: it comes in time.
        await context.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
          await setTimeout(scriptDelayMs);
          await route.fallback();
        });
      await provide(undefined);
    },
    { auto: true },
  ],
  shelves: [
    async ({ playwright, shop }, provide) => {
      await provide(undefined);
      await retireStocked(playwright.request, shop.url);
    },
    { auto: true },
  ],
});

export { expect };
