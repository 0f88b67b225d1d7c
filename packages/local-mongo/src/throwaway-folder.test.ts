import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';

const folder = temporaryFolder();
const AN_HOUR_AGO = Date.now() / 1000 - 3600;

describe('the folder of a throw-away database', () => {
  it('takes the place of those whose test run is no more, and of nobody else’s', async () => {
    const home = mkdtempSync(join(folder, 'home-'));
    const ended = spawnSync(process.execPath, ['--version']).pid;
    const names = [
      `e-store-mongo-${ended}-a`,
      `e-store-mongo-${process.pid}-b`,
      `e-store-mongo-c`,
      `jest-${ended}`,
    ];
    for (const name of names) {
      mkdirSync(join(home, name));
      writeFileSync(join(home, name, 'WiredTiger'), '');
      utimesSync(join(home, name), AN_HOUR_AGO, AN_HOUR_AGO);
    }
    const made = await makeThrowawayFolder(home);
    expect(existsSync(made)).toBe(true);
    expect(basename(made)).toMatch(new RegExp(`^e-store-mongo-${process.pid}-`));
    expect(names.filter((name) => existsSync(join(home, name)))).toEqual(names.slice(1));
  });

  it('leaves what was touched a moment ago, whoever owns it: it may be in another container', async () => {
    const home = mkdtempSync(join(folder, 'home-'));
    const ended = spawnSync(process.execPath, ['--version']).pid;
    const inUse = join(home, `e-store-mongo-${ended}-a`);
    mkdirSync(inUse);
    await makeThrowawayFolder(home);
    expect(existsSync(inUse)).toBe(true);
  });
});
