import type { AccountCart } from '@e-store/shared/cart/account-cart';
import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { CartLineId } from '@e-store/shared/cart/cart-line';
import { withoutOrdered } from '@e-store/shared/cart/without-ordered';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createApiThunk } from '../../lib/thunk.ts';
import {
  type ChosenSize,
  itemsTotal,
  pieceCount,
  withItem,
  withItemBack,
  withoutItem,
  withQuotedSizes,
  withSize,
} from './cart-rules.ts';
import { fetchQuote } from './quote.slice.ts';

export type CartState = {
  cartItems: CartItem[];
  shippingInfo: Partial<ShippingInfo>;
  /** Whether this device stores the address, for a day (R33). */
  remembersAddress: boolean;
  /** False until browser storage is read; the server renders every cart as empty. */
  restored: boolean;
  /** Account cart of the server render, used until local storage is read. */
  account: AccountCart | null;
};

const initialState = {
  cartItems: [],
  shippingInfo: {},
  remembersAddress: true,
  restored: false,
  account: null,
} as CartState;

/** Lets the server render show a signed-in shopper's item count. */
export const loadAccountCart = createApiThunk('cart/load', (api) => api.call('GET /cart'));

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
    cartSettled: (state, { payload }: PayloadAction<CartItem[]>) => {
      state.cartItems = payload;
      state.account = null;
    },
    itemAdded: (state, { payload }: PayloadAction<CartItem>) => {
      state.cartItems = withItem(state.cartItems, payload);
    },
    itemRemoved: (state, { payload }: PayloadAction<CartLineId>) => {
      state.cartItems = withoutItem(state.cartItems, payload);
    },
    itemPutBack: (state, { payload: { item, index } }: PayloadAction<{ item: CartItem; index: number }>) => {
      state.cartItems = withItemBack(state.cartItems, item, index);
    },
    shippingInfoSaved: (state, { payload }: PayloadAction<Partial<ShippingInfo>>) => {
      state.shippingInfo = payload;
    },
    itemResized: (
      state,
      { payload: { id, chosen } }: PayloadAction<{ id: CartLineId; chosen: ChosenSize }>,
    ) => {
      state.cartItems = withSize(state.cartItems, id, chosen);
    },
    addressRemembered: (state, { payload }: PayloadAction<boolean>) => {
      state.remembersAddress = payload;
    },
    /** Removes ordered items; the address stays for the next order. */
    itemsOrdered: (state, { payload }: PayloadAction<(CartLineId & { quantity: number })[]>) => {
      state.cartItems = withoutOrdered(state.cartItems, payload);
    },
    cartForgotten: () => ({ ...initialState, restored: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(loadAccountCart.fulfilled, (state, { payload }) => {
      state.account = payload;
    });
    // The product may have gained sizes since this line was added.
    builder.addCase(fetchQuote.fulfilled, (state, { payload }) => {
      if (state.cartItems.some(({ size }) => size === undefined))
        state.cartItems = withQuotedSizes(state.cartItems, payload.lines);
    });
  },
  selectors: {
    selectCartItems: (state) => state.cartItems,
    selectShippingInfo: (state) => state.shippingInfo,
    selectRemembersAddress: (state) => state.remembersAddress,
    selectCartRestored: (state) => state.restored,
    selectPieceCount: ({ restored, cartItems, account }) =>
      pieceCount(restored ? cartItems : (account?.lines ?? [])),
    selectAccountCart: (state) => state.account,
    selectItemsTotal: (state) => itemsTotal(state.cartItems),
  },
});

export const {
  cartRestored,
  itemAdded,
  itemRemoved,
  itemPutBack,
  shippingInfoSaved,
  addressRemembered,
  itemResized,
  itemsOrdered,
  cartSettled,
  cartForgotten,
} = cartSlice.actions;
export const {
  selectAccountCart,
  selectCartItems,
  selectShippingInfo,
  selectRemembersAddress,
  selectCartRestored,
  selectPieceCount,
  selectItemsTotal,
} = cartSlice.selectors;
