import { defineFeature } from '../../platform/feature.ts';
import { getStoreRoute } from './get-store.ts';

export const storefront = defineFeature({ routes: [getStoreRoute] });
