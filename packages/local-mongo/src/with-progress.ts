import type { Log } from './mongod-version.ts';

const FIRST_LINE_AFTER_MS = 1000;
const NEXT_LINE_AFTER_MS = 5000;

export async function withProgress<T>(log: Log, what: string, work: Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const logProgress = () => {
    log(`${what} … ${Math.round((Date.now() - startedAt) / 1000)} s`);
    timer = setTimeout(logProgress, NEXT_LINE_AFTER_MS);
  };
  let timer = setTimeout(logProgress, FIRST_LINE_AFTER_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
