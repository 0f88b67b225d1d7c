import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from './build-changed.js';
import { answerHelp, fail, isMain, root, say } from './command-line.js';
import { installPackages } from './install-packages.js';
import { runVisibly } from './test/run-visibly.js';
import { forgetFigures, writeProof } from './trust/proof.js';

const help = `
npm run test:trust                  crowds, retries, kill -9 and failing mail servers against the built API and a real
                                    MongoDB, in full size; writes what it measured to docs/proof.md. Hours.
npm run test:trust -- --share 0.1   a tenth of that, and at least what npm test does
npm run test:trust -- t10-soak --minutes 10
                                    what lasts, the soak, for so long instead of its hour
npm run test:trust -- t1 t4         those scenarios alone; the others keep their rows of docs/proof.md`;

const limitMs = 8 * 60 * 60_000;
const shortLimitMs = 25 * 60_000;

/** One jest run over the scenarios, one after the other; answers its exit status. */
export const runTrust = (args, { env = {}, signal, limitMs: limit = limitMs } = {}) => {
  const options = [
    process.env.NODE_OPTIONS,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
  ];
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const config = path.join(root, 'trust/jest.config.js');
  return runVisibly(process.execPath, [jest, '--config', config, '--runInBand', ...args], {
    env: { ...process.env, ...env, NODE_OPTIONS: options.filter(Boolean).join(' ') },
    limitMs: limit,
    signal,
  });
};

/** They are about times, and a machine that others use too has none to tell: run in full, or by name. */
const notInShort = ['t8', 't10', 't14', 't20'];

/** A scenario by its number or its whole name; t1 is not t15. */
const fileOf = (name) => `/${name}[-.]`;

/** Runs the other scenarios in their short form, with a report written to `file`. */
export const reportTrust = async (file, signal) => {
  rmSync(file, { force: true });
  const leftOut = notInShort.map((name) => `--testPathIgnorePatterns=${fileOf(name)}`);
  await runTrust(['--ci', '--json', `--outputFile=${file}`, ...leftOut], { signal, limitMs: shortLimitMs });
};

if (isMain(import.meta.url)) {
  answerHelp(help);
  try {
    const asked = process.argv.slice(2);
    const { values, positionals } = parseArgs({
      options: { share: { type: 'string' }, minutes: { type: 'string' } },
      allowPositionals: true,
    });
    await installPackages({ say });
    await buildChanged({ say });
    forgetFigures();
    const env = {
      TRUST_SIZE: 'full',
      ...(values.share && { TRUST_SHARE: values.share }),
      ...(values.minutes && { TRUST_MINUTES: values.minutes }),
    };
    const named = positionals.map(fileOf);
    process.exitCode = await runTrust(named, { env });
    await writeProof(['npm run test:trust', ...(asked.length > 0 ? ['--', ...asked] : [])].join(' '));
  } catch (error) {
    fail(error.message);
  }
}
