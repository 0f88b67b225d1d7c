import type { Answer } from './client.ts';
import { tally } from './metrics.ts';
import type { CartLine, Shopper } from './shopper.ts';

/** `lost`: no response; `refused`: connection refused. */
export type Outcome = {
  what: 'look' | 'order';
  status: number | 'lost' | 'refused';
  ms: number;
  reason: string;
  isConnectionClosing: boolean;
};

const BROWSE_PATHS = ['/products', '/store', '/cart', '/me', '/orders/me?limit=5'];

async function record(what: Outcome['what'], call: () => Promise<Answer<unknown>>): Promise<Outcome> {
  const before = performance.now();
  try {
    const { status, ms, body, headers } = await call();
    return {
      what,
      status,
      ms,
      reason: body.message ?? '',
      isConnectionClosing: headers.get('connection') === 'close',
    };
  } catch (error) {
    const reason = describeError(error);
    const status = reason.includes('ECONNREFUSED') ? 'refused' : 'lost';
    return { what, status, ms: performance.now() - before, reason, isConnectionClosing: false };
  }
}

function describeError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code, cause }: { message?: string; code?: string; cause?: unknown } = error;
  return [message, code, cause && describeError(cause)].filter(Boolean).join(' ');
}

export const visitPage = (shopper: Shopper, turn: number): Promise<Outcome> =>
  record('look', () => shopper.call(BROWSE_PATHS[turn % BROWSE_PATHS.length] ?? '/products'));

export const order = (shopper: Shopper, lines: readonly CartLine[]): Promise<Outcome> =>
  record('order', () => shopper.order(lines));

export const countFailures = (outcomes: readonly Outcome[]): Record<string, number> =>
  tally(
    outcomes
      .filter(({ status }) => status !== 200 && status !== 201)
      .map(({ what, status, reason }) => `${what}: ${status} ${reason}`),
  );
