// All rules of tools/architecture/check-architecture.js, relative to the root; folders end with a slash.

/** Features of the API: each may use those before it, so that no cycle can arise. */
export const apiOrder =
  'store account catalog search-insights delivery promotions storefront cart payments orders reviews wishlist alerts newsletter contact customers transactions invoices cash dashboard privacy staff operations'.split(
    ' ',
  );

/**
 * Allowed imports between API features: [from, to, why], relative to apps/api/src/features. An unused edge
 * and one against the order are findings.
 */
export const apiEdges = [
  ['alerts', 'catalog/product.model', 'stock alerts depend on the stock of products'],
  ['cart', 'catalog/product.model', 'lines are priced from the stored products'],
  [
    'cart',
    'promotions/redeem-promo',
    'quotes and orders apply the same promo code discount, and count guesses alike',
  ],
  ['cart', 'store/read-settings', 'tax and shipping are settings of the store'],
  ['cash', 'delivery/find-place', 'a pincode zone has the name of its city'],
  ['cash', 'orders/order.model', 'a courier remits the cash of an order, found by its numbers'],
  ['cash', 'payments/cash-of-orders', 'and owes what it collected less what it remitted'],
  ['cash', 'payments/payment-ledger', 'a remittance is a line of the ledger'],
  ['catalog', 'store/read-settings', 'low-stock threshold and contact are settings of the store'],
  ['contact', 'store/read-settings', 'the recipient is a setting of the store'],
  ['customers', 'account/user.model', 'a customer is an account'],
  ['customers', 'orders/order-locks', 'an account is not erased while staff write about it'],
  ['dashboard', 'orders/order.model', 'sales are sums over orders'],
  ['invoices', 'delivery/find-place', 'the state of the pincode is the place of supply'],
  ['invoices', 'payments/cash-to-collect', 'an invoice says what the courier collects'],
  ['invoices', 'payments/payment-ledger', 'the register of payments lists the ledger'],
  ['invoices', 'orders/mails/order-mails', 'the mail about a shipped order links its invoice'],
  ['invoices', 'orders/mails/return-mails', 'the mail about a paid refund links its credit note'],
  ['invoices', 'orders/order.model', 'an invoice is a snapshot of the stored order'],
  ['invoices', 'orders/own-orders', 'shoppers download the invoices of their own orders'],
  ['invoices', 'store/read-settings', 'the seller on an invoice is a setting of the store'],
  ['operations', 'catalog/catalog-index', 'the status names the limit of the embedded index'],
  ['operations', 'catalog/count-stock-work', 'a metric counts sold-out products'],
  [
    'operations',
    'catalog/opensearch/catalog-sync.model',
    'status and metrics say how far OpenSearch is behind',
  ],
  ['operations', 'catalog/watch-selloffs', 'a metric counts rapid selloffs'],
  ['orders', 'cart/cart.model', 'an order is placed with the cart that was read'],
  ['orders', 'cart/price-cart', 'an order is priced like its quote'],
  ['orders', 'cart/remove-ordered-lines', 'ordered lines leave the cart in the transaction of the order'],
  ['orders', 'catalog/product.model', 'an order is quoted with the products that were read'],
  ['orders', 'catalog/reserve-stock', 'stock is reserved in the transaction that saves the order'],
  ['orders', 'catalog/restock-items', 'units are restocked in the transaction that cancels or returns'],
  ['orders', 'catalog/reverse-restock', 'and reserved again when that step is undone'],
  ['orders', 'payments/cash-of-orders', 'staff see what the courier remitted of an order'],
  ['orders', 'payments/cash-to-collect', 'a packing slip says what the courier collects'],
  ['orders', 'payments/cod/cod-provider', 'staff check the conditions of cash on delivery'],
  ['orders', 'payments/payment-ledger', 'money moves in the transaction of the order'],
  [
    'orders',
    'payments/payment-discrepancy.model',
    'reconciliation finds differences between orders and payments',
  ],
  ['orders', 'payments/payment-event.model', 'an event of a provider changes the order that it pays for'],
  ['orders', 'payments/payment-provider', 'an order is paid through a provider'],
  ['orders', 'payments/payment-providers', 'jobs ask the online provider'],
  [
    'orders',
    'payments/provider-refunds',
    'a refund is requested and settled in the transaction of the order',
  ],
  ['orders', 'payments/payment.model', 'the payment is stored with its order'],
  ['orders', 'payments/resume-payment', 'a correction takes up the payment again'],
  ['orders', 'payments/refund-proposal', 'a refund above the limit needs a second member of staff'],
  ['orders', 'payments/upi/upi-provider', 'a customer pays by UPI instead of in cash'],
  [
    'orders',
    'promotions/redeem-promo',
    'a promo code is redeemed, released and restored in the transaction of the order',
  ],
  [
    'orders',
    'store/read-settings',
    'order limits, return days and the confirmation time are settings of the store',
  ],
  ['orders', 'store/settings.model', 'the settings are read in one query with the order'],
  ['privacy', 'account/check-own-password', 'erasure asks for the password'],
  ['privacy', 'account/email-proof', 'the full export needs a confirmed email'],
  ['privacy', 'account/personal-account', 'who the person is'],
  ['privacy', 'account/user.model', 'erasure checks the version of the account'],
  ['privacy', 'alerts/personal-alerts', 'the data page lists alerts'],
  ['privacy', 'newsletter/subscribe', 'the data page subscribes'],
  ['privacy', 'newsletter/subscription.model', 'the data page shows the consent'],
  ['privacy', 'orders/personal-orders', 'open orders prevent erasure'],
  ['privacy', 'orders/post-orders', 'orders are posted before their owner is erased'],
  ['reviews', 'orders/order-locks', 'a delivery is not undone while its review is written'],
  ['search-insights', 'catalog/follow-collection', 'synonyms are synced by the change stream'],
  ['search-insights', 'catalog/reindexer', 'and read once for all concurrent changes'],
  ['storefront', 'promotions/offers-stage', 'public offers are read together with the charges'],
  ['storefront', 'store/read-settings', 'charges, claims and the public part of the settings'],
  ['storefront', 'store/settings-fields', 'the public part of the settings'],
  ['storefront', 'store/settings.model', 'is read in one query with the offers'],
  [
    'transactions',
    'orders/order-search-terms',
    'a migration fills the search terms and the cash book of old orders',
  ],
  ['transactions', 'orders/order.model', 'transactions derive from the stored order'],
  ['transactions', 'orders/payments/refunds-due', 'what an accepted return still gets'],
];

