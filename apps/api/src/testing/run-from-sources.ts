import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

type Given = { args?: string[]; env: Record<string, string>; typed?: string };

export async function runFromSources(program: string, { args = [], env, typed = '' }: Given) {
  const options = ['--no-warnings', '--conditions=source', '--import', 'tsx'];
  const child = spawn(process.execPath, [...options, `apps/api/src/${program}`, ...args], {
    cwd: fileURLToPath(new URL('../../../..', import.meta.url)),
    env,
  });
  child.stdin.end(typed);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: (await ended)[0], out, err };
}
