import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { requireChromium } from '../../scripts/find-chromium.js';

// Downloaded on demand, because Lighthouse outweighs all other dependencies.
const PACKAGE = 'lighthouse@12.8.2';
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

// The trace misses the page start; a retry helps.
const ASKS_AGAIN = /NO_NAVSTART/;
const MAX_ATTEMPTS = 3;

export const runLighthouse = async (url, signal) => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(url, signal);
    } catch (error) {
      if (tried === MAX_ATTEMPTS || !ASKS_AGAIN.test(error.message)) throw error;
    }
  }
};

/** Mobile profile (slow 4G, 4× slower CPU), empty cache. */
const runOnce = async (url, signal) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'e-store-lighthouse-'));
  const file = path.join(folder, 'report.json');
  const words = ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url];
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`];
  try {
    await new Promise((resolve, reject) => {
      const env = { ...process.env, CHROME_PATH: requireChromium() };
      let output = '';
      const child = spawn('npm', [...words, ...options], {
        env,
        signal,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child.stderr.on('data', (chunk) => {
        output += chunk;
      });
      child.once('error', reject);
      child.once('close', (status) =>
        status === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${status}:\n${output}`)),
      );
    });
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
