import { migrations } from './features.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { openDatabase } from './open-database.ts';
import { initialMovements } from '../features/catalog/stock-movement.model.ts';
import { start } from '../main.ts';
import { runMigrations } from '../platform/database/migrations/run-migrations.ts';
import { productRecord } from '../testing/product-record.ts';
import { runProgram } from '../testing/run-program.ts';
import { testConfig } from '../testing/start-test-shop.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const guide = readFileSync(path.join(root, 'docs/api.md'), 'utf8');
const blockOf = (language: string) =>
  new RegExp(`\`\`\`${language}\n([^]+?)\`\`\``).exec(guide)?.[1] ?? `no block of ${language}`;

let api: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  const config = { ...testConfig(), port: 0, hasRateLimits: true };
  const database = openDatabase(config.mongodbUri);
  await runMigrations(database.connection, migrations);
  const shirt = productRecord({
    name: 'Plain shirt',
    price: 699,
    sizes: [
      { size: 'S', stock: 0 },
      { size: 'M', stock: 3 },
    ],
  });
  await database.products.create([shirt]);
  await database.stockMovements.create(initialMovements(shirt));
  await database.connection.close();
  api = await start(config, { log: pino({ level: 'silent' }) });
});
afterAll(() => api.stop());

describe('docs/api.md', () => {
  it('leads from registration to a cancelled order, command by command as it is written', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'e-store-guide-'));
    try {
      const { stdout, stderr } = await runProgram(
        'bash',
        ['--norc', '--noprofile', '-eu', '-o', 'pipefail', '-c', blockOf('bash')],
        folder,
        { API: `${api.url}/api/v1` },
      );
      expect(stderr).toBe('');
      expect(stdout.trim().split('\n')).toEqual([
        'Asha',
        'the same order',
        expect.stringMatching(/^ES-\d+ Processing, ₹979$/),
        'Cancelled',
        expect.stringMatching(/logged out|signed out/i),
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('shows the client in ten lines that work as they are written', async () => {
    const folder = path.join(root, '.tmp', 'guide');
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `example-${process.pid}.ts`);
    writeFileSync(file, blockOf('ts'));
    try {
      const { stdout } = await runProgram(
        process.execPath,
        ['--no-warnings', '--conditions=source', '--import', 'tsx', file],
        root,
        { SHOP: api.url },
      );
      expect(stdout.trim().split('\n')).toEqual([
        'Plain shirt: ₹699',
        expect.stringMatching(/^401 INVALID_CREDENTIALS .+\.$/),
      ]);
    } finally {
      rmSync(file);
    }
  });
});
