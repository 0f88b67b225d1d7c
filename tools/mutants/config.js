/** Minimum mutation score of a module in percent (G10). */
export const GOAL = 85;

const shared = (files) => files.map((file) => `packages/shared/src/${file}.ts`);
const api = (files) => files.map((file) => `apps/api/src/${file}.ts`);

/**
 * Modules to mutate and the tests that must detect the mutants. Load tests and full-API tests are excluded
 * for speed. `survivors: 0` permits no surviving mutant (T15).
 */
export const modules = [
  {
    name: 'money',
    project: 'shared',
    mutate: shared(['money', 'orders/order-totals', 'orders/included-gst', 'catalog/discount']),
    tests: shared([
      'money.test',
      'orders/order-totals.test',
      'orders/included-gst.test',
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
    mutate: shared(['orders/order-status', 'orders/staff-moves']),
    tests: shared(['orders/order-status.test', 'orders/staff-moves.test']),
  },
  {
    name: 'delivery',
    project: 'shared',
    mutate: shared(['orders/delivery', 'catalog/quantity-bounds', 'india-day']),
    tests: shared(['orders/delivery.test', 'catalog/quantity-bounds.test', 'india-day.test']),
  },
  {
    name: 'stock',
    project: 'api',
    survivors: 0,
    mutate: api(['catalog/reserve-stock']),
    tests: api(['catalog/reserve-stock.test']),
  },
  {
    name: 'put-back',
    project: 'api',
    survivors: 0,
    mutate: api(['catalog/restock-items']),
    tests: api(['catalog/restock-items.test']),
  },
  {
    name: 'access',
    project: 'api',
    survivors: 0,
    mutate: api(['http/authorise', 'http/same-origin']),
    tests: api(['http/authorise.test', 'http/same-origin.test']),
  },
  {
    name: 'ownership',
    project: 'api',
    survivors: 0,
    mutate: api([
      'orders/find-own-order',
      'orders/get-order',
      'orders/get-attempt',
      'orders/list-my-orders',
      'account/end-sessions',
    ]),
    tests: api([
      'orders/find-own-order.test',
      'orders/get-order.test',
      'orders/get-attempt.test',
      'orders/list-my-orders.test',
      'orders/cancel-order.test',
      'account/list-sessions.test',
    ]),
  },
  {
    name: 'sessions',
    project: 'api',
    mutate: api(['account/sessions', 'account/session-expiry']),
    tests: api(['account/get-me.test', 'account/logout.test', 'account/list-sessions.test']),
  },
  {
    name: 'passwords',
    project: 'api',
    mutate: api(['account/password-hasher', 'account/check-own-password', 'account/reset-token']),
    tests: api([
      'account/password-hasher.test',
      'account/change-password.test',
      'account/reset-password.test',
    ]),
  },
  {
    name: 'second-factor',
    project: 'api',
    mutate: api([
      'account/second-factor/totp',
      'account/second-factor/seal',
      'account/second-factor/second-factor',
      'account/second-factor/redeem-code',
      'account/second-factor/recovery-codes',
      'account/second-factor/confirm-sign-in',
    ]),
    tests: api([
      'account/second-factor/totp.test',
      'account/second-factor/seal.test',
      'account/second-factor/policy.test',
      'account/second-factor/second-factor.test',
    ]),
  },
  {
    name: 'order-attempts',
    project: 'api',
    mutate: api(['orders/find-order-replay']),
    tests: api(['orders/find-order-replay.test']),
  },
  {
    name: 'order-moves',
    project: 'api',
    mutate: api(['orders/move-order']),
    tests: api(['orders/move-order.test', 'orders/staff/handle-order.test']),
  },
  {
    name: 'order-limits',
    project: 'api',
    mutate: api(['orders/assert-within-order-limits']),
    tests: api(['orders/assert-within-order-limits.test']),
  },
  {
    name: 'cart-prices',
    project: 'api',
    mutate: api(['orders/price-cart']),
    tests: api(['orders/price-cart.test']),
  },
];

/** What Stryker is told about a module. */
export const optionsOf = ({ name, project, mutate }) => ({
  mutate,
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'tools/mutants/jest.config.js', enableFindRelatedTests: project === 'shared' },
  // Stryker needs the compiler API for this file, which TypeScript 7 lacks (docs/adr/025). The file does not
  // exist.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  // Load-time code cannot be toggled per test, so every API test would run.
  ignoreStatic: project === 'api',
  ignorePatterns: ['dist', '.data', '.tmp', '.turbo', 'apps/web', 'e2e', 'trust', 'tools/bench/results'],
  incremental: true,
  incrementalFile: `.tmp/mutants/${name}.json`,
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  concurrency: 1,
  // A timeout counts as detected, so the limit allows for a busy machine.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
});
