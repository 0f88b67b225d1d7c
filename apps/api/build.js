/**
 * Builds the API into `dist`: each program and each thread is a file there, what several of them need is in chunks beside
 * them, libraries included, so that a start reads a few files instead of 740 (docs/adr/023).
 */
import path from 'node:path';
import { build } from 'vite';

const root = import.meta.dirname;
const source = (file) => path.join(root, 'src', file);

const PROGRAMS = {
  main: source('main.ts'),
  worker: source('worker.ts'),
  migrate: source('migrate.ts'),
  'seed/main': source('seed/main.ts'),
  'admin-create': source('admin-create.ts'),
  backup: source('backup.ts'),
  restore: source('restore.ts'),
  'verify-invariants': source('verify-invariants.ts'),
};
/** Started by their address, next to the file that starts them: that is a chunk of several programs. */
const THREADS = {
  'hash-password.worker': source('account/hash-password.worker.js'),
  'search-index.worker': source('catalog/search/search-index.worker.js'),
};
/** What stays a package: it finds files of its own by their place, or is native; the S3 client few shops ever load. */
const PACKAGES = ['sharp', 'piscina', '@aws-sdk/client-s3'];

/** A source with a single other letter is kept by V8 at two bytes a letter, 4 MB more, and decoded slowly. */
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
    // Lines and names stay as they are written, so that a stack trace can be read without the maps; those are for tools.
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { ...PROGRAMS, ...THREADS },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
    },
  },
});
