import { open } from 'node:fs/promises';

/** What stands in a file behind a position; the log holds earlier starts, too. */
export async function readFrom(file: string, position: number): Promise<string> {
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

/** The last error of this start in mongod's log (a JSON object a line), else its last line. */
export async function lastWords(logFile: string, logFrom: number): Promise<string> {
  const lines = (await readFrom(logFile, logFrom)).trim().split('\n');
  const error = lines.findLast((line) => /"s":"[EF]"/.test(line));
  const reason = error && /"error":"((?:[^"\\]|\\.)*)"/.exec(error)?.[1];
  return reason ?? error ?? lines.at(-1) ?? '';
}
