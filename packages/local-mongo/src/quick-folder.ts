import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { availableMemory } from 'node:process';

const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;

const ROOM_BYTES = 2 * 2 ** 30;

/**
 * Returns the in-memory folder (Linux) when it has room, else the temporary folder. Test databases wait for
 * the disk most.
 */
export async function quickFolder(memoryFolder = IN_MEMORY): Promise<string> {
  const place = await statfs(memoryFolder).catch(() => undefined);
  const isInMemory = place?.type === TMPFS;
  const room = Math.min(isInMemory ? place.bavail * place.bsize : 0, availableMemory() / 2);
  return room >= ROOM_BYTES ? memoryFolder : tmpdir();
}
