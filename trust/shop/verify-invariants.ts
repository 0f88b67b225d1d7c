import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../../scripts/command-line.js';

const run = promisify(execFile);

/** @throws with the output when an invariant is broken */
export async function verifyInvariants(env: NodeJS.ProcessEnv): Promise<string[]> {
  const { stdout } = await run('npm', ['run', '--silent', 'verify:invariants'], { cwd: root, env }).catch(
    (error: { stdout?: string; stderr?: string }) => {
      throw new Error(`npm run verify:invariants:\n${error.stdout ?? ''}${error.stderr ?? ''}`);
    },
  );
  return stdout.trim().split('\n');
}
