import type { Route } from '../../platform/http/route.ts';
import { getCartRoute } from './get-cart.ts';
import { mergeCartRoute } from './merge-cart.ts';
import { putCartRoute } from './put-cart.ts';
import { quoteCartRoute } from './quote-cart.ts';

export const cartRoutes: Route[] = [quoteCartRoute, getCartRoute, mergeCartRoute, putCartRoute];
