import type { AccountCart } from '@e-store/shared/cart/account-cart';
import type { CartItem } from '@e-store/shared/cart/cart-item';
import { changesBetween, type CartLine } from '@e-store/shared/cart/merge-carts';
import { withoutOrdered } from '@e-store/shared/cart/without-ordered';
import { isUnavailable } from '../../lib/api-failure.ts';
import type { KeyValueStorage } from '../../lib/stored-json.ts';
import { createApiThunk, type AppDispatch } from '../../lib/thunk.ts';
import { changesToSend, settleCart, type KnownCart } from './cart-settlement.ts';
import { cartSettled, selectAccountCart, selectCartItems, type CartState } from './cart.slice.ts';
import { readKnownCart, writeKnownCart } from './known-cart.storage.ts';

type Shop = {
  dispatch: AppDispatch;
  getState: () => { cart: CartState };
  userId: () => string | undefined;
};

export type SyncReason = {
  /** Lines that an order removed from the account's cart. */
  ordered?: readonly CartLine[];
};

type Outcome = 'done' | 'changed-meanwhile' | 'not-reached';

/** Delay before a failed sync is retried. */
const RETRY_MS = 30_000;

type Ask = { known: readonly CartLine[] | undefined; items: readonly CartItem[] };

const exchangeCart = createApiThunk('cart/exchange', (api, { known, items }: Ask) => {
  const changes = changesToSend(known ?? [], items);
  if (!known) return api.call('POST /cart/merge', { body: { lines: changes } });
  return changes.length > 0 ? api.call('PUT /cart', { body: { changes } }) : api.call('GET /cart');
});

/**
 * Keeps the carts of browser and account in sync. One exchange runs at a time; later changes go into the
 * next. A failed exchange is retried with the difference to the last answer.
 */
export function makeCartSync(storage: KeyValueStorage) {
  let running = false;
  let next: SyncReason | undefined;
  let retry: ReturnType<typeof setTimeout>;

  return async function sync(shop: Shop, reason: SyncReason = {}): Promise<void> {
    next = { ...next, ...reason };
    if (running) return;
    running = true;
    clearTimeout(retry);
    try {
      while (next) {
        const why: SyncReason = next;
        next = undefined;
        // oxlint-disable-next-line no-await-in-loop -- one exchange at a time
        const outcome = await exchange(shop, storage, why);
        if (outcome === 'changed-meanwhile') next ??= {};
        if (outcome === 'not-reached') retry = setTimeout(() => void sync(shop), RETRY_MS);
      }
    } finally {
      running = false;
    }
  };
}

async function exchange(shop: Shop, storage: KeyValueStorage, why: SyncReason): Promise<Outcome> {
  const user = shop.userId();
  if (user === undefined) return 'done';
  const known = readKnownCart(storage, user);
  if (known && why.ordered) {
    known.lines = withoutOrdered(known.lines, why.ordered);
    writeKnownCart(storage, user, known);
  }

  const sent = selectCartItems(shop.getState());
  const rendered = why.ordered ? null : selectAccountCart(shop.getState()); // predates the order
  const fresh =
    renderedAnswer(known, sent, rendered) ?? (await ask(shop, { known: known?.lines, items: sent }));
  if (typeof fresh === 'string') return fresh;
  if (shop.userId() !== user) return 'done'; // signed out meanwhile: the cart has no owner

  const now = selectCartItems(shop.getState());
  shop.dispatch(cartSettled(settleCart({ known: known?.lines ?? [], sent, now, fresh })));
  writeKnownCart(storage, user, fresh);
  return changesBetween(sent, now).length > 0 ? 'changed-meanwhile' : 'done';
}

async function ask({ dispatch }: Shop, what: Ask): Promise<AccountCart | Outcome> {
  const { payload } = await dispatch(exchangeCart(what));
  if (payload && 'version' in payload) return payload;
  return !payload || isUnavailable(payload) || payload.status === 429 ? 'not-reached' : 'done';
}

/** Uses the server-rendered account cart when there are no local changes to send. */
function renderedAnswer(
  known: KnownCart | undefined,
  items: readonly CartItem[],
  rendered: AccountCart | null,
): AccountCart | undefined {
  if (!known || !rendered || rendered.version < known.version) return undefined;
  return changesToSend(known.lines, items).length === 0 ? rendered : undefined;
}
