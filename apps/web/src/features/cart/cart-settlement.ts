import type { AccountCart } from '@e-store/shared/cart/account-cart';
import type { CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine, type CartLineId } from '@e-store/shared/cart/cart-line';
import { CART_LINES_MAX, changesBetween, type CartLine } from '@e-store/shared/cart/merge-carts';
import { withKnownSizes } from './cart-rules.ts';

export type KnownCart = { version: number; lines: readonly CartLine[] };

const find = <Line extends CartLineId>(lines: readonly Line[], id: CartLineId) =>
  lines.find((line) => isSameLine(line, id));

/** Lines that the API would reject stay local and must not block the others. */
const canBeSent = ({ product, size, quantity }: CartLine) =>
  /^[0-9a-f]{24}$/i.test(product) && (size === undefined || size.length <= 10) && quantity <= 1000;

/** Local changes since the last sync, at most one call's worth. */
export function changesToSend(known: readonly CartLine[], items: readonly CartItem[]): CartLine[] {
  return changesBetween(known, items).filter(canBeSent).slice(0, CART_LINES_MAX);
}

type Exchange = {
  /** Account lines at the last sync; empty before the first merge. */
  known: readonly CartLine[];
  /** Local cart when the call began. */
  sent: readonly CartItem[];
  /** Local cart when the answer came. */
  now: readonly CartItem[];
  fresh: AccountCart;
};

/**
 * Merges the account's answer with local changes made meanwhile. Rejected lines stay local. Lines retain
 * their position and added price; a line without size takes the account's size.
 */
export function settleCart({ fresh, ...here }: Exchange): CartItem[] {
  const known = withKnownSizes(here.known, fresh.lines);
  const sent = withKnownSizes(here.sent, fresh.lines);
  const now = withKnownSizes(here.now, fresh.lines);
  const notTaken = changesBetween(known, sent).filter(
    (line) => line.quantity > 0 && !find(fresh.lines, line) && find(now, line),
  );
  const since = changesBetween(sent, now);
  const wanted = (id: CartLineId) =>
    find(since, id)?.quantity ?? find(fresh.lines, id)?.quantity ?? find(notTaken, id)?.quantity ?? 0;
  const added = fresh.lines.filter((line) => !find(now, line));
  return [...now, ...added]
    .map((line) => describe(find(now, line), find(fresh.lines, line), wanted(line)))
    .filter((item) => item !== undefined);
}

function describe(
  here: CartItem | undefined,
  there: AccountCart['lines'][number] | undefined,
  quantity: number,
): CartItem | undefined {
  if (quantity === 0) return undefined;
  if (here && (!there || there.gone)) return { ...here, quantity, stock: there ? 0 : here.stock };
  if (!there) return undefined;
  const { gone: _gone, ...item } = there;
  return { ...item, ...(here && { price: here.price }), quantity };
}