/** Allowed imports between web features, relative to apps/web/src. */
export const webEdges = [
  ['features/account', 'features/store/store.slice', 'the password length is a setting of the shop'],
  ['features/cart', 'features/account/user.slice', 'the cart of the account is synced while signed in'],
  ['features/wishlist', 'features/account/user.slice', 'so is the wishlist'],
  ['features/catalog', 'features/account/user.slice', 'recently viewed products are cleared at logout'],
];

/** Allowed imports between workspaces. `tests` are available to tests and testing/ only. */
export const workspaces = {
  'packages/shared/': { knows: [] },
  'packages/server/': { knows: [] },
  'packages/client/': { knows: ['packages/shared/'] },
  'packages/search-query/': { knows: ['packages/shared/'] },
  'packages/local-mongo/': { knows: [] },
  'packages/local-mail/': { knows: [] },
  'packages/local-gateway/': { knows: [] },
  'packages/local-opensearch/': { knows: [] },
  'apps/api/': {
    knows: ['packages/shared/', 'packages/search-query/', 'packages/server/'],
    tests: [
      'packages/client/',
      'packages/local-mongo/',
      'packages/local-mail/',
      'packages/local-gateway/',
      'packages/local-opensearch/',
    ],
  },
  'apps/web/': { knows: ['packages/shared/', 'packages/server/'] },
  'e2e/': { knows: ['packages/shared/', 'packages/local-mongo/', 'scripts/'] },
  'trust/': {
    knows: [
      'packages/shared/',
      'packages/server/',
      'packages/local-mongo/',
      'packages/local-gateway/',
      'scripts/',
      'tools/',
      'apps/api/src/testing/',
      'apps/api/src/cli/backup/',
      'jest.config.js',
    ],
  },
};

const webBase = ['ui/', 'lib/', 'messages/', 'styles/'];

/**
 * Allowed imports between folders of an app. `<one>`: a folder without its own row; `*`: a file outside
 * folders. `free` folders and tests import anything.
 */
export const layers = [
  {
    app: 'apps/api/src/',
    edges: [],
    free: ['*', 'testing/', 'seed/'],
    rows: {
      'cli/': ['cli/', 'app/', 'features/', 'platform/'],
      'app/': ['app/', 'features/', 'platform/'],
      'features/': ['features/', 'platform/'],
      'platform/': ['platform/'],
    },
    why: 'imports go down only: main, worker, cli → app → features → platform',
  },
  {
    app: 'apps/api/src/features/',
    edges: apiEdges,
    order: apiOrder,
    free: [],
    rows: { '<one>/': ['<one>/'] },
    why: 'a feature imports another feature only through a declared file (apiEdges)',
  },
  {
    app: 'apps/web/src/',
    edges: webEdges,
    free: ['*', 'testing/'],
    rows: {
      'styles/': ['styles/'],
      'messages/': ['messages/'],
      'lib/': ['lib/', 'messages/en/failures'],
      'ui/': ['ui/', 'lib/', 'messages/en/ui', 'styles/'],
      'features/<one>/': [...webBase, 'features/<one>/'],
      'pages/': [...webBase, 'features/', 'pages/'],
      'seo/': [...webBase, 'features/', 'seo/', 'app/store'],
      'app/': [...webBase, 'features/', 'pages/', 'app/'],
    },
    why: 'messages ← lib ← ui ← features ← pages ← app; features import each other only by a declared edge (webEdges)',
  },
];

