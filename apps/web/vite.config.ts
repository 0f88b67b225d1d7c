import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const DEV_ENTRY = '/@dev-entry';

/** In development React's refresh preamble must run before the first component is loaded. */
const devEntry: Plugin = {
  name: 'dev-entry',
  apply: 'serve',
  resolveId: (id) => (id === DEV_ENTRY ? id : undefined),
  load: (id) =>
    id === DEV_ENTRY
      ? `${react.preambleCode.replace('__BASE__', '/')}\nawait import('/src/entry-client.tsx');`
      : undefined,
};

const LIBRARIES =
  'react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|clsx';
/** Of `src/ui`: parts of forms and of single pages. They stay with the pages that use them. */
const NOT_EVERYWHERE =
  'field|password-field|select-field|form|text-area|submit-button|success-note|tabs|stepper|pager|compact-select|radio-option|toast|breadcrumb|choice-button|option';
const CARDS = 'product-(card|grid|rail)|price-line|discount-badge|sizes-line|out-of-stock|fact-bar';

/**
 * What every shopper's first page needs, in two scripts and one style sheet instead of thirty small files: the
 * libraries, which seldom change, and the shop's frame and cards. Everything else is in the chunk of its page.
 */
const FIRST_VIEW = [
  { name: 'libraries', test: new RegExp(`node_modules/(${LIBRARIES})/`) },
  {
    name: 'shop',
    test: new RegExp(
      `src/(styles/|app/chrome/|content/(footer|promises|selection)|ui/(?!${NOT_EVERYWHERE})` +
        `|features/catalog/([^/]+[.]ts$|components/(${CARDS})))`,
    ),
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), devEntry],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // A server bundle keeps `process.env.NODE_ENV` otherwise, and would render with React's development build.
  define: command === 'build' && isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    // A picture or font inlined as data: is refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: FIRST_VIEW } } },
  },
}));
