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

/** In development React's refresh preamble must run before the first component is loaded. */
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
const FORMS = 'field|password-field|select-field|field-frame|form|text-area|submit-button';

/**
 * Few files instead of dozens, each with all that it needs. Every page has the libraries, which seldom change, and the
 * shop: the app with its frame, and what its pages share. What only forms share, and what only E-DASH shares, are files
 * of their own; the rest is in the chunk of its page.
 */
const SHARED = { minShareCount: 2, includeDependenciesRecursively: false };
const CHUNKS = [
  { name: 'libraries', priority: 40, test: new RegExp(`node_modules/(${LIBRARIES})/`) },
  {
    name: 'shop',
    priority: 30,
    test: new RegExp(
      `src/(entry-client|app/chrome/(?!side-menu-links|theme-switch|use-theme)|styles/|content/(footer|promises|sale-bar|selection)|ui/(?!(${FORMS}|dialog|page-numbers|pill|removable-chip|tabs|tab-after-key)[.]|pager[.]tsx)` +
        '|content/offers|features/(store/([^/]+[.]ts|components/offer-list)|catalog/components/(product-(card|grid|rail)|fact-bar))|lib/(?!use-checked-form|browser-|api-transport))' +
        '|catalog/(size-choice|low-stock)[.]|icons/(truck|rotate-ccw|banknote|shirt|shield-check|star)[.]',
    ),
  },
  // The area with what its page needs of it, so that they arrive together.
  {
    name: 'cart-area',
    priority: 26,
    test: /src\/(app\/areas\/cart-area|features\/(cart\/(promo|quote)[.]|orders\/(new-order[.]|order-attempt|order[.]storage)))/,
  },
  { name: 'dash', priority: 20, ...SHARED, test: /src\/(features|content)\/admin/ },
  // Apart from the forms' own parts, which the cart needs for one field, without the library.
  { name: 'form-library', priority: 25, test: /node_modules\/react-hook-form\/|src\/lib\/use-checked-form/ },
  // Not to be told of an order twice: what the cart, the list and the page of an order have in common.
  {
    name: 'orders',
    priority: 21,
    ...SHARED,
    test: /src\/(content\/(orders|order-care|account-links)|features\/(orders|account\/components\/account-frame)|ui\/pill|pages\/order-details\/order-details-skeleton)|shared\/src\/orders\/(order-status|return-rules)|icons\/(key-round|monitor-smartphone|layout-dashboard)/,
  },
  {
    name: 'newsletter',
    priority: 20,
    ...SHARED,
    test: /src\/(content|features)\/newsletter|shared\/src\/newsletter/,
  },
  // What home has in common with the side menu and with fields of passwords.
  { name: 'home-parts', priority: 20, test: /src\/content\/banners|icons\/eye-off/ },
  // What the gallery has in common with its sheets, with suggestions and with other lists in pages.
  {
    name: 'gallery-parts',
    priority: 20,
    test: /src\/(content\/(gallery|search)[.]|ui\/(pager[.]tsx|page-numbers|removable-chip)|features\/catalog\/components\/gallery-sheets[.]module)/,
  },
  {
    name: 'forms',
    priority: 20,
    ...SHARED,
    test: new RegExp(
      `src/(ui/(${FORMS})[.]|content/(account|account-forms|cart)[.]|features/(account/(?!components/account-frame)|cart)/)`,
    ),
  },
];

// The package names its development files whatever the mode is; these leave the warnings out.
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
  // A server bundle keeps `process.env.NODE_ENV` otherwise, and would render with React's development build.
  define: command === 'build' && isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ...(command === 'build' && {
    css: { modules: { generateScopedName: makeShortClassNames(import.meta.dirname) } },
  }),
  build: {
    target: 'es2022',
    // Other scripts are there already when a page is asked for; the rules of a form are many files, one behind the other.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (file.includes('form-checks') ? files : files.filter(isStyle)),
    },
    manifest: !isSsrBuild,
    // A picture or font inlined as data: is refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['src/boot.ts', 'src/entry-client.tsx'],
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups: CHUNKS } },
        },
  },
}));
