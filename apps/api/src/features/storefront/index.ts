import { defineFeature } from '../../platform/feature.ts';
import * as getStore from './get-store.ts';

export const storefront = defineFeature({ routeModules: [getStore] });
