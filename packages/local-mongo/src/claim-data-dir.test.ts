import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, jest } from '@jest/globals';
import { claimDataDir } from './claim-data-dir.ts';
import { readConfig } from './config.ts';
import { DataDirInUse } from './errors.ts';
import { processStartTime } from './running-process.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

jest.setTimeout(120_000);

const folder = temporaryFolder();
const newDbPath = () => join(mkdtempSync(join(folder, 'data-')), 'mongo');
const noLog = () => {};

async function claimConcurrently(dbPath: string, count: number): Promise<string[]> {
  const program = join(import.meta.dirname, 'testing', 'claim-at.ts');
  const at = Date.now() + 4_000;
  const children: ChildProcess[] = [];
  const outcomes = Array.from({ length: count }, async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', program, dbPath, String(at)], {
      cwd: import.meta.dirname,
      env: { ...readConfig().environment, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    for await (const line of createInterface({ input: child.stdout })) if (line !== 'here') return line;
    return 'ended';
  });
  try {
    return await Promise.all(outcomes);
  } finally {
    await Promise.all(
      children.map(async (child) => {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }),
    );
  }
}

describe('the claim of a data directory', () => {
  it('is given to one of several that come at the same moment, after the owner was killed', async () => {
    const dbPath = newDbPath();
    for (let round = 0; round < 3; round += 1) {
      const outcomes = await claimConcurrently(dbPath, 4);
      expect(outcomes.toSorted()).toEqual(['has it', 'refused', 'refused', 'refused']);
    }
  });

  it('is refused while its owner lives, and can be had again afterwards', async () => {
    const dbPath = newDbPath();
    const claim = await claimDataDir(dbPath, noLog);
    await expect(claimDataDir(dbPath, noLog)).rejects.toThrow(DataDirInUse);
    await claim.release();
    await (await claimDataDir(dbPath, noLog)).release();
    expect(readdirSync(join(dbPath, '..'))).toEqual([]);
  });

  it('is refused while the owner of an older version lives, and taken over when it does not', async () => {
    const dbPath = newDbPath();
    writeFileSync(`${dbPath}.owner`, `${process.pid} ${await processStartTime(process.pid)}\n`);
    await expect(claimDataDir(dbPath, noLog)).rejects.toThrow(DataDirInUse);
    for (const stale of [`${process.pid} 1\n`, '', '12']) {
      writeFileSync(`${dbPath}.owner`, stale);
      await (await claimDataDir(dbPath, noLog)).release();
      expect(readdirSync(join(dbPath, '..'))).toEqual([]);
    }
  });
});
