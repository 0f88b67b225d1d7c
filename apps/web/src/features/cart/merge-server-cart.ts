import type { AccountCart, CartItem } from '@e-store/shared/cart/cart-item';
import { isSameLine, type CartLineId } from '@e-store/shared/cart/cart-line';
import { CART_LINES_MAX, diffCarts, type CartLine } from '@e-store/shared/cart/merge-carts';
import { resolveSizes } from './cart-rules.ts';

export type SyncedCart = { version: number; lines: readonly CartLine[] };

const findLine = <Line extends CartLineId>(lines: readonly Line[], id: CartLineId) =>
  lines.find((line) => isSameLine(line, id));

/** Lines that the API would reject must not block the others. */
const isValidLine = ({ product, size, quantity }: CartLine) =>
  /^[0-9a-f]{24}$/i.test(product) && (size === undefined || size.length <= 10) && quantity <= 1000;

/** At most one call's worth. */
export function changesToSend(lastSynced: readonly CartLine[], items: readonly CartItem[]): CartLine[] {
  return diffCarts(lastSynced, items).filter(isValidLine).slice(0, CART_LINES_MAX);
}

type MergeInput = {
  /** Account lines at the last sync; empty before the first merge. */
  lastSynced: readonly CartLine[];
  /** When the call began. */
  sentCart: readonly CartItem[];
  /** When the answer came. */
  localCart: readonly CartItem[];
  serverCart: AccountCart;
};

/**
 * Rejected lines stay local. Lines keep their position and added price; a line without size takes the
 * account's.
 */
export function mergeServerCart({ serverCart, ...local }: MergeInput): CartItem[] {
  const lastSynced = resolveSizes(local.lastSynced, serverCart.lines);
  const sentCart = resolveSizes(local.sentCart, serverCart.lines);
  const localCart = resolveSizes(local.localCart, serverCart.lines);
  const rejectedLines = diffCarts(lastSynced, sentCart).filter(
    (line) => line.quantity > 0 && !findLine(serverCart.lines, line) && findLine(localCart, line),
  );
  const localChanges = diffCarts(sentCart, localCart);
  const resolveQuantity = (id: CartLineId) =>
    findLine(localChanges, id)?.quantity ??
    findLine(serverCart.lines, id)?.quantity ??
    findLine(rejectedLines, id)?.quantity ??
    0;
  const added = serverCart.lines.filter((line) => !findLine(localCart, line));
  return [...localCart, ...added]
    .map((line) =>
      mergeLine(findLine(localCart, line), findLine(serverCart.lines, line), resolveQuantity(line)),
    )
    .filter((item) => item !== undefined);
}

function mergeLine(
  local: CartItem | undefined,
  server: AccountCart['lines'][number] | undefined,
  quantity: number,
): CartItem | undefined {
  if (quantity === 0) return undefined;
  if (local && (!server || server.gone)) return { ...local, quantity, stock: server ? 0 : local.stock };
  if (!server) return undefined;
  const { gone: _gone, ...item } = server;
  return { ...item, ...(local && { price: local.price }), quantity };
}
