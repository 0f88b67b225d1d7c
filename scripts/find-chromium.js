import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium without a window: same engine, browser tests take a third less time. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const packagesWith = (browser) => [browser, 'fonts-liberation', 'fonts-noto-core'];

export const installChromiumCommand = `sudo apt-get update && sudo apt-get install -y ${packagesWith('chromium').join(' ')}`;

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const findChromium = (env = process.env) => {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
};

const isRoot = () => process.getuid?.() === 0;

const aptGet = (...args) => {
  const [command, ...rest] = [...(isRoot() ? [] : ['sudo', '-n']), 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, rest, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
};

const installChromium = (browser) => aptGet('update') && aptGet('install', '-y', ...packagesWith(browser));

/**
 * `CI=true` installs a missing headless shell, or Chromium where it has no package.
 * @throws with the install command
 */
export const requireChromium = (env = process.env, install = installChromium) => {
  const isCi = (env.CI === 'true' || env.CI === '1') && !env.CHROMIUM_PATH;
  let found = findChromium(env);
  if (isCi && path.basename(found ?? '') !== SHELL) {
    if (!install(SHELL) && !found) install('chromium');
    found = findChromium(env);
  }
  if (found) return found;
  throw new Error(
    env.CHROMIUM_PATH
      ? `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a program.`
      : `The browser tests need Chromium: ${installChromiumCommand}`,
  );
};
