import type { AccountCart, CartItem } from '@e-store/shared/cart/cart-item';
import type { CartLineId } from '@e-store/shared/cart/cart-line';
import { removeOrderedItems } from '@e-store/shared/cart/merge-carts';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createApiThunk } from '../../lib/thunk.ts';
import {
  type ChosenSize,
  countItems,
  upsertItem,
  restoreItem,
  removeItem,
  resolveQuotedSizes,
  changeItemSize,
} from './cart-rules.ts';
import { fetchQuote } from './quote.slice.ts';

export type CartState = {
  cartItems: CartItem[];
  shippingInfo: Partial<ShippingInfo>;
  /** Whether this device stores the address, for a day (R33). */
  remembersAddress: boolean;
  /** False until browser storage is read; server-rendered carts are empty. */
  restored: boolean;
  /** From the server render, used until local storage is read. */
  account: AccountCart | null;
};

const initialState = {
  cartItems: [],
  shippingInfo: {},
  remembersAddress: true,
  restored: false,
  account: null,
} as CartState;

/** For the item count in the server render. */
export const loadAccountCart = createApiThunk('cart/load', 'GET /cart');

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRestored: (state, { payload }: PayloadAction<Omit<CartState, 'restored' | 'account'>>) => ({
      ...payload,
      account: state.account,
      // An address that is not remembered lives in this tab only.
      shippingInfo: payload.remembersAddress ? payload.shippingInfo : state.shippingInfo,
      restored: true,
    }),
    cartSynced: (state, { payload }: PayloadAction<CartItem[]>) => {
      state.cartItems = payload;
      state.account = null;
    },
    itemAdded: (state, { payload }: PayloadAction<CartItem>) => {
      state.cartItems = upsertItem(state.cartItems, payload);
    },
    itemRemoved: (state, { payload }: PayloadAction<CartLineId>) => {
      state.cartItems = removeItem(state.cartItems, payload);
    },
    itemRestored: (state, { payload: { item, index } }: PayloadAction<{ item: CartItem; index: number }>) => {
      state.cartItems = restoreItem(state.cartItems, item, index);
    },
    shippingInfoSaved: (state, { payload }: PayloadAction<Partial<ShippingInfo>>) => {
      state.shippingInfo = payload;
    },
    itemSizeChanged: (
      state,
      { payload: { id, chosen } }: PayloadAction<{ id: CartLineId; chosen: ChosenSize }>,
    ) => {
      state.cartItems = changeItemSize(state.cartItems, id, chosen);
    },
    addressRemembered: (state, { payload }: PayloadAction<boolean>) => {
      state.remembersAddress = payload;
    },
    /** The address stays for the next order. */
    itemsOrdered: (state, { payload }: PayloadAction<(CartLineId & { quantity: number })[]>) => {
      state.cartItems = removeOrderedItems(state.cartItems, payload);
    },
    cartCleared: () => ({ ...initialState, restored: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(loadAccountCart.fulfilled, (state, { payload }) => {
      state.account = payload;
    });
    // The product may have gained sizes since this line was added.
    builder.addCase(fetchQuote.fulfilled, (state, { payload }) => {
      if (state.cartItems.some(({ size }) => size === undefined))
        state.cartItems = resolveQuotedSizes(state.cartItems, payload.lines);
    });
  },
  selectors: {
    selectCartItems: (state) => state.cartItems,
    selectShippingInfo: (state) => state.shippingInfo,
    selectRemembersAddress: (state) => state.remembersAddress,
    selectCartRestored: (state) => state.restored,
    selectItemCount: ({ restored, cartItems, account }) =>
      countItems(restored ? cartItems : (account?.lines ?? [])),
    selectAccountCart: (state) => state.account,
  },
});

export const {
  cartRestored,
  itemAdded,
  itemRemoved,
  itemRestored,
  shippingInfoSaved,
  addressRemembered,
  itemSizeChanged,
  itemsOrdered,
  cartSynced,
  cartCleared,
} = cartSlice.actions;
export const {
  selectAccountCart,
  selectCartItems,
  selectShippingInfo,
  selectRemembersAddress,
  selectCartRestored,
  selectItemCount,
} = cartSlice.selectors;
