import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { browserOnly } from './build/browser-only.ts';
import { inlineClassNames } from './build/inline-class-names.ts';
import { mergeRuntime } from './build/merge-runtime.ts';
import { plainIcons } from './build/plain-icons.ts';
import { makeShortClassNames } from './build/short-class-names.ts';
import { slimRouter } from './build/slim-router.ts';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const DEV_ENTRY = '/@dev-entry';

/** React's refresh preamble must run before the first component loads. */
const devEntry: Plugin = {
  name: 'dev-entry',
  apply: 'serve',
  resolveId: (id) => (id === DEV_ENTRY ? id : undefined),
  load: (id) =>
    id === DEV_ENTRY
      ? `${react.preambleCode.replace('__BASE__', '/')}\nawait import('/src/boot.ts');`
      : undefined,
};

const LIBRARIES =
  'react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|clsx';
const FORMS = 'field|password-field|select-field|field-frame|form|text-area';

/**
 * Groups modules into few chunks: libraries, the shared shop code, forms, and the admin. All other code is in
 * the chunk of its page.
 */
const SHARED = { minShareCount: 2, includeDependenciesRecursively: false };
const ADMIN_LIB = 'admin-thunk|create-read-slice|form-drafts|list-url|parse-number|read-csv|use-drafted-text';
const CHUNKS = [
  { name: 'libraries', priority: 40, test: new RegExp(`node_modules/(${LIBRARIES})/`) },
  {
    name: 'shop',
    priority: 30,
    test: new RegExp(
      `src/(entry-client|app/frame/(?!side-menu-links)|styles/|messages/en/(frame|store/(?!admin)|catalog/(selection|product-fields))|ui/(?!admin/|(${FORMS}|dialog|drawn-code|pill|qr-code|removable-chip|tabs)[.]|pager[.]tsx)` +
        `|messages/en/promotions/offers|features/(store/([^/]+[.]ts|shop/offer-list)|catalog/shop/(product-(card|grid|rail)|fact-bar))|lib/(?!(${ADMIN_LIB})[.]|use-(checked|drafted)-form|browser-|api-transport))` +
        '|shared/src/(web-paths|format-day|india-day|catalog/(stock-rules|product-details))[.]|icons/(truck|rotate-ccw|banknote|shirt|shield-check|star)[.]',
    ),
  },
  // The cart's route module with the code its page needs, so that both arrive together.
  {
    name: 'cart-area',
    priority: 26,
    test: /src\/(app\/routes\/cart-route-module|features\/(cart\/(promo|quote)[.]slice|orders\/new-order[.]))/,
  },
  {
    name: 'dash',
    priority: 23,
    ...SHARED,
    test: new RegExp(
      `src/(features/[^/]+/admin/|messages/en/([^/]+/admin|staff/|operations/|transactions|dashboard|ui-admin)|ui/admin/|lib/(${ADMIN_LIB})[.])`,
    ),
  },
  // Separate from shared form parts, which the cart uses for one field without the library.
  {
    name: 'form-library',
    priority: 25,
    test: /node_modules\/react-hook-form\/|src\/lib\/use-(checked|drafted)-form/,
  },
  // Shared by the cart, the order list and the order page, so that it loads once.
  {
    name: 'orders',
    priority: 21,
    ...SHARED,
    test: /src\/(messages\/en\/(orders\/|account\/links)|features\/(orders\/|account\/shop\/account-frame)|ui\/pill|pages\/shop\/order-details\/order-details-skeleton)|shared\/src\/orders\/(order-lifecycle|return-rules)|icons\/(key-round|monitor-smartphone|layout-dashboard)/,
  },
  {
    name: 'newsletter',
    priority: 20,
    ...SHARED,
    test: /src\/(messages\/en|features)\/newsletter|shared\/src\/newsletter/,
  },
  // Shared by home, the side menu and password fields.
  { name: 'home-parts', priority: 20, test: /src\/messages\/en\/home\/banners|icons\/eye-off/ },
  // Shared by the gallery, its sheets, suggestions and other lists.
  {
    name: 'gallery-parts',
    priority: 20,
    test: /src\/(messages\/en\/catalog\/(gallery|search)[.]|ui\/(pager[.]tsx|removable-chip)|features\/catalog\/shop\/(filter-fields|filter-group|gallery-sheets[.]module))/,
  },
  {
    name: 'forms',
    priority: 20,
    ...SHARED,
    test: new RegExp(
      `src/(ui/(${FORMS})[.]|messages/en/(account/(account|forms)|cart)[.]|features/(account/(?!shop/account-frame)|cart)/)`,
    ),
  },
];

// The package exports its development files in every mode; production files omit warnings.
const ROUTER = ['react-router', 'react-router/dom'].map((find) => ({
  find: new RegExp(`^${find}$`),
  replacement: fileURLToPath(import.meta.resolve(find)).replace('/development/', '/production/'),
}));

const isStyle = (file: string) => file.endsWith('.css');

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    devEntry,
    inlineClassNames(),
    plainIcons(),
    slimRouter(),
    browserOnly(),
    mergeRuntime('libraries'),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions], alias: command === 'build' ? ROUTER : [] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // Without this a server bundle would use React's development build.
  define: command === 'build' && isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ...(command === 'build' && {
    css: { modules: { generateScopedName: makeShortClassNames(import.meta.dirname) } },
  }),
  build: {
    target: 'es2022',
    // Other scripts are already loaded; form rules are a deep chain of files.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (file.includes('form-checks') ? files : files.filter(isStyle)),
    },
    manifest: !isSsrBuild,
    // The content security policy rejects data: pictures and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['src/boot.ts', 'src/entry-client.tsx'],
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: { groups: CHUNKS },
            // The first script names most others, and a hash does not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
          },
        },
  },
}));
