import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { cartMigrations } from './migrations.ts';
import { cartSchema } from './cart.model.ts';
import { getCartRoute, mergeCartRoute, putCartRoute } from './account-cart.ts';
import { cartRetention, personalCart } from './personal-cart.ts';
import { quoteCartRoute } from './price-cart.ts';

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
