import type { ListenerMiddlewareInstance, Middleware, UnknownAction } from '@reduxjs/toolkit';

type Shop = { dispatch: (action: UnknownAction) => unknown; getState: () => unknown };
type Listener = {
  actionCreator?: { match: (action: unknown) => boolean };
  matcher?: (action: unknown) => boolean;
  predicate?: (action: unknown, now: unknown, before: unknown) => boolean;
  effect: (action: UnknownAction, shop: Shop) => unknown;
};

/**
 * Small `createListenerMiddleware` (ADR 018): effects run after an action, in registration order. Their
 * errors are reported and stop nothing else.
 */
export function createListeners() {
  const listeners: Listener[] = [];
  const middleware: Middleware = (shop) => (next) => (action) => {
    const before = shop.getState();
    const answer = next(action);
    for (const listener of listeners)
      if (isMeant(listener, action, shop.getState(), before))
        void run(listener, action as UnknownAction, shop);
    return answer;
  };
  const startListening = (listener: Listener) => {
    listeners.push(listener);
  };
  return {
    middleware,
    startListening: Object.assign(startListening, {
      withTypes: () => startListening,
    }) as unknown as ListenerMiddlewareInstance['startListening'],
  };
}

export type Listeners = Pick<ReturnType<typeof createListeners>, 'startListening'>;

function isMeant(
  { actionCreator, matcher, predicate }: Listener,
  action: unknown,
  now: unknown,
  before: unknown,
) {
  const match = actionCreator?.match ?? matcher;
  return match ? match(action) : (predicate?.(action, now, before) ?? false);
}

async function run({ effect }: Listener, action: UnknownAction, shop: Shop): Promise<void> {
  try {
    await effect(action, shop);
  } catch (error) {
    reportError(error);
  }
}
