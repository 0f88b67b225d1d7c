import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { needChromium } from '../find-chromium.js';

// Fetched when a bench asks for it: with all it brings it weighs more than everything else that is installed.
const PACKAGE = 'lighthouse@12.8.2';
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

// Now and then the browser's recording begins without the page: Lighthouse itself asks to be run again.
const ASKS_AGAIN = /NO_NAVSTART/;
const TRIES = 3;

/** A run of which nothing could be read counts as none: up to three tries. */
export const runLighthouse = async (url, signal) => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(url, signal);
    } catch (error) {
      if (tried === TRIES || !ASKS_AGAIN.test(error.message)) throw error;
    }
  }
};

/**
 * One Lighthouse run of an address as the phone it thinks of (slow 4G, a processor four times slower), with an empty
 * cache. Answers its report.
 */
const runOnce = async (url, signal) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'e-store-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const words = ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url];
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`];
  try {
    await new Promise((resolve, reject) => {
      const env = { ...process.env, CHROME_PATH: needChromium() };
      let said = '';
      const child = spawn('npm', [...words, ...options], {
        env,
        signal,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.on('data', (chunk) => {
        said += chunk;
      });
      child.once('error', reject);
      child.once('close', (status) =>
        status === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${status}:\n${said}`)),
      );
    });
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
