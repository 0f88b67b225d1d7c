import { delimiter, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BadSetting } from '../errors.ts';
import { writeFakeMongod } from '../testing/fake-mongod.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { installedMongod } from './installed-mongod.ts';

const folder = temporaryFolder();
const find = (searchPath: string, configuredBinary?: string) =>
  installedMongod({ searchPath, configuredBinary }).find(() => {});

describe('an installed mongod', () => {
  it('is the first on the PATH', async () => {
    const first = await writeFakeMongod(join(folder, 'first', 'mongod'));
    await writeFakeMongod(join(folder, 'second', 'mongod'));
    const searchPath = ['/nowhere', join(folder, 'first'), join(folder, 'second')].join(delimiter);
    expect(await find(searchPath)).toEqual({ binary: first });
  });

  it('is the one named in MONGOD_BINARY before any on the PATH', async () => {
    const named = await writeFakeMongod(join(folder, 'named', 'my-mongod'));
    await writeFakeMongod(join(folder, 'path', 'mongod'));
    expect(await find(join(folder, 'path'), named)).toEqual({ binary: named });
  });

  it('is no way when there is none', async () => {
    await expect(find('/nowhere')).rejects.toThrow('no mongod is on the PATH');
  });

  it('is refused by the name of its variable when it does not run', async () => {
    await expect(find('/nowhere', '/nowhere/mongod')).rejects.toThrow(BadSetting);
    await expect(find('/nowhere', '/nowhere/mongod')).rejects.toThrow(/^MONGOD_BINARY must name a mongod/);
  });

  it('is refused when it is another program', async () => {
    const other = await writeFakeMongod(join(folder, 'other', 'mongod'), 'hello');
    await expect(find('', other)).rejects.toThrow('is no mongod');
    await expect(find(join(folder, 'other'))).rejects.toThrow('is no mongod');
  });
});
