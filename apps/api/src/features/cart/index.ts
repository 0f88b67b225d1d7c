import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { cartSchema } from './cart.model.ts';
import { getCartRoute } from './get-cart.ts';
import { mergeCartRoute } from './merge-cart.ts';
import { cartMigrations } from './migrations.ts';
import { personalCart } from './personal-cart.ts';
import { cartRetention } from './personal-cart.ts';
import { putCartRoute } from './put-cart.ts';
import { quoteCartRoute } from './quote-cart.ts';

const defineModels = (connection: Connection) => ({
  carts: connection.model('Cart', cartSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const cart = defineFeature({
  defineModels,
  routes: [quoteCartRoute, getCartRoute, mergeCartRoute, putCartRoute],
  migrations: cartMigrations,
  personalRecords: personalCart,
  retentionRules: [cartRetention],
});
