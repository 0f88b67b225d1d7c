import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildChanged } from './build-changed.js';
import { answerHelp, fail, isMain, root, say } from './command-line.js';
import { requireChromium } from './find-chromium.js';
import { installPackages } from './install-packages.js';
import { runVisibly } from './shop/run-visibly.js';

const help = `
npm run test:e2e                 runs journeys in a real browser, two at a time, each on its own shop, also while npm start runs
npm run test:e2e -- -g order     runs journeys with "order" in their name; all options of playwright test work
npm run test:e2e -- --workers 1  runs one journey at a time, on one shop
E2E_SCRIPT_DELAY_MS=700 npm run test:e2e
                                 delays scripts, so that every page is used before it is hydrated`;

const limitMs = 40 * 60_000;

export const runPlaywright = (args, { env = {}, signal } = {}) => {
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  return runVisibly(process.execPath, [playwright, 'test', ...args], {
    cwd: path.join(root, 'e2e'),
    env: { ...process.env, CHROMIUM_PATH: requireChromium(), ...env },
    limitMs,
    signal,
  });
};

export const reportPlaywright = async (file, signal) => {
  rmSync(file, { force: true });
  await runPlaywright(['--reporter=list,json'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file }, signal });
};

if (isMain(import.meta.url)) {
  answerHelp(help);
  try {
    await installPackages({ say });
    await buildChanged({ say });
    process.exitCode = await runPlaywright(process.argv.slice(2));
  } catch (error) {
    fail(error.message);
  }
}
