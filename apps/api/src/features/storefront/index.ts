import { defineFeature } from '../../platform/feature.ts';
import { getStoreRoute } from './get-store.ts';

/** What every page of the shop reads at once: settings, charges, offers and categories. */
export const storefront = defineFeature({ routes: [getStoreRoute] });
