import { createInterface } from 'node:readline';
import { ChildDied, forkChild, waitForEnd } from './child-process.js';

const shownLines = 20;

/**
 * @throws ChildDied with the last lines, or the sentence sent as `{ type: 'refused', sentence }`
 * @param {{ name: string, file: string, args?: string[], env: NodeJS.ProcessEnv, say?: (line: string) => void }} script
 * @param {AbortSignal} [signal]
 */
export const runChild = async ({ name, file, args = [], env, say = () => {} }, signal) => {
  signal?.throwIfAborted();
  const child = forkChild(file, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const lines = [];
  for (const [stream, writeLine] of [
    [child.stdout, say],
    [child.stderr, () => {}],
  ]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.splice(0, lines.length - shownLines + 1);
      lines.push(line);
      writeLine(line);
    });
  }
  let refusal;
  child.on('message', (message) => {
    if (message?.type === 'refused') refusal = message.sentence;
  });
  const end = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', end);
  const how = await waitForEnd(child);
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (how !== undefined && refusal !== undefined) throw new Error(refusal);
  if (how !== undefined) throw new ChildDied(name, how, lines.join('\n'));
};
