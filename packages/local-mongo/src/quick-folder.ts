import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { availableMemory } from 'node:process';

const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;

/** Of all test databases at once; those of the whole check take a sixth of it. */
const ROOM_BYTES = 2 * 2 ** 30;

/**
 * Where files that nobody keeps are written quickest: in memory, where the system (Linux) offers that and has room to
 * spare, else in its folder for temporary files. Databases of tests are made and dropped by the hundred, and what they
 * wait for is the disk.
 */
export async function quickFolder(memoryFolder = IN_MEMORY): Promise<string> {
  const place = await statfs(memoryFolder).catch(() => undefined);
  const isInMemory = place?.type === TMPFS;
  const room = Math.min(isInMemory ? place.bavail * place.bsize : 0, availableMemory() / 2);
  return room >= ROOM_BYTES ? memoryFolder : tmpdir();
}
