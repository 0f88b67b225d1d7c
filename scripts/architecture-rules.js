// All rules of scripts/check-architecture.js. Paths are relative to the root; folders end with a slash.

/**
 * Allowed imports between API features: [from, to, why], relative to apps/api/src. An unused edge is a
 * finding too.
 */
export const apiEdges = [
  ['cart', 'orders/price-cart', 'the cart is quoted by the code that prices orders'],
  ['orders', 'cart/remove-ordered-lines', 'what was ordered leaves the cart with the order’s transaction'],
  ['orders', 'catalog/product.model', 'lines are priced from the catalogue as it is stored'],
  ['orders', 'catalog/reserve-stock', 'stock is taken in the transaction that saves the order'],
  ['orders', 'catalog/put-back-stock', 'pieces come back in the transaction that cancels or takes back'],
  ['orders', 'catalog/reverse-put-back', 'and are reserved again when that step is withdrawn'],
  [
    'orders',
    'customers/refresh-customer-stats',
    'what an account’s orders come to is kept in the transaction that changes one',
  ],
  [
    'orders',
    'dashboard/invalidate-sales-day',
    'what no longer is sold is said in the transaction that says so',
  ],
  ['dashboard', 'catalog/count-listed-products', 'and among what shoppers see'],
  ['dashboard', 'catalog/staff/stock-level-filter', 'what is low is counted as the product list counts it'],
  ['dashboard', 'orders/order.model', 'sales are added up from the orders'],
  ['orders', 'mail/queue-mail', 'the mail is written in the transaction that saves the order'],
  ['orders', 'mail/withdraw-mail', 'and withdrawn in the transaction that undoes a step'],
  ['orders', 'store/read-charges', 'tax and shipping are settings of the store'],
  [
    'orders',
    'store/read-order-terms',
    'how much is let out unpaid, and how long it may be given back, are too',
  ],
  ['orders', 'store/read-unconfirmed-hours', 'so is how long an order waits to be confirmed'],
  ['orders', 'promotions/find-promo', 'cart and order are priced with what a promo code takes off'],
  ['orders', 'promotions/limit-promo-guesses', 'who guesses codes does so in orders, too'],
  ['cart', 'promotions/limit-promo-guesses', 'and in quotes'],
  ['orders', 'promotions/redeem-promo', 'a code is counted in the transaction that saves the order'],
  ['orders', 'promotions/release-promo', 'and given back in the one that cancels it'],
  ['orders', 'promotions/restore-promo', 'and counted again when the cancellation is withdrawn'],
  ['reviews', 'orders/acquire-order-locks', 'a delivery is not withdrawn while its review is written'],
  ['account', 'mail/queue-mail', 'a forgotten password is answered by mail'],
  [
    'mail',
    'account/reset-token',
    'the token is made when the mail is sent, so that none waits in the outbox',
  ],
  ['mail', 'newsletter/newsletter-token', 'tokens of newsletters, too, are made when the mail is sent'],
  ['contact', 'mail/queue-mail', 'what somebody writes comes to the shop as a mail'],
  ['contact', 'store/read-contact', 'it goes to the address in the settings of the store'],
  ['newsletter', 'mail/queue-mail', 'a subscription is confirmed by mail'],
  ['mail', 'contact/contact-message.model', 'mails about a message to the shop are written from its record'],
  ['contact', 'staff/record-change', 'what staff do with a message stands in the trail, with the change'],
  ['mail', 'account/user.model', 'notices of an account are written from its record'],
  ['mail', 'orders/to-order', 'the mail shows the order as its owner sees it'],
  ['invariants', 'account/session-expiry', 'when sessions end is compared with the rule that ends them'],
  ['invariants', 'mail/outbox-mail.model', 'what an order wrote is counted by the kind of its mails'],
  ['alerts', 'catalog/product.model', 'who waits for a size is told by the stock of the catalogue'],
  ['alerts', 'mail/queue-mail', 'the mail is written in the transaction that ends the wait'],
  ['mail', 'alerts/alert-key', 'the key that ends a wait is made when the mail is sent'],
  ['media', 'seed/draw-demo-picture', 'demo pictures for looking closely are drawn when they are asked for'],
  ['http', 'media/zoom-pictures', 'and served like those that were uploaded'],
  ['media', 'staff/record-change', 'a picture that is uploaded leaves a line in the audit trail'],
  ['catalog', 'staff/record-change', 'what staff change is in the audit trail with the change itself'],
  ['promotions', 'staff/record-change', 'so are the codes that they make and stop'],
  [
    'invariants',
    'customers/compute-customer-stats',
    'what is kept of an account is compared with what its orders come to',
  ],
  ['invariants', 'account/user.model', 'which is nothing where there are none'],
  ['invariants', 'dashboard/sum-orders', 'what is kept of a day is added up anew by the same rule'],
  ['orders', 'staff/record-change', 'and the steps that they take with an order'],
  [
    'orders',
    'transactions/write-transactions',
    'the cash book follows in the transaction that changes the order',
  ],
  ['transactions', 'orders/order.model', 'its lines follow from the order as it is stored'],
  ['invariants', 'transactions/transaction.model', 'line by line'],
  [
    'invariants',
    'transactions/build-transactions',
    'the cash book is compared with what the orders stand for',
  ],
  ['store', 'staff/record-change', 'so is what they set'],
  ['account', 'staff/record-change', 'and what they do with their second step'],
  ['account', 'migrations/with-setup-lock', 'one process at a time looks for an Admin and makes one'],
  ['staff', 'mail/queue-mail', 'who loses it by an Admin is told by mail'],
  ['reviews', 'staff/record-change', 'what they hide and approve'],
  ['customers', 'staff/record-change', 'and what they note of a customer and do for them'],
  ['customers', 'mail/queue-mail', 'a password is reset by the mail that its owner would have asked for'],
  ['customers', 'account/user.model', 'a customer is an account'],
  ['customers', 'account/to-user', 'and shown as the account shows itself'],
  ['store', 'catalog/staff/version-tag', 'who overwrites whom is asked of settings as of products'],
  ['store', 'promotions/offers-stage', 'what the shop offers is read with what it charges'],
  ['promotions', 'catalog/staff/version-tag', 'of the terms of a promo code'],
  ['orders', 'catalog/staff/version-tag', 'and of an address that staff mend'],
  ['catalog', 'store/read-low-stock-threshold', 'what counts as low is a setting of the store'],
  ['dashboard', 'contact/ticket-filters', 'messages that wait are counted as their list counts them'],
  ['dashboard', 'mail/dead-mails', 'mail that was given up waits for staff'],
  ['mail', 'staff/record-change', 'and what they do with it is in the audit trail'],
  ['dashboard', 'store/read-low-stock-threshold', 'there, too'],
  ...(
    'account/personal-account alerts/personal-alerts cart/personal-cart contact/personal-messages ' +
    'customers/personal-notes idempotency/personal-idempotency-keys mail/personal-mails newsletter/personal-newsletter orders/personal-orders ' +
    'promotions/personal-promo-uses reviews/personal-reviews staff/personal-audit-trail wishlist/personal-wishlist'
  )
    .split(' ')
    .map((file) => ['privacy', file, 'what a feature holds of a person, it tells and erases itself']),
  ['privacy', 'account/check-own-password', 'an account is erased by who knows its password'],
  ['privacy', 'account/email-proof', 'and told in full to who has proven its address'],
  ['privacy', 'account/user.model', 'it is erased as it was looked at'],
  ['mail', 'account/email-proof', 'the proof is made when the mail is sent'],
  ['privacy', 'mail/queue-mail', 'the last mail is written in the transaction that erases'],
  ['privacy', 'orders/is-order-complete', 'not before its orders are done with'],
  ['privacy', 'orders/anonymise-order', 'what the books needed goes when its years are over'],
  ...['newsletter/subscribe', 'newsletter/unsubscribe'].map((file) => [
    'privacy',
    file,
    'asked for and ended there',
  ]),
  ['privacy', 'staff/record-change', 'what staff erase or take out for somebody is in the audit trail'],
  [
    'operations',
    'catalog/staff/stock-level-filter',
    'what is sold out is counted as the product list counts it',
  ],
  ['operations', 'catalog/count-listed-products', 'the metrics tell how many products are sold out'],
  ['operations', 'catalog/find-rapid-selloffs', 'and how many products melt away'],
  ['operations', 'migrations/run-migrations', 'the status tells what was applied and what was not'],
  ['backup', 'media/picture-store', 'pictures are saved and restored with the documents that speak of them'],
  ['http', 'idempotency/attempts', 'a change with a key that came before is answered as it was then'],
  ['http', 'idempotency/current-attempt', 'its transactions note that it is done'],
  ['http', 'idempotency/exceptions', 'some calls keep no answers'],
  ['http', 'idempotency/idempotency-key.model', 'an answer is sent as it was stored'],
  ['orders', 'idempotency/attempts', 'the key of an order is spelled as all keys are'],
  ['orders', 'idempotency/current-attempt', 'a bulk move is noted order by order'],
  ['catalog', 'idempotency/current-attempt', 'a bulk change is noted product by product'],
  ['http', 'media/folder-pictures', 'pictures of a folder are served as files'],
  ['http', 'media/picture-widths', 'only the widths that are kept are served'],
];

