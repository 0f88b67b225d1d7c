import {
  appendFileSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { boundLog } from './log-files.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let folder;
let file;
let lines;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'logs-'));
  file = path.join(folder, 'api.log');
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const bound = (options) =>
  boundLog(file, { maxBytes: 1e6, say: (line) => lines.push(line), largestBytes: 1000, ...options });
const archives = () =>
  readdirSync(folder)
    .filter((name) => name !== 'api.log')
    .toSorted();
const contentOf = (name) => gunzipSync(readFileSync(path.join(folder, name))).toString();

describe('a log file', () => {
  it('is bounded while a server writes to it, and no line of it is lost', async () => {
    let time = Date.parse('2026-11-23T08:00:00Z');
    const log = bound({ now: () => (time += 1000) });
    const writer = openSync(file, 'a');
    for (let line = 0; line < 1000; line += 1) {
      writeSync(writer, `line ${line}\n`);
      if (line % 50 === 49) await log.rotate();
      expect(statSync(file).size).toBeLessThan(1000 + 50 * 9);
    }
    await log.stop();
    const all = archives().map(contentOf).join('') + readFileSync(file, 'utf8');
    expect(all.trimEnd().split('\n')).toEqual(Array.from({ length: 1000 }, (_, line) => `line ${line}`));
    expect(archives().length).toBeGreaterThan(5);
    expect(lines).toEqual([]);
  });

  it('stays as it is while it is small, over restarts too', async () => {
    for (const line of ['one\n', 'two\n']) {
      const log = bound();
      appendFileSync(file, line);
      await log.rotate();
      await log.stop();
    }
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    expect(archives()).toEqual([]);
  });

  it('loses archives of a year, and those above the setting, with a word when the law wanted them', async () => {
    const at = Date.parse('2026-11-23T08:00:00Z');
    const archive = (days, bytes, end = '.gz') => {
      const time = new Date(at - days * DAY_MS);
      const name = `api.log.${time.toISOString().replaceAll(/[:.]/g, '-')}${end}`;
      writeFileSync(path.join(folder, name), 'x'.repeat(bytes));
      utimesSync(path.join(folder, name), time, time);
      return name;
    };
    const [year, young, old] = [archive(367, 1), archive(10, 400), archive(170, 500)];
    writeFileSync(path.join(folder, 'api.log.notes'), '');
    writeFileSync(path.join(folder, 'api.log.previous'), 'x'.repeat(400));
    const log = bound({ maxBytes: 1000, now: () => at });
    await log.rotate();
    await log.stop();
    expect(archives()).toEqual([young, 'api.log.notes', 'api.log.previous'].toSorted());
    expect(archives()).not.toContain(year);
    expect(lines).toEqual([
      `${path.join(folder, old)} is deleted after 170 days, to stay below LOGS_MAX_MB; the law requires logs for 180 days.`,
    ]);
  });

  it('that cannot be archived is named, and stays', async () => {
    writeFileSync(file, 'x'.repeat(2000));
    const log = bound({ now: () => Number.NaN });
    await log.rotate();
    await log.stop();
    expect(statSync(file).size).toBe(2000);
    expect(lines).toEqual([expect.stringContaining('could not be archived')]);
  });
});
