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
    rolldownOptions: isSsrBuild ? {} : { input: 'src/entry-client.tsx' },
  },
}));
