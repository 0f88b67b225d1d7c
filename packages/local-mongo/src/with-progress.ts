import type { Log } from './way.ts';

const FIRST_LINE_AFTER_MS = 1000;
const NEXT_LINE_AFTER_MS = 5000;

export async function withProgress<T>(log: Log, what: string, work: Promise<T>): Promise<T> {
  const begun = Date.now();
  const say = () => {
    log(`${what} … ${Math.round((Date.now() - begun) / 1000)} s`);
    timer = setTimeout(say, NEXT_LINE_AFTER_MS);
  };
  let timer = setTimeout(say, FIRST_LINE_AFTER_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
