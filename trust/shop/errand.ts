import type { Answer } from './client.ts';
import { tally } from './figures.ts';
import type { Line, Shopper } from './shopper.ts';

/** What became of one call: `lost` is none, `refused` is that nobody took it. */
export type Met = {
  what: 'look' | 'order';
  status: number | 'lost' | 'refused';
  ms: number;
  /** What was said, or why nothing was. */
  why: string;
  isLast: boolean;
};

const PLACES = ['/products', '/store', '/cart', '/me', '/orders/me?limit=5'];

/** Makes a call and remembers what came of it. */
async function tell(what: Met['what'], call: () => Promise<Answer<unknown>>): Promise<Met> {
  const before = performance.now();
  try {
    const { status, ms, body, headers } = await call();
    return { what, status, ms, why: body.message ?? '', isLast: headers.get('connection') === 'close' };
  } catch (error) {
    const why = reasonOf(error);
    const status = why.includes('ECONNREFUSED') ? 'refused' : 'lost';
    return { what, status, ms: performance.now() - before, why, isLast: false };
  }
}

/** Of the network's errors the cause says what it was. By its looks: `fetch` has another `Error` than Jest. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code, cause }: { message?: string; code?: string; cause?: unknown } = error;
  return [message, code, cause && reasonOf(cause)].filter(Boolean).join(' ');
}

/** Looks at the shop as people do, here and there. */
export const look = (shopper: Shopper, turn: number): Promise<Met> =>
  tell('look', () => shopper.call(PLACES[turn % PLACES.length] ?? '/products'));

export const order = (shopper: Shopper, lines: readonly Line[]): Promise<Met> =>
  tell('order', () => shopper.order(lines));

/** Of what was not answered as it should be, how often, in words: a thousand of them are no use to anybody. */
export const failures = (met: readonly Met[]): Record<string, number> =>
  tally(
    met
      .filter(({ status }) => status !== 200 && status !== 201)
      .map(({ what, status, why }) => `${what}: ${status} ${why}`),
  );
