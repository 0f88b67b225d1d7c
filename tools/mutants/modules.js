/** Minimum mutation score in percent (G10). */
export const GOAL = 85;

const shared = (files) => files.map((file) => `packages/shared/src/${file}.ts`);
const api = (files) => files.map((file) => `apps/api/src/${file}.ts`);

/** `survivors: 0` permits no surviving mutant (T15). */
export const modules = [
  {
    name: 'money',
    project: 'shared',
    mutate: shared(['money', 'orders/order-totals', 'invoices/calculate-gst', 'catalog/price-rules']),
    tests: shared([
      'money.test',
      'orders/order-totals.test',
      'invoices/calculate-gst.test',
      'catalog/discount.test',
    ]),
  },
  {
    name: 'promo-codes',
    project: 'shared',
    mutate: shared(['promotions/promo-rules']),
    tests: shared(['promotions/promo-rules.test']),
  },
  {
    name: 'returns',
    project: 'shared',
    mutate: shared(['orders/return-rules', 'cart/cart-line']),
    tests: shared(['orders/return-rules.test', 'cart/cart-line.test']),
  },
  {
    name: 'order-status',
    project: 'shared',
    mutate: shared(['orders/order-lifecycle']),
    tests: shared(['orders/order-lifecycle.test']),
  },
  {
    name: 'delivery',
    project: 'shared',
    mutate: shared(['orders/delivery', 'catalog/stock-rules', 'india-day']),
    tests: shared(['orders/delivery.test', 'catalog/quantity-bounds.test', 'india-day.test']),
  },
  {
    name: 'stock',
    project: 'api',
    survivors: 0,
    mutate: api(['features/catalog/reserve-stock']),
    tests: api(['features/catalog/reserve-stock.test']),
  },
  {
    name: 'put-back',
    project: 'api',
    survivors: 0,
    mutate: api(['features/catalog/restock-items']),
    tests: api(['features/catalog/restock-items.test']),
  },
  {
    name: 'access',
    project: 'api',
    survivors: 0,
    mutate: api(['platform/http/authorise', 'platform/http/same-origin']),
    tests: api(['platform/http/authorise.test', 'platform/http/same-origin.test']),
  },
  {
    name: 'ownership',
    project: 'api',
    survivors: 0,
    mutate: api(['features/orders/own-orders', 'features/account/manage-sessions']),
    tests: api([
      'features/orders/find-own-order.test',
      'features/orders/get-order.test',
      'features/orders/get-attempt.test',
      'features/orders/list-my-orders.test',
      'features/orders/cancel-order.test',
      'features/account/list-sessions.test',
    ]),
  },
  {
    name: 'sessions',
    project: 'api',
    mutate: api(['features/account/sessions', 'features/account/session.model']),
    tests: api([
      'features/account/get-me.test',
      'features/account/logout.test',
      'features/account/list-sessions.test',
    ]),
  },
  {
    name: 'passwords',
    project: 'api',
    mutate: api([
      'features/account/password-hasher',
      'features/account/check-own-password',
      'features/account/reset-password',
    ]),
    tests: api([
      'features/account/password-hasher.test',
      'features/account/change-password.test',
      'features/account/reset-password.test',
    ]),
  },
  {
    name: 'second-factor',
    project: 'api',
    mutate: api([
      'features/account/second-factor/totp',
      'features/account/second-factor/seal',
      'features/account/second-factor/second-factor',
      'features/account/second-factor/redeem-code',
    ]),
    tests: api([
      'features/account/second-factor/totp.test',
      'features/account/second-factor/seal.test',
      'features/account/second-factor/policy.test',
      'features/account/second-factor/second-factor.test',
    ]),
  },
  {
    name: 'order-attempts',
    project: 'api',
    mutate: api(['features/orders/find-order-replay']),
    tests: api(['features/orders/find-order-replay.test']),
  },
  {
    name: 'order-moves',
    project: 'api',
    mutate: api(['features/orders/move-order']),
    tests: api(['features/orders/move-order.test', 'features/orders/admin/handle-order.test']),
  },
  {
    name: 'order-limits',
    project: 'api',
    mutate: api(['features/orders/assert-within-order-limits']),
    tests: api(['features/orders/assert-within-order-limits.test']),
  },
  {
    name: 'cart-prices',
    project: 'api',
    mutate: api(['features/cart/price-cart']),
    tests: api(['features/cart/price-cart.test']),
  },
];
