import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import type { CartState } from './cart.slice.ts';

/** Storage keys of spec §3. */
const CART_ITEMS = 'cartItems';
const SHIPPING_INFO = 'shippingInfo';
/** In milliseconds; `false` when the shopper opted out (R33). */
const SHIPPING_INFO_AT = 'shippingInfoAt';
const ADDRESS_TTL_MS = 24 * 60 * 60 * 1000;
export const ACCOUNT_CART = 'accountCart';

type Stored = Omit<CartState, 'restored' | 'account'>;

/** Corrupt values count as absent. */
export function readCart(storage: KeyValueStorage, now = Date.now()): Stored {
  const items = readStored(storage, CART_ITEMS);
  return {
    cartItems: Array.isArray(items) ? items.filter(isCartItem) : [],
    ...readStoredAddress(storage, now),
  };
}

function readStoredAddress(storage: KeyValueStorage, now: number): Omit<Stored, 'cartItems'> {
  const at = readStored(storage, SHIPPING_INFO_AT);
  const isOver = typeof at === 'number' && now - at >= ADDRESS_TTL_MS;
  const shippingInfo = at === false || isOver ? {} : parseShippingInfo(readStored(storage, SHIPPING_INFO));
  return { shippingInfo, remembersAddress: at !== false };
}

export function writeCart(storage: KeyValueStorage, { cartItems }: Pick<Stored, 'cartItems'>): void {
  writeStored(storage, CART_ITEMS, cartItems.length > 0 ? cartItems : undefined);
}

/** Writes nothing when the address is not remembered. */
export function writeAddress(
  storage: KeyValueStorage,
  { shippingInfo, remembersAddress }: Omit<Stored, 'cartItems'>,
  now = Date.now(),
): void {
  const isRemembered = remembersAddress && Object.keys(shippingInfo).length > 0;
  writeStored(storage, SHIPPING_INFO, isRemembered ? shippingInfo : undefined);
  writeStored(storage, SHIPPING_INFO_AT, isRemembered ? now : remembersAddress ? undefined : false);
}

/** Account of the last sync, until logout. */
export function readCartOwner(storage: KeyValueStorage): unknown {
  const stored = readStored(storage, ACCOUNT_CART);
  return isRecord(stored) ? stored['user'] : undefined;
}

export function clearSyncedCart(storage: KeyValueStorage): void {
  storage.removeItem(ACCOUNT_CART);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown, least: number) => Number.isInteger(value) && Number(value) >= least;

/** Hand-written, because the schema would add zod to every page's initial bundle. */
function isCartItem(value: unknown): value is CartItem {
  return (
    isRecord(value) &&
    [value['product'], value['name'], value['image']].every((text) => typeof text === 'string') &&
    isCount(value['price'], 0) &&
    isCount(value['stock'], 0) &&
    isCount(value['quantity'], 1) &&
    (value['size'] === undefined || typeof value['size'] === 'string')
  );
}

const SHIPPING_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phoneNo',
  'address',
  'pincode',
  'city',
] as const satisfies readonly (keyof ShippingInfo)[];

function parseShippingInfo(value: unknown): Partial<ShippingInfo> {
  if (!isRecord(value)) return {};
  const texts = SHIPPING_FIELDS.flatMap((field) => {
    const text = value[field];
    return typeof text === 'string' ? [[field, text]] : [];
  });
  return Object.fromEntries(texts);
}
