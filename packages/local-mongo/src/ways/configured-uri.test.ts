import { describe, expect, it } from '@jest/globals';
import { BadSetting } from '../errors.ts';
import { configuredUri } from './configured-uri.ts';

const find = (uri?: string) => configuredUri({ configuredUri: uri }).find(() => {});

describe('the given URI', () => {
  it('is taken as it is', async () => {
    expect(await find('mongodb://db.example:27017/shop')).toEqual({ uri: 'mongodb://db.example:27017/shop' });
    expect(await find('mongodb+srv://db.example')).toEqual({ uri: 'mongodb+srv://db.example' });
  });

  it('is no way when unset', async () => {
    await expect(find()).rejects.toThrow('not set');
  });

  it('is refused by the name of its variable when it is no MongoDB address', async () => {
    await expect(find('postgres://db.example')).rejects.toThrow(BadSetting);
    await expect(find('mongodb://')).rejects.toThrow(/^MONGODB_URI must begin with/);
  });
});
