import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fastTempFolder } from '@e-store/local-mongo/fast-temp-folder';
import { start } from '../scripts/start-shop.js';

// Untyped: the option belongs to a JavaScript script.
const progress: object = { say: (line: string) => process.stdout.write(`${line}\n`) };

export async function startShop() {
  const dataDir = await mkdtemp(path.join(await fastTempFolder(), 'e-store-e2e-'));
  const freePorts = {
    WEB_PORT: 0,
    API_PORT: 0,
    SMTP_PORT: 0,
    MAIL_UI_PORT: 0,
    METRICS_PORT: 0,
    GATEWAY_PORT: 0,
  };
  const { url, apiUrl, mailUrl, stop } = await start(
    // A single proxy hop: each test sends its own client address (test.ts).
    {
      ...freePorts,
      DATA_DIR: dataDir,
      DEMO: 'true',
      DEMO_GATEWAY: 'true',
      STAFF_TOTP: 'offered',
      TRUST_PROXY_HOPS: 1,
    },
    progress,
  );
  return {
    shop: { url, apiUrl, mailUrl },
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
