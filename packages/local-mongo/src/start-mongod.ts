import { spawn, type ChildProcess } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongodFailed, PortTaken } from './errors.ts';
import { REPLICA_SET } from './replica-set.ts';
import { endProcess } from './running-process.ts';
import type { Log } from './mongod-version.ts';
import { withProgress } from './with-progress.ts';

/** A checkpoint of much data takes seconds; a kill costs a recovery at the next start. */
export const STOP_GRACE_MS = 20_000;
const START_TIMEOUT_MS = 60_000;

/** mongod cannot listen at its address: https://www.mongodb.com/docs/manual/reference/exit-codes/ */
const EXIT_CANNOT_LISTEN = 'exit status 48';

type MongodOptions = {
  binary: string;
  dbPath: string;
  address: string;
  log: Log;
  onDeath?: ((error: MongodFailed) => void) | undefined;
};

/**
 * In its own process group, so that Ctrl-C ends the API first. Resolves when it accepts connections.
 * @throws PortTaken
 * @throws MongodFailed with mongod's last error
 */
export async function startMongod({
  binary,
  dbPath,
  address,
  log,
  onDeath = () => {},
}: MongodOptions): Promise<{
  stop: () => Promise<void>;
}> {
  const logFile = `${dbPath}.log`;
  const [host = '', port = ''] = address.split(':');
  // Appends, so that the log of the last crash stays.
  const output = await open(logFile, 'a');
  const { size: logFrom } = await output.stat();
  const child = spawn(binary, mongodArguments(dbPath, host, port), {
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  });
  child.unref();
  const exited = waitForExit(child);
  await output.close();

  const killChild = () => child.kill();
  process.once('exit', killChild);
  const stop = async () => {
    process.off('exit', killChild);
    shouldRun = false;
    if (child.pid) await endProcess(child.pid, STOP_GRACE_MS);
  };
  let shouldRun = true;
  try {
    await withProgress(
      log,
      'Starting MongoDB',
      waitUntilListening(Number(port), exited, { logFile, logFrom }),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const reportUnexpectedExit = (exitReason: string) => {
    if (!shouldRun) return;
    const error = new MongodFailed(`MongoDB ended unexpectedly (${exitReason}); its log is ${logFile}`);
    log(error.message);
    onDeath(error);
  };
  void exited.then(reportUnexpectedExit);
  return { stop };
}

function mongodArguments(dbPath: string, host: string, port: string): string[] {
  const options = {
    dbpath: dbPath,
    bind_ip: host,
    port,
    replSet: REPLICA_SET,
    networkMessageCompressors: 'disabled',
    // The default operation log may take 5 % of the disk.
    oplogSize: '1024',
    // Transactions of a killed client block others until this limit; the default is 60 s.
    setParameter: 'transactionLifetimeLimitSeconds=5',
  };
  // Unused by the shop, and so unavailable to injected filters.
  const flags = ['--noscripting', ...(process.platform === 'win32' ? [] : ['--nounixsocket'])];
  return [...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]), ...flags];
}

function waitForExit(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (status, signal) => resolve(signal ?? `exit status ${status}`));
  });
}

/** By mongod's own log line: another program may have opened the port. */
async function waitUntilListening(
  port: number,
  exited: Promise<string>,
  { logFile, logFrom }: { logFile: string; logFrom: number },
): Promise<void> {
  let endReason: string | undefined;
  void exited.then((exitReason) => (endReason = exitReason));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await readFileFrom(logFile, logFrom)).includes('"Waiting for connections"')) {
    if (endReason === EXIT_CANNOT_LISTEN) throw new PortTaken(port);
    if (endReason !== undefined)
      throw new MongodFailed(`MongoDB did not start (${endReason}): ${await lastLogError(logFile, logFrom)}`);
    if (Date.now() > deadline) throw new MongodFailed(`MongoDB does not answer; its log is ${logFile}`);
    await sleep(25);
  }
}

async function readFileFrom(file: string, position: number): Promise<string> {
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

/** The last error since this start, else the last line. */
async function lastLogError(logFile: string, logFrom: number): Promise<string> {
  const lines = (await readFileFrom(logFile, logFrom)).trim().split('\n');
  const error = lines.findLast((line) => /"s":"[EF]"/.test(line));
  const reason = error && /"error":"((?:[^"\\]|\\.)*)"/.exec(error)?.[1];
  return reason ?? error ?? lines.at(-1) ?? '';
}
