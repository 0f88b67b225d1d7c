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
  /** Whether this device keeps the address, for a day (R33). */
  remembersAddress: boolean;
  /** False until the browser's storage was read: the server renders every cart as empty. */
  restored: boolean;
  /** What the server rendered with: the account's cart, until the browser's own is there. */
  account: AccountCart | null;
};

const initialState = {
  cartItems: [],
  shippingInfo: {},
  remembersAddress: true,
  restored: false,
  account: null,
} as CartState;

/** For the server render: a signed-in shopper sees how many pieces are in the cart from the first moment. */
export const loadAccountCart = createApiThunk('cart/load', (api) => api.call('GET /cart'));

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRestored: (state, { payload }: PayloadAction<Omit<CartState, 'restored' | 'account'>>) => ({
      ...payload,
      account: state.account,
      // An address that is not kept lives in this tab alone.
      shippingInfo: payload.remembersAddress ? payload.shippingInfo : state.shippingInfo,
      restored: true,
    }),
    /** What the account's cart and this browser's have become together. */
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
    /** Undoes a removal. */
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
    /** After an order: what was bought leaves, the address stays for the next one. */
    itemsOrdered: (state, { payload }: PayloadAction<(CartLineId & { quantity: number })[]>) => {
      state.cartItems = withoutOrdered(state.cartItems, payload);
    },
    /** At logout: nothing of a person stays in the browser. */
    cartForgotten: () => ({ ...initialState, restored: true }),
  },
  extraReducers: (builder) => {
    builder.addCase(loadAccountCart.fulfilled, (state, { payload }) => {
      state.account = payload;
    });
    // A product may have come to have sizes since it was put into this browser's cart.
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
