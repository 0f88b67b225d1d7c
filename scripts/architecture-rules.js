// All rules of scripts/check-architecture.js. Paths are relative to the root; folders end with a slash.

/**
 * Allowed imports between API features: [from, to, why], relative to apps/api/src. An unused edge is a
 * finding too.
 */
export const apiEdges = [
  ['cart', 'orders/price-cart', 'cart and order use the same pricing code'],
  ['orders', 'cart/remove-ordered-lines', 'ordered lines leave the cart in the transaction of the order'],
  ['orders', 'catalog/product.model', 'lines are priced from the stored products'],
  ['orders', 'catalog/reserve-stock', 'stock is reserved in the transaction that saves the order'],
  ['orders', 'catalog/restock-items', 'units are restocked in the transaction that cancels or returns'],
  ['orders', 'catalog/reverse-restock', 'and reserved again when that step is undone'],
  [
    'orders',
    'customers/refresh-customer-stats',
    'customer statistics change in the transaction of the order',
  ],
  [
    'orders',
    'dashboard/invalidate-sales-day',
    'cancelled sales invalidate their day in the same transaction',
  ],
  ['dashboard', 'catalog/count-listed-products', 'the dashboard counts products that shoppers see'],
  ['dashboard', 'catalog/staff/stock-level-filter', 'low stock has one definition'],
  ['dashboard', 'orders/order.model', 'sales are sums over orders'],
  ['orders', 'mail/queue-mail', 'the mail is queued in the transaction that saves the order'],
  ['orders', 'mail/withdraw-mail', 'and withdrawn in the transaction that undoes a step'],
  ['orders', 'store/read-charges', 'tax and shipping are settings of the store'],
  ['orders', 'store/read-order-terms', 'order limits and return days are settings of the store'],
  ['orders', 'store/read-unconfirmed-hours', 'so is the time until an unconfirmed order is cancelled'],
  ['orders', 'promotions/find-promo', 'cart and order apply the same promo code discount'],
  ['orders', 'promotions/limit-promo-guesses', 'guesses of promo codes are limited in orders'],
  ['cart', 'promotions/limit-promo-guesses', 'and in quotes'],
  ['orders', 'promotions/redeem-promo', 'a promo code is redeemed in the transaction that saves the order'],
  ['orders', 'promotions/release-promo', 'and released in the transaction that cancels it'],
  ['orders', 'promotions/restore-promo', 'and redeemed again when the cancellation is undone'],
  ['reviews', 'orders/acquire-order-locks', 'a delivery is not undone while its review is written'],
  ['account', 'mail/queue-mail', 'a password reset is sent by mail'],
  [
    'mail',
    'account/reset-token',
    'the token is created when the mail is sent, so that none waits in the outbox',
  ],
  ['mail', 'newsletter/newsletter-token', 'newsletter tokens are created when the mail is sent'],
  ['contact', 'mail/queue-mail', 'a contact message is forwarded to the shop by mail'],
  ['contact', 'store/read-contact', 'the recipient is a setting of the store'],
  ['newsletter', 'mail/queue-mail', 'a subscription is confirmed by mail'],
  ['mail', 'contact/contact-message.model', 'mails about a ticket are rendered from its record'],
  ['contact', 'staff/record-change', 'staff changes of a ticket are audited with the change'],
  ['mail', 'account/user.model', 'account notices are rendered from the account'],
  ['mail', 'orders/to-order', 'the mail shows the order as its owner sees it'],
  ['invariants', 'account/session-expiry', 'the invariant uses the expiry rule of sessions'],
  ['invariants', 'mail/outbox-mail.model', 'the invariant counts the mails of an order by kind'],
  ['alerts', 'catalog/product.model', 'stock alerts depend on the stock of products'],
  ['alerts', 'mail/queue-mail', 'the mail is queued in the transaction that ends the alert'],
  ['mail', 'alerts/alert-key', 'the unsubscribe key is created when the mail is sent'],
  ['media', 'seed/draw-demo-picture', 'zoom pictures of the demo are drawn on request'],
  ['http', 'media/zoom-pictures', 'and served like uploaded ones'],
  ['media', 'staff/record-change', 'an upload is audited'],
  ['catalog', 'staff/record-change', 'staff changes are audited in the same transaction'],
  ['promotions', 'staff/record-change', 'promo code changes are audited'],
  ['invariants', 'customers/compute-customer-stats', 'the invariant recomputes customer statistics'],
  ['invariants', 'account/user.model', 'accounts without orders have zero statistics'],
  ['invariants', 'dashboard/sum-orders', 'the invariant recomputes daily sales with the same rule'],
  ['orders', 'staff/record-change', 'order status changes are audited'],
  ['orders', 'transactions/write-transactions', 'the cash book changes in the transaction of the order'],
  ['transactions', 'orders/order.model', 'transactions derive from the stored order'],
  ['invariants', 'transactions/transaction.model', 'the invariant compares the cash book line by line'],
  [
    'invariants',
    'transactions/build-transactions',
    'the invariant derives the expected cash book from the orders',
  ],
  ['store', 'staff/record-change', 'settings changes are audited'],
  ['account', 'staff/record-change', 'second-factor changes are audited'],
  ['account', 'migrations/with-setup-lock', 'one process at a time creates the first Admin'],
  ['staff', 'mail/queue-mail', 'a role change or reset is announced by mail'],
  ['reviews', 'staff/record-change', 'review decisions are audited'],
  ['customers', 'staff/record-change', 'customer notes and actions are audited'],
  ['customers', 'mail/queue-mail', 'staff send the same reset mail as the customer would request'],
  ['customers', 'account/user.model', 'a customer is an account'],
  ['customers', 'account/to-user', 'and uses the same public fields'],
  ['store', 'catalog/staff/version-tag', 'settings use the same version check as products'],
  ['store', 'promotions/offers-stage', 'public offers are read together with charges'],
  ['promotions', 'catalog/staff/version-tag', 'promo code terms use the same version check'],
  ['orders', 'catalog/staff/version-tag', 'order addresses use the same version check'],
  ['catalog', 'store/read-low-stock-threshold', 'the low-stock threshold is a setting of the store'],
  ['dashboard', 'contact/ticket-filters', 'open tickets have one definition'],
  ['dashboard', 'mail/dead-mails', 'undelivered mail is a to-do of staff'],
  ['mail', 'staff/record-change', 'resending and dismissing mail is audited'],
  ['dashboard', 'store/read-low-stock-threshold', 'the dashboard uses the same low-stock threshold'],
  ...(
    'account/personal-account alerts/personal-alerts cart/personal-cart contact/personal-messages ' +
    'customers/personal-notes idempotency/personal-idempotency-keys mail/personal-mails newsletter/personal-newsletter orders/personal-orders ' +
    'promotions/personal-promo-uses reviews/personal-reviews staff/personal-audit-trail wishlist/personal-wishlist'
  )
    .split(' ')
    .map((file) => ['privacy', file, 'each feature exports and erases its own personal data']),
  ['privacy', 'account/check-own-password', 'erasure asks for the password'],
  ['privacy', 'account/email-proof', 'the full export needs a confirmed email'],
  ['privacy', 'account/user.model', 'erasure checks the version of the account'],
  ['mail', 'account/email-proof', 'the confirmation token is created when the mail is sent'],
  ['privacy', 'mail/queue-mail', 'the final mail is queued in the transaction that erases'],
  ['privacy', 'orders/is-order-complete', 'open orders prevent erasure'],
  ['privacy', 'orders/anonymise-order', 'orders are anonymised when their retention ends'],
  ...['newsletter/subscribe', 'newsletter/unsubscribe'].map((file) => [
    'privacy',
    file,
    'the data page subscribes and unsubscribes',
  ]),
  ['privacy', 'staff/record-change', 'exports and erasures by staff are audited'],
  ['operations', 'catalog/staff/stock-level-filter', 'sold-out products have one definition'],
  ['operations', 'catalog/count-listed-products', 'a metric counts sold-out products'],
  ['operations', 'catalog/find-rapid-selloffs', 'a metric counts rapid selloffs'],
  ['operations', 'migrations/run-migrations', 'the status page lists applied and pending migrations'],
  ['backup', 'media/picture-store', 'backups include the pictures'],
  ['http', 'idempotency/attempts', 'a repeated key replays the stored answer'],
  ['http', 'idempotency/current-attempt', 'transactions record that the attempt is done'],
  ['http', 'idempotency/exceptions', 'some calls store no answer'],
  ['http', 'idempotency/idempotency-key.model', 'answers are replayed as stored'],
  ['orders', 'idempotency/attempts', 'order keys have the same format'],
  ['orders', 'idempotency/current-attempt', 'a bulk move is recorded order by order'],
  ['catalog', 'idempotency/current-attempt', 'a bulk change is recorded product by product'],
  ['http', 'media/folder-pictures', 'pictures of a folder are served as files'],
  ['http', 'media/picture-widths', 'only stored widths are served'],
];

