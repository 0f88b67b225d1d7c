import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export async function mongodVersion(binary: string): Promise<string> {
  const { stdout } = await run(binary, ['--version'], { timeout: 10_000 }).catch((error: unknown) => {
    throw new Error(`${binary} does not run: ${lastLine(error)}`);
  });
  const version = /db version v(\d+\.\d+\.\d+)/.exec(stdout)?.[1];
  if (!version) throw new Error(`${binary} is no mongod`);
  return version;
}

function lastLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? '';
}

export type Log = (line: string) => void;

export type FoundMongo = { uri: string } | { binary: string };

/** `find` rejects with a readable reason. */
export type MongoSource = { name: string; find: (log: Log) => Promise<FoundMongo> };
