import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { writeFakeMongod } from '../testing/fake-mongod.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { cachedMongod } from './cached-mongod.ts';

const folder = temporaryFolder();
const find = (cacheDir: string) => cachedMongod({ cacheDir }).find(() => {});

describe('a mongod in the cache', () => {
  it('is found', async () => {
    const binary = await writeFakeMongod(join(folder, 'full', 'mongod'));
    expect(await find(join(folder, 'full'))).toEqual({ binary });
  });

  it('is no way while the cache is empty', async () => {
    await expect(find(join(folder, 'empty'))).rejects.toThrow(
      `nothing at ${join(folder, 'empty', 'mongod')}`,
    );
  });

  it('is passed over when it does not run on this machine', async () => {
    await writeFakeMongod(join(folder, 'broken', 'mongod'), 'no such library');
    await expect(find(join(folder, 'broken'))).rejects.toThrow('is no mongod');
  });
});
