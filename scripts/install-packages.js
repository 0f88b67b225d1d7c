import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './command-line.js';
import { CommandFailed, runCommand } from './shop/run-command.js';

const stampOf = (directory) => path.join(directory, 'node_modules', '.e-store-lock');
const hashOf = (directory) =>
  createHash('sha256')
    .update(readFileSync(path.join(directory, 'package-lock.json')))
    .digest('hex');

/** Missing or outdated. The stored hash recognises an unchanged lockfile. */
export const needsInstall = (directory = root) => {
  const installed = path.join(directory, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return true;
  if (existsSync(stampOf(directory))) {
    if (readFileSync(stampOf(directory), 'utf8') === hashOf(directory)) return false;
  }
  return statSync(installed).mtimeMs < statSync(path.join(directory, 'package-lock.json')).mtimeMs;
};

const findErrorLine = (output) =>
  output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line && !line.startsWith('npm warn') && !line.startsWith('code '))[0] ??
  'no reason given';

export const installPackages = async ({ say = () => {}, signal } = {}) => {
  if (!needsInstall()) return;
  // An installation that is cut off must not count as complete.
  rmSync(stampOf(root), { force: true });
  const npm = (command, ...more) =>
    // Build tools are development dependencies, even under NODE_ENV=production.
    runCommand('Installing packages', 'npm', [command, '--include=dev', ...more], { say, signal });
  try {
    await npm('ci');
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    say(`npm ci failed: ${findErrorLine(error.output)}. Trying npm install.`);
    await npm('install', '--no-save');
  }
  writeFileSync(stampOf(root), hashOf(root));
};
