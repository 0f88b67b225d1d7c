import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A program that answers like mongod when it is asked for its version, and like any other program otherwise. */
export async function writeFakeMongod(path: string, answer = 'db version v6.0.5'): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\necho "${answer}"\n`);
  await chmod(path, 0o755);
  return path;
}
