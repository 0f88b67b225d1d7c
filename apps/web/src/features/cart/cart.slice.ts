import type { CartItem } from '@e-store/shared/cart/cart-item';
import type { CartLineId } from '@e-store/shared/cart/cart-line';
import type { ShippingInfo } from '@e-store/shared/orders/shipping-info';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { itemsTotal, pieceCount, withItem, withItemBack, withoutItem } from './cart-rules.ts';

export type CartState = {
  cartItems: CartItem[];
  shippingInfo: Partial<ShippingInfo>;
  /** False until the browser's storage was read: the server renders every cart as empty. */
  restored: boolean;
};

const initialState = { cartItems: [], shippingInfo: {}, restored: false } as CartState;

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    cartRestored: (_state, { payload }: PayloadAction<Omit<CartState, 'restored'>>) => ({
      ...payload,
      restored: true,
    }),
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
    /** After an order: what was bought leaves, the address stays for the next one. */
    itemsCleared: (state) => {
      state.cartItems = [];
    },
    /** At logout: nothing of a person stays in the browser. */
    cartForgotten: () => ({ ...initialState, restored: true }),
  },
  selectors: {
    selectCartItems: (state) => state.cartItems,
    selectShippingInfo: (state) => state.shippingInfo,
    selectCartRestored: (state) => state.restored,
    selectPieceCount: (state) => pieceCount(state.cartItems),
    selectItemsTotal: (state) => itemsTotal(state.cartItems),
  },
});

export const {
  cartRestored,
  itemAdded,
  itemRemoved,
  itemPutBack,
  shippingInfoSaved,
  itemsCleared,
  cartForgotten,
} = cartSlice.actions;
export const { selectCartItems, selectShippingInfo, selectCartRestored, selectPieceCount, selectItemsTotal } =
  cartSlice.selectors;
