import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './command-line.js';
import { runCommand } from './shop/run-command.js';

const workspaceFolders = ['packages', 'apps'];
const rootInputs = ['package-lock.json', 'tsconfig.base.json', 'turbo.json'];
const notInputs = new Set(['node_modules', 'dist', '.turbo', 'coverage']);

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notInputs.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });

/** By name, size and mtime of every build input; faster than turbo. */
export const fingerprint = (directory = root) => {
  const hash = createHash('sha256');
  const inputs = [
    ...rootInputs.map((file) => path.join(directory, file)).filter((file) => existsSync(file)),
    ...workspaceFolders.flatMap((folder) => filesBelow(path.join(directory, folder))),
  ];
  for (const file of inputs.toSorted((a, b) => (a < b ? -1 : 1))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${path.relative(directory, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const isBuilt = (directory) =>
  workspaceFolders
    .flatMap((folder) =>
      readdirSync(path.join(directory, folder)).map((name) => path.join(directory, folder, name)),
    )
    .filter((workspace) => existsSync(path.join(workspace, 'package.json')))
    .every((workspace) => existsSync(path.join(workspace, 'dist')));

const stampOf = (directory) => path.join(directory, 'node_modules', '.e-store-build');

export const needsBuild = (directory = root) =>
  !isBuilt(directory) ||
  !existsSync(stampOf(directory)) ||
  readFileSync(stampOf(directory), 'utf8') !== fingerprint(directory);

/** Without NODE_ENV, so that every caller builds alike. */
export const turboEnv = () => {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0' };
};

export const buildChanged = async ({ say = () => {}, signal } = {}) => {
  if (!needsBuild()) return;
  const before = fingerprint();
  const turbo = path.join(root, 'node_modules', '.bin', 'turbo');
  await runCommand('Building', turbo, ['run', 'build', '--output-logs=errors-only'], {
    env: turboEnv(),
    say,
    signal,
  });
  mkdirSync(path.dirname(stampOf(root)), { recursive: true });
  writeFileSync(stampOf(root), before);
};
