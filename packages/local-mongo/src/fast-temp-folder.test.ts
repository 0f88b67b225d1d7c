import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { fastTempFolder } from './fast-temp-folder.ts';

describe('the quick folder', () => {
  it('is there', async () => {
    expect(existsSync(await fastTempFolder())).toBe(true);
  });

  it('is the one for temporary files where the other is on a disk', async () => {
    expect(await fastTempFolder(import.meta.dirname)).toBe(tmpdir());
  });

  it('is the one for temporary files where there is no other', async () => {
    expect(await fastTempFolder('/nowhere')).toBe(tmpdir());
  });
});
