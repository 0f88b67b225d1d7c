import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { quickFolder } from '@e-store/local-mongo/quick-folder';
import { start } from '../scripts/start-shop.js';

// An untyped option of a script in JavaScript.
const progress: object = { say: (line: string) => process.stdout.write(`${line}\n`) };

/** The built shop on free ports, with a database, a data directory, a mail inbox and the demo catalogue of its own. */
export async function startShop() {
  const dataDir = await mkdtemp(path.join(await quickFolder(), 'e-store-e2e-'));
  const freePorts = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };
  const { url, apiUrl, mailUrl, stop } = await start(
    // As behind one proxy: each journey says from which address its people come (test.ts).
    { ...freePorts, DATA_DIR: dataDir, DEMO: 'true', STAFF_TOTP: 'offered', TRUST_PROXY_HOPS: 1 },
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
