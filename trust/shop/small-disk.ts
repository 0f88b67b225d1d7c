import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CHUNK = Buffer.alloc(64 * 1024);

/** A tmpfs for the database, which can be filled completely. */
export async function mountSmallDisk(dataDir: string, mib: number) {
  const folder = path.join(dataDir, 'mongo');
  const ballast = path.join(folder, 'ballast');
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs', folder]);
  return {
    fill: async (): Promise<number> => {
      const file = await open(ballast, 'a');
      let written = 0;
      try {
        for (;;) {
          const { bytesWritten } = await file.write(CHUNK);
          written += bytesWritten;
          if (bytesWritten < CHUNK.length) return written / 2 ** 20;
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return written / 2 ** 20;
        throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    unmount: async () => {
      await run('umount', [folder]);
    },
  };
}
