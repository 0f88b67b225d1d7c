import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { addToCache } from '../cache.ts';
import type { Environment, LocalMongoConfig } from '../config.ts';
import type { MongoSource } from '../mongod-version.ts';
import { withProgress } from '../with-progress.ts';

/** Short, so that a network that drops packets does not delay every first start. */
const FIRST_OUTPUT_TIMEOUT_MS = 6000;
const IDLE_TIMEOUT_MS = 60_000;

const program = `
  const { MongoBinary } = require(process.argv[1]);
  MongoBinary.getPath({ downloadDir: process.argv[2] }).then(
    (path) => { console.log('\\nREADY ' + path); },
    (error) => { console.error(error.message); process.exit(1); },
  );`;

export function downloadedMongod(
  { cacheDir, environment }: Pick<LocalMongoConfig, 'cacheDir' | 'environment'>,
  firstOutputTimeoutMs = FIRST_OUTPUT_TIMEOUT_MS,
): MongoSource {
  return {
    name: 'download by mongodb-memory-server',
    find: async (log) => ({
      binary: await withProgress(
        log,
        'Downloading MongoDB',
        addToCache(cacheDir, (folder) => download(folder, environment, firstOutputTimeoutMs)),
      ),
    }),
  };
}

/** A child process: the library reads settings only from the environment and cannot be cancelled. */
function download(folder: string, environment: Environment, firstOutputTimeoutMs: number): Promise<string> {
  const library = createRequire(import.meta.url).resolve('mongodb-memory-server');
  const child = spawn(process.execPath, ['-e', program, library, folder], {
    env: {
      ...environment,
      MONGOMS_MAX_RETRIES: '1',
      MONGOMS_RUNTIME_DOWNLOAD: 'true',
      MONGOMS_PREFER_GLOBAL_PATH: 'false',
      // Without this the library accepts any TLS certificate.
      npm_config_strict_ssl: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    let errorOutput = '';
    let timedOut = false;
    const abort = () => {
      timedOut = true;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(abort, firstOutputTimeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      clearTimeout(timer);
      timer = setTimeout(abort, IDLE_TIMEOUT_MS);
    });
    child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      const path = /^READY (.+)$/m.exec(output)?.[1];
      if (path) resolve(path);
      else reject(new Error(timedOut ? 'the server does not answer' : oneLine(errorOutput)));
    });
  });
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