/** Forbidden imports, or with `may` the only allowed ones. `exceptTypes` permits type imports. */
export const imports = [
  {
    rule: 'shared-language',
    from: ['packages/shared/src/'],
    may: ['npm:zod', 'packages/shared/src/'],
    why: 'shared runs on both sides: no I/O, no React, no Node, only zod',
  },
  {
    rule: 'query-without-io',
    from: ['packages/search-query/src/'],
    may: ['packages/shared/src/', 'packages/search-query/src/'],
    why: 'a search is parsed the same way for every engine: no I/O, no Node, only shared',
  },
  {
    rule: 'server-beside-pages',
    from: ['apps/web/server/'],
    mayNot: ['apps/web/src/'],
    exceptTypes: true,
    why: 'the web server loads the built pages by path',
  },
  {
    rule: 'pages-without-server',
    from: ['apps/web/src/'],
    except: ['apps/web/src/entry-server.tsx'],
    mayNot: ['apps/web/server/', 'node:'],
    why: 'pages also run in the browser',
  },
  {
    rule: 'traces-at-one-place',
    from: ['apps/', 'packages/'],
    except: ['packages/server/src/open-tracing.ts'],
    mayNot: [/^npm:@opentelemetry\//],
    why: 'only open-tracing.ts loads OpenTelemetry, and only with an endpoint (ADR 026)',
  },
  {
    rule: 'http-at-the-edge',
    from: ['apps/api/src/'],
    except: ['apps/api/src/platform/http/', 'apps/api/src/app/create-api.ts', 'apps/api/src/main.ts'],
    mayNot: ['npm:express', 'npm:cookie-parser', 'npm:helmet', 'npm:pino-http'],
    why: 'handlers take parsed input and return a value; only http/ sees requests',
  },
];

/** Patterns that only some files may contain. Comments and strings are ignored. */
export const words = [
  {
    rule: 'environment-in-config',
    pattern: /\bprocess\s*\.\s*env\b/,
    in: ['apps/', 'packages/', 'e2e/', 'trust/'],
    except: [
      /^(apps|packages)\/[^/]+\/(.+\/)?([\w-]+\.)?config\.[jt]s$/,
      /^(e2e|trust)\/[\w.-]*config\.ts$/,
      'apps/api/src/testing/',
    ],
    why: 'one file per app reads the environment and fails at start',
  },
  {
    rule: 'browser-state-in-its-file',
    pattern: /(?<![.\w$-])(window\s*[.[]|(localStorage|sessionStorage)\b|document\s*\.\s*cookie\b)/,
    in: ['apps/web/src/'],
    except: [
      /\.storage\.ts$/,
      /\/lib\/browser-[\w-]+\.tsx?$/,
      'apps/web/src/boot.ts',
      'apps/web/src/entry-client.tsx',
    ],
    isForTests: false,
    why: 'pages also render on the server; use *.storage.ts and lib/browser-* for browser state',
  },
  {
    rule: 'one-way-of-writing-numbers-and-days',
    pattern: /\b(Intl\s*\.|(toLocale\w*String|toFixed|get(Date|Day|Month|FullYear|Hours|Minutes))\s*\()/,
    in: ['apps/web/', 'apps/api/src/', 'packages/shared/src/'],
    except: ['packages/shared/src/money.ts', 'apps/api/src/seed/'],
    isForTests: false,
    why: 'amounts, days and times are written in en-IN and by India’s clock: money.ts, format-day.ts',
  },
  {
    rule: 'http-at-the-edge',
    pattern: /(?<![.\w$'"-])(req|res)\b(?=\s*[.,):=])/,
    in: ['apps/api/src/'],
    except: ['apps/api/src/platform/http/', 'apps/api/src/app/create-api.ts', 'apps/api/src/main.ts'],
    isForTests: false,
    why: 'handlers take parsed input and return a value; only http/ sees requests',
  },
];

/** User-visible text belongs in message files. `names` are untranslated terms. */
export const messages = {
  rule: 'words-in-content',
  in: ['ui/', 'features/', 'pages/', 'app/', 'lib/'].map((folder) => `apps/web/src/${folder}`),
  names:
    /^(https:\/\/|width=device-width.*|\[.*\]|E-DASH|E-Store|(· )?E-(Store|DASH)|E-?|Out for delivery|Delivery failed|Returned to shop|Return (requested|refused))$/,
  why: 'on-screen text belongs in apps/web/src/messages (docs/adr/014-on-screen-messages.md)',
};

/** Files that may contain literal colours, with the reason. All others use tokens. */
export const colours = {
  rule: 'colours-from-tokens',
  in: ['apps/web/'],
  except: ['apps/web/src/styles/tokens.css'],
  why: 'both themes use the same tokens (apps/web/src/styles/tokens.css)',
};

/** Maximum file lengths; `except` lists plain data files. */
export const length = {
  rule: 'one-story-per-file',
  lines: 250,
  testLines: 400,
  except: [
    'apps/web/src/styles/tokens.css',
    'apps/api/src/features/privacy/personal-data.ts',
    'tools/architecture/rules.js',
  ],
  why: 'split it by reason to change, or list it as data',
};
