import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { availableMemory } from 'node:process';

const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;

const REQUIRED_BYTES = 2 * 2 ** 30;

/** In memory (Linux) if it has room. Test databases wait for the disk most. */
export async function fastTempFolder(memoryFolder = IN_MEMORY): Promise<string> {
  const fileSystem = await statfs(memoryFolder).catch(() => undefined);
  const isInMemory = fileSystem?.type === TMPFS;
  const freeBytes = Math.min(isInMemory ? fileSystem.bavail * fileSystem.bsize : 0, availableMemory() / 2);
  return freeBytes >= REQUIRED_BYTES ? memoryFolder : tmpdir();
}
