/**
 * Builds each API program and worker thread into `dist`, with shared code and libraries in chunks beside them
 * (docs/adr/023).
 */
import path from 'node:path';
import { build } from 'vite';

const root = import.meta.dirname;
const source = (file) => path.join(root, 'src', file);

const PROGRAMS = {
  main: source('main.ts'),
  worker: source('worker.ts'),
  migrate: source('cli/migrate.ts'),
  'seed/main': source('seed/main.ts'),
  'admin-create': source('cli/admin-create.ts'),
  backup: source('cli/backup.ts'),
  reindex: source('cli/reindex.ts'),
  restore: source('cli/restore.ts'),
  'verify-invariants': source('cli/verify-invariants.ts'),
};
/** Worker threads are loaded by path next to the calling file, which can be a chunk of several programs. */
const THREADS = {
  'hash-password.worker': source('features/account/hash-password.worker.js'),
  'render-pdf.worker': source('features/invoices/render-pdf.worker.js'),
  'search-index.worker': source('features/catalog/search/search-index.worker.js'),
};
/** Packages that load their own files by path or are native, and the rarely used S3 client. */
const PACKAGES = ['sharp', 'piscina', '@aws-sdk/client-s3', 'pdfmake', 'bwip-js'];

/** V8 stores a source with one non-ASCII character at two bytes per character and decodes it slowly. */
const onlyAscii = {
  name: 'only-ascii',
  generateBundle(_options, files) {
    for (const file of Object.values(files).filter(({ type }) => type === 'chunk'))
      file.code = file.code.replaceAll(/[\u0080-\uffff]/g, asEscape);
  },
};
const asEscape = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [onlyAscii],
  ssr: { noExternal: true, external: PACKAGES, resolve: { conditions: ['source', 'module', 'node'] } },
  build: {
    ssr: true,
    target: 'node20',
    // Unminified output keeps stack traces readable without source maps.
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { ...PROGRAMS, ...THREADS },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
});
