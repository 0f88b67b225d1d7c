import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { checkSettings } from './check-settings.js';
import { readSettings } from './settings.js';

const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = path.join(folder, 'secret');
const RANDOM = '3f9ac27be01d5648'.repeat(3);
writeFileSync(file, `${RANDOM}\n`);

const ports = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };
const noPorts = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));

describe('a secret in a file', () => {
  it('is the value of its variable, which wins where it is set itself', () => {
    expect(readSettings({ JWT_SECRET_FILE: file }).JWT_SECRET).toBe(RANDOM);
    expect(readSettings({ JWT_SECRET: 'given', JWT_SECRET_FILE: file }).JWT_SECRET).toBe('given');
  });

  it('that cannot be read is named before anything starts', async () => {
    const nowhere = path.join(folder, 'nowhere');
    expect(await checkSettings(readSettings({ ...noPorts, BACKUP_KEY_FILE: nowhere }))).toEqual([
      `BACKUP_KEY_FILE must name a file that this user may read, and ${nowhere} is none.`,
    ]);
  });
});