/** Allowed imports between web features, relative to apps/web/src. */
export const webEdges = [
  ['features/account', 'features/store/store.slice', 'the password length is a setting of the shop'],
  [
    'features/dashboard',
    'features/admin/admin-thunk',
    'E-DASH calls ask for the password again after 30 minutes',
  ],
  [
    'features/dashboard',
    'features/admin/create-read-slice',
    'the dashboard uses the same read slice as all E-DASH screens',
  ],
  ['features/staff-search', 'features/admin/create-read-slice', 'the search uses the same read slice'],
];

/** Allowed imports between workspaces. `tests` are available to tests and testing/ only. */
export const workspaces = {
  'packages/shared/': { knows: [] },
  'packages/server/': { knows: [] },
  'packages/client/': { knows: ['packages/shared/'] },
  'packages/local-mongo/': { knows: [] },
  'packages/local-mail/': { knows: [] },
  'apps/api/': {
    knows: ['packages/shared/', 'packages/server/'],
    tests: ['packages/client/', 'packages/local-mongo/', 'packages/local-mail/'],
  },
  'apps/web/': { knows: ['packages/shared/', 'packages/server/'] },
  'e2e/': { knows: ['packages/shared/', 'packages/local-mongo/', 'scripts/'] },
  'trust/': {
    knows: [
      'packages/shared/',
      'packages/server/',
      'packages/local-mongo/',
      'scripts/',
      'apps/api/src/testing/',
      'apps/api/src/backup/',
      'jest.config.js',
    ],
  },
};

