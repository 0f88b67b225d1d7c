import { open } from 'node:fs/promises';

export async function readFileFrom(file: string, position: number): Promise<string> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.max(size - position, 0));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, position);
    return bytes.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Returns the last error that mongod logged since this start, else its last log line. */
export async function lastLogError(logFile: string, logFrom: number): Promise<string> {
  const lines = (await readFileFrom(logFile, logFrom)).trim().split('\n');
  const error = lines.findLast((line) => /"s":"[EF]"/.test(line));
  const reason = error && /"error":"((?:[^"\\]|\\.)*)"/.exec(error)?.[1];
  return reason ?? error ?? lines.at(-1) ?? '';
}
