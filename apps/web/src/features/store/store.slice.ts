import type { Retention } from '@e-store/shared/privacy/privacy-terms';
import type { Offer } from '@e-store/shared/promotions/promo-code';
import type { StoreClaims } from '@e-store/shared/store/claims';
import type { StoreContact, PasswordLength, StoreCharges } from '@e-store/shared/store/endpoints';
import { createSlice } from '@reduxjs/toolkit';
import { addRequestCases, idle, type RequestState } from '../../lib/request-state.ts';
import { createApiThunk } from '../../lib/thunk.ts';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { promisesOf, type Promises } from '../../messages/en/store/promises.ts';

export type CategoryName = { key: string; name: string };

type StoreState = RequestState & {
  charges: StoreCharges | null;
  contact: StoreContact | null;
  /** Absent: those of the specification. */
  claims?: StoreClaims | undefined;
  categories?: CategoryName[] | undefined;
  keeps?: Retention | undefined;
  passwordLength?: PasswordLength | undefined;
  offers?: Offer[] | undefined;
};

const NO_OFFERS: Offer[] = [];

const initialState = { ...idle, charges: null, contact: null } as StoreState;

export const fetchStore = createApiThunk('store/fetch', 'GET /store');

export const storeSlice = createSlice({
  name: 'store',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addRequestCases(builder, fetchStore, {
      success: (state, { charges, contact, claims, categories, keeps, passwordLength, offers }) => {
        state.charges = charges;
        state.contact = contact ?? null;
        state.claims = claims;
        state.categories = categories;
        state.keeps = keeps;
        state.passwordLength = passwordLength;
        state.offers = offers;
      },
    });
  },
  selectors: {
    selectCharges: (state) => state.charges,
    selectContact: (state) => state.contact,
    selectClaims: (state) => state.claims,
    selectCategoryNames: (state) => state.categories,
    selectKeeps: (state) => state.keeps,
    selectPasswordLength: (state) => state.passwordLength,
    selectOffers: (state) => state.offers ?? NO_OFFERS,
  },
});

export const {
  selectCharges,
  selectContact,
  selectClaims,
  selectCategoryNames,
  selectKeeps,
  selectPasswordLength,
  selectOffers,
} = storeSlice.selectors;

export function usePromises(): Promises {
  const charges = useSelector(selectCharges);
  const claims = useSelector(selectClaims);
  return useMemo(() => promisesOf(charges, claims), [charges, claims]);
}