const base = ['ui/', 'lib/', 'content/', 'styles/'];

/**
 * Allowed imports between the folders of an app. `<one>` is any folder without its own row and `*` a file
 * outside folders. `free` folders and tests import anything.
 */
export const layers = [
  {
    app: 'apps/api/src/',
    edges: apiEdges,
    free: ['*', 'testing/', 'seed/', 'migrations/', 'jobs/'],
    rows: { 'http/': ['http/', '*'], '<one>/': ['<one>/', 'http/', '*'] },
    why: 'a feature imports http and root files; another feature only through a declared file (apiEdges)',
  },
  {
    app: 'apps/web/src/',
    edges: webEdges,
    free: ['*', 'testing/'],
    rows: {
      'ui/': base,
      'lib/': base,
      'content/': base,
      'styles/': base,
      'features/<one>/': [...base, 'features/<one>/'],
      'pages/': [...base, 'features/', 'pages/'],
      'app/': [...base, 'features/', 'pages/', 'app/'],
    },
    why: 'ui, lib, content ← features ← pages ← app; features import each other only by a declared edge (webEdges)',
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
    except: ['apps/api/src/http/', 'apps/api/src/create-api.ts', 'apps/api/src/main.ts'],
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
    except: [
      'packages/shared/src/money.ts',
      'packages/shared/src/promotions/promo-refusal-message.ts',
      'apps/api/src/mail/format-day.ts',
      'apps/api/src/seed/',
    ],
    isForTests: false,
    why: 'amounts, days and times are written in en-IN and by India’s clock: money.ts, lib/india-days.ts, mail/format-day.ts',
  },
  {
    rule: 'http-at-the-edge',
    pattern: /(?<![.\w$'"-])(req|res)\b(?=\s*[.,):=])/,
    in: ['apps/api/src/'],
    except: ['apps/api/src/http/', 'apps/api/src/create-api.ts', 'apps/api/src/main.ts'],
    isForTests: false,
    why: 'handlers take parsed input and return a value; only http/ sees requests',
  },
];

/** User-visible text belongs in message files, ready for translation. `names` are untranslated terms. */
export const messages = {
  rule: 'words-in-content',
  in: ['ui/', 'features/', 'pages/', 'app/', 'lib/'].map((folder) => `apps/web/src/${folder}`),
  names:
    /^(https:\/\/|width=device-width.*|\[.*\]|E-DASH|E-Store|(· )?E-(Store|DASH)|E-?|Out for delivery|Delivery failed|Returned to shop|Return (requested|refused))$/,
  why: 'on-screen text belongs in apps/web/src/content (docs/adr/014-on-screen-messages.md)',
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
    'packages/shared/src/contract.ts',
    'apps/api/src/openapi/examples.ts',
    'apps/api/src/privacy/personal-data.ts',
    'packages/shared/src/contract.ts',
    'scripts/settings.js',
    'scripts/architecture-rules.js',
  ],
  why: 'split it by reason to change, or list it as data',
};
