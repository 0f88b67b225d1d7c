import type { AccountCart, CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine, mergeLines } from '@e-store/shared/cart/cart-line';
import { diffCarts, type CartLine, removeOrderedItems } from '@e-store/shared/cart/merge-carts';
import { isUnavailable } from '../../lib/api-failure.ts';
import { type KeyValueStorage, readStored, writeStored } from '../../lib/stored-json.ts';
import { createApiThunk, type AppDispatch } from '../../lib/thunk.ts';
import { changesToSend, mergeServerCart, type SyncedCart } from './merge-server-cart.ts';
import { cartSynced, selectAccountCart, selectCartItems, type CartState } from './cart.slice.ts';
import { ACCOUNT_CART } from './cart.storage.ts';

type SyncContext = {
  dispatch: AppDispatch;
  getState: () => { cart: CartState };
  userId: () => string | undefined;
};

export type SyncReason = {
  /** Lines that an order removed. */
  ordered?: readonly CartLine[];
  isSignIn?: boolean;
};

type Outcome = 'done' | 'changed-meanwhile' | 'not-reached';

const RETRY_MS = 30_000;
/** An older change cannot reach the shop after an order. */
const IN_FLIGHT_MS = 60_000;

type ExchangeRequest = { lastSynced: readonly CartLine[] | undefined; changes: CartLine[] };
type SentChange = CartLine & { at: number };

const exchangeCart = createApiThunk('cart/exchange', (api, { lastSynced, changes }: ExchangeRequest) => {
  if (!lastSynced) return api.call('POST /cart/merge', { body: { lines: changes } });
  return changes.length > 0 ? api.call('PUT /cart', { body: { changes } }) : api.call('GET /cart');
});

/**
 * One exchange runs at a time; later changes go into the next. A failed one is retried with the difference to
 * the last answer.
 */
export function createCartSync(storage: KeyValueStorage) {
  let running = false;
  let next: SyncReason | undefined;
  let retry: ReturnType<typeof setTimeout>;
  const synced = createSyncedCart(storage);
  const sent: SentChange[] = [];

  return async function sync(context: SyncContext, reason: SyncReason = {}): Promise<void> {
    if (reason.isSignIn) synced.forget();
    next = { ...next, ...reason };
    if (running) return;
    running = true;
    clearTimeout(retry);
    try {
      while (next) {
        const syncReason: SyncReason = next;
        next = undefined;
        // oxlint-disable-next-line no-await-in-loop -- one exchange at a time
        const outcome = await exchange(context, synced, sent, syncReason);
        if (outcome === 'changed-meanwhile') next ??= {};
        if (outcome === 'not-reached') retry = setTimeout(() => void sync(context), RETRY_MS);
      }
    } finally {
      running = false;
    }
  };
}

async function exchange(
  context: SyncContext,
  synced: ReturnType<typeof createSyncedCart>,
  sent: SentChange[],
  syncReason: SyncReason,
): Promise<Outcome> {
  const user = context.userId();
  if (user === undefined) return 'done';
  const sentCart = selectCartItems(context.getState());
  let lastSynced = synced.read(user);
  if (lastSynced && syncReason.ordered) {
    const lines = linesAfterOrder(lastSynced.lines, syncReason.ordered, sent, sentCart);
    // The order changed the account's cart, so a page rendered before it is out of date.
    lastSynced = { version: lastSynced.version + 1, lines };
    synced.write(user, lastSynced);
  }

  const rendered = syncReason.ordered ? null : selectAccountCart(context.getState()); // predates the order
  const changes = changesToSend(lastSynced?.lines ?? [], sentCart);
  let serverCart: AccountCart | Outcome | undefined = findRenderedCart(lastSynced, changes, rendered);
  if (!serverCart) {
    sent.push(...changes.map((line) => ({ ...line, at: Date.now() })));
    serverCart = await sendExchange(context, { lastSynced: lastSynced?.lines, changes });
  }
  if (typeof serverCart === 'string') return serverCart;
  if (context.userId() !== user) return 'done'; // signed out meanwhile: the cart has no owner

  const localCart = selectCartItems(context.getState());
  context.dispatch(
    cartSynced(mergeServerCart({ lastSynced: lastSynced?.lines ?? [], sentCart, localCart, serverCart })),
  );
  synced.write(user, serverCart);
  return diffCarts(sentCart, localCart).length > 0 ? 'changed-meanwhile' : 'done';
}

async function sendExchange(
  { dispatch }: SyncContext,
  request: ExchangeRequest,
): Promise<AccountCart | Outcome> {
  const { payload } = await dispatch(exchangeCart(request));
  if (payload && 'version' in payload) return payload;
  return !payload || isUnavailable(payload) || payload.status === 429 ? 'not-reached' : 'done';
}

/** Only when there are no local changes to send. */
function findRenderedCart(
  lastSynced: SyncedCart | undefined,
  changes: readonly CartLine[],
  rendered: AccountCart | null,
): AccountCart | undefined {
  if (!lastSynced || !rendered || rendered.version < lastSynced.version) return undefined;
  return changes.length === 0 ? rendered : undefined;
}

/** An ordered line that was sent a moment ago may arrive before or after the order, so it is sent again. */
function linesAfterOrder(
  lines: readonly CartLine[],
  ordered: readonly CartLine[],
  sent: SentChange[],
  items: readonly CartItem[],
): CartLine[] {
  const since = Date.now() - IN_FLIGHT_MS;
  const isUnsure = ({ product, quantity, at }: SentChange) =>
    at > since && quantity > 0 && ordered.some((line) => line.product === product);
  const unsure = mergeLines(sent.splice(0).filter(isUnsure));
  const isIn = (cart: readonly CartLine[], line: CartLine) => cart.some((other) => isSameLine(other, line));
  return [
    ...removeOrderedItems(lines, ordered).filter((line) => !isIn(unsure, line)),
    ...unsure.filter((line) => !isIn(items, line)),
  ];
}

type Stored = SyncedCart & { user: string };

/** In memory while the storage is full. */
function createSyncedCart(storage: KeyValueStorage) {
  let unstored: Stored | undefined;
  return {
    /** Undefined for another user or corrupt data. */
    read(user: string): SyncedCart | undefined {
      const stored = (readStored(storage, ACCOUNT_CART) ?? unstored) as Partial<Stored> | null | undefined;
      return stored?.user === user && typeof stored.version === 'number' && Array.isArray(stored.lines)
        ? { version: stored.version, lines: stored.lines.filter(isLine) }
        : undefined;
    },
    write(user: string, { version, lines }: SyncedCart): void {
      const brief = lines.map(({ product, size, quantity }) => ({ product, size, quantity }));
      const cart = { user, version, lines: brief } satisfies Stored;
      writeStored(storage, ACCOUNT_CART, cart);
      const isStored = storage.getItem(ACCOUNT_CART) === JSON.stringify(cart);
      unstored = isStored ? undefined : cart;
      if (!isStored) storage.removeItem(ACCOUNT_CART);
    },
    forget(): void {
      unstored = undefined;
    },
  };
}

function isLine(value: unknown): value is CartLine {
  const line = value as Partial<CartLine> | null;
  return typeof line?.product === 'string' && typeof line.quantity === 'number';
}
