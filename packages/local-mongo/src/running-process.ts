import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** As text; `undefined` when it does not run. Pids are reused after a reboot or in containers. */
export async function processStartTime(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const [state, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  const hasEnded = state === undefined || state === 'Z' || state === 'X';
  return hasEnded ? undefined : rest[18];
}

export async function processCommand(pid: number): Promise<string> {
  if (process.platform !== 'linux') return (await ps(pid, 'command=')) ?? '';
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return commandLine.replaceAll('\0', ' ');
}

/** SIGTERM; SIGKILL only after the grace period. */
export async function endProcess(pid: number, graceMs: number): Promise<void> {
  const start = await processStartTime(pid);
  if (start === undefined) return;
  const isRunning = async () => (await processStartTime(pid)) === start;
  signal(pid, 'SIGTERM');
  const deadline = Date.now() + graceMs;
  while (await isRunning()) {
    if (Date.now() > deadline) signal(pid, 'SIGKILL');
    await sleep(25);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {}
}

async function ps(pid: number, column: string): Promise<string | undefined> {
  const answer = await run('ps', ['-ww', '-o', column, '-p', String(pid)]).catch(() => undefined);
  return answer?.stdout.trim() || undefined;
}
