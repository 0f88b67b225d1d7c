import type { AccountCart } from '@e-store/shared/cart/account-cart';
import type { CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine, type CartLineId } from '@e-store/shared/cart/cart-line';
import { CART_LINES_MAX, changesBetween, type CartLine } from '@e-store/shared/cart/merge-carts';
import { withKnownSizes } from './cart-rules.ts';

/** What the account's cart was when this browser last heard of it. */
export type KnownCart = { version: number; lines: readonly CartLine[] };

const find = <Line extends CartLineId>(lines: readonly Line[], id: CartLineId) =>
  lines.find((line) => isSameLine(line, id));

/** Lines that the API would refuse are kept here and not sent: they must not hold up the others. */
const canBeSent = ({ product, size, quantity }: CartLine) =>
  /^[0-9a-f]{24}$/i.test(product) && (size === undefined || size.length <= 10) && quantity <= 1000;

/** What this browser has to tell the account: what changed here since it last heard, as much as one call takes. */
export function changesToSend(known: readonly CartLine[], items: readonly CartItem[]): CartLine[] {
  return changesBetween(known, items).filter(canBeSent).slice(0, CART_LINES_MAX);
}

type Exchange = {
  /** What the account had when this browser last heard of it; nothing before a first merge. */
  known: readonly CartLine[];
  /** The browser's cart when it asked. */
  sent: readonly CartItem[];
  /** The browser's cart when the answer came. */
  now: readonly CartItem[];
  fresh: AccountCart;
};

/**
 * The browser's cart after the account answered: what the account has, and above it whatever happened here since it was
 * asked. A line that the account did not take, for one too many, stays here. Lines keep their places and the price at
 * which they were added; one without a size takes the size in which the account has it.
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
