import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Fixtures } from './test.ts';

/** Journeys of people in a real browser, against the whole product as `npm start` runs it. */
export default defineConfig<Pick<Fixtures, 'scriptDelayMs'>>({
  testDir: './journeys',
  outputDir: './results',
  globalSetup: './global-setup.ts',
  // Each with a shop of its own (global-setup.ts). More of them than cores would only slow one another down.
  workers: Math.min(2, availableParallelism()),
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // What is slow is measured elsewhere (`npm run bench`): here a busy machine must not look like a fault.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // A page that comes from a worker is none that `page.route` sees; what the worker does has a journey of its own.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    scriptDelayMs: Number(process.env.E2E_SCRIPT_DELAY_MS ?? 0),
    screenshot: 'only-on-failure',
    // Without its film, which takes a fifth of the processors: each step keeps the page as it stood.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
