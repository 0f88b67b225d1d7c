import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'e-store-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
