import { readFile } from 'node:fs/promises';

/** The last error in mongod's log (a JSON object a line), else its last line. */
export async function lastWords(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8')).trim().split('\n');
  const error = lines.findLast((line) => /"s":"[EF]"/.test(line));
  const reason = error && /"error":"((?:[^"\\]|\\.)*)"/.exec(error)?.[1];
  return reason ?? error ?? lines.at(-1) ?? '';
}
