import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp, fail, isMain, root, say } from '../../scripts/command-line.js';

// npm drops optional packages of other platforms from the lockfile, which `npm ci` then rejects
// (npm/cli#9342). A stub with platform fields satisfies it and is never installed elsewhere.

const help = `
npm run complete-lockfile            adds packages that npm omitted from package-lock.json; run it after npm install
npm run complete-lockfile -- --check checks only; exits with status 1 when packages are missing`;

const systems = /(android|darwin|freebsd|linux|openharmony|win32|windows)/;
const processors = /(arm64|aarch64|x64|ia32|arm|riscv64|ppc64|s390x|loong64|64)\b/;

export const platformOf = (name) => {
  const system = name.match(systems)?.[1];
  const processor = name.match(processors)?.[1];
  const fields = {};
  if (system) fields.os = [system === 'windows' ? 'win32' : system];
  if (processor) fields.cpu = [{ 64: 'x64', aarch64: 'arm64' }[processor] ?? processor];
  else if (/wasm|wasi/.test(name)) fields.cpu = ['wasm32'];
  if (/musl/.test(name)) fields.libc = ['musl'];
  else if (/-gnu(eabihf)?$/.test(name)) fields.libc = ['glibc'];
  return fields;
};

/** As Node resolves `name` from `location`. */
const isLocked = (packages, location, name) => {
  for (let base = location; ;) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (base === '') return false;
    base = base.slice(0, Math.max(base.lastIndexOf('/node_modules/'), 0));
  }
};

export const completeLockfile = (lock) => {
  const packages = { ...lock.packages };
  const added = [];
  for (const [location, dependent] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(dependent.optionalDependencies ?? {})) {
      if (isLocked(packages, location, name)) continue;
      const version = range.match(/\d+\.\d+\.\d+[\w.+-]*/)?.[0];
      if (version === undefined) throw new Error(`${location}: no version in "${name}": "${range}"`);
      packages[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        optional: true,
        ...(dependent.dev && { dev: true }),
      };
      added.push(name);
    }
  }
  const sorted = Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
};

if (isMain(import.meta.url)) {
  answerHelp(help);
  const file = path.join(root, 'package-lock.json');
  const { lock, added } = completeLockfile(JSON.parse(readFileSync(file, 'utf8')));
  if (added.length === 0) say('package-lock.json is complete');
  else if (process.argv.includes('--check')) {
    fail(`package-lock.json lacks ${added.length} packages (${added.join(', ')}): npm run complete-lockfile`);
  } else {
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    say(`package-lock.json: ${added.length} packages added`);
  }
}
