import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function writeFakeMongod(path: string, answer = 'db version v6.0.5'): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\necho "${answer}"\n`);
  await chmod(path, 0o755);
  return path;
}
