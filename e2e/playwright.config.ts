import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Fixtures } from './test.ts';

export default defineConfig<Pick<Fixtures, 'scriptDelayMs'>>({
  testDir: './journeys',
  outputDir: './results',
  globalSetup: './global-setup.ts',
  // Each worker has its own shop (global-setup.ts).
  workers: Math.min(2, availableParallelism()),
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Generous: `npm run bench` measures speed.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    // `page.route` does not see requests from a service worker.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    scriptDelayMs: Number(process.env.E2E_SCRIPT_DELAY_MS ?? 0),
    screenshot: 'only-on-failure',
    // Recording takes a fifth of the time: `--trace on` where a failure needs it.
    trace: 'off',
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
