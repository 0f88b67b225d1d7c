import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { cartMigrations } from './migrations.ts';
import { cartSchema } from './cart.model.ts';
import * as accountCart from './account-cart.ts';
import { cartRetention, personalCart } from './personal-cart.ts';
import * as priceCart from './price-cart.ts';

const defineModels = (connection: Connection) => ({
  carts: connection.model('Cart', cartSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}

export const cart = defineFeature({
  defineModels,
  routeModules: [priceCart, accountCart],
  migrations: cartMigrations,
  personalRecords: personalCart,
  retentionRules: [cartRetention],
});
