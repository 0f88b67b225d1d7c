import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 25;

export async function waitUntil(isTrue: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It did not come true in time.');
    await wait(STEP_MS);
  }
}