/** Allowed imports between web features, relative to apps/web/src. */
export const webEdges = [
  ['features/account', 'features/store/store.slice', 'the shop says how long a new password has to be'],
  [
    'features/dashboard',
    'features/admin/admin-thunk',
    'calls of E-DASH ask for the password again when its half hour is over',
  ],
  [
    'features/dashboard',
    'features/admin/create-read-slice',
    'its figures are read as all screens of E-DASH are',
  ],
  ['features/staff-search', 'features/admin/create-read-slice', 'so is what its search finds'],
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
    why: 'a feature stands on http and the files beside it; it meets another in one declared file (apiEdges)',
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
    why: 'ui, lib, content ← features ← pages ← app; features meet in a page or by a declared edge (webEdges)',
  },
];

/** Forbidden imports, or with `may` the only allowed ones. `exceptTypes` permits type imports. */
export const imports = [
  {
    rule: 'shared-language',
    from: ['packages/shared/src/'],
    may: ['npm:zod', 'packages/shared/src/'],
    why: 'shared is the language of both sides: no I/O, no React, no Node, only zod',
  },
  {
    rule: 'server-beside-pages',
    from: ['apps/web/server/'],
    mayNot: ['apps/web/src/'],
    exceptTypes: true,
    why: 'the web server loads the built pages by their path, it does not contain them',
  },
  {
    rule: 'pages-without-server',
    from: ['apps/web/src/'],
    except: ['apps/web/src/entry-server.tsx'],
    mayNot: ['apps/web/server/', 'node:'],
    why: 'pages run in the browser too',
  },
  {
    rule: 'traces-at-one-place',
    from: ['apps/', 'packages/'],
    except: ['packages/server/src/open-tracing.ts'],
    mayNot: [/^npm:@opentelemetry\//],
    why: 'OpenTelemetry is loaded by open-tracing.ts alone, and that only where an endpoint is set (ADR 026)',
  },
  {
    rule: 'http-at-the-edge',
    from: ['apps/api/src/'],
    except: ['apps/api/src/http/', 'apps/api/src/create-api.ts', 'apps/api/src/main.ts'],
    mayNot: ['npm:express', 'npm:cookie-parser', 'npm:helmet', 'npm:pino-http'],
    why: 'handlers take parsed input and return a value; requests are seen under http/ only',
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
    why: 'the environment is read in one file per app, and fails there at start',
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
    why: 'pages are rendered on the server too; what the browser keeps is reached through *.storage.ts and lib/browser-*',
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
    why: 'handlers take parsed input and return a value; requests are seen under http/ only',
  },
];

/** User-visible text belongs in message files, ready for translation. `names` are untranslated terms. */
export const messages = {
  rule: 'words-in-content',
  in: ['ui/', 'features/', 'pages/', 'app/', 'lib/'].map((folder) => `apps/web/src/${folder}`),
  names:
    /^(https:\/\/|width=device-width.*|\[.*\]|E-DASH|E-Store|(· )?E-(Store|DASH)|E-?|Out for delivery|Delivery failed|Returned to shop|Return (requested|refused))$/,
  why: 'words live in apps/web/src/content, typed, one file a feature (docs/adr/014-on-screen-messages.md)',
};

/** Files that may contain literal colours, with the reason. All others use tokens. */
export const colours = {
  rule: 'colours-from-tokens',
  in: ['apps/web/'],
  except: ['apps/web/src/styles/tokens.css'],
  why: 'light and dark come from the same tokens (apps/web/src/styles/tokens.css)',
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
  why: 'a longer file holds two things: split it by reason to change, or list it as a list of facts',
};
