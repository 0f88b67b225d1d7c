import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const packages = ['chromium', 'fonts-liberation', 'fonts-noto-core'];

export const installChromiumCommand = `sudo apt-get update && sudo apt-get install -y ${packages.join(' ')}`;

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
  return (env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isProgram);
};

const isRoot = () => process.getuid?.() === 0;

const aptGet = (...args) => {
  const [command, ...rest] = [...(isRoot() ? [] : ['sudo', '-n']), 'apt-get', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, rest, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
};

const installChromium = () => aptGet('update') && aptGet('install', '-y', ...packages);

/**
 * Installed only in CI (`CI=true`).
 * @throws with the install command when there is none
 */
export const requireChromium = (env = process.env, install = installChromium) => {
  const found = findChromium(env);
  if (found) return found;
  const inCi = env.CI === 'true' || env.CI === '1';
  if (inCi && !env.CHROMIUM_PATH && install()) {
    const installed = findChromium(env);
    if (installed) return installed;
  }
  throw new Error(
    env.CHROMIUM_PATH
      ? `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a program.`
      : `The browser tests need Chromium: ${installChromiumCommand}`,
  );
};
