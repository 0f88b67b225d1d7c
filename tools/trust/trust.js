import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../../scripts/build-changed.js';
import { answerHelp, fail, isMain, root, say } from '../../scripts/command-line.js';
import { installPackages } from '../../scripts/install-packages.js';
import { runVisibly } from '../../scripts/shop/run-visibly.js';
import { clearMetrics, writeProof } from './proof.js';

const help = `
npm run test:trust                  tests the built API and a real MongoDB with crowds, retries, kill -9 and failing mail
                                    servers, in full size; writes the results to docs/proof.md. Takes hours.
npm run test:trust -- --share 0.1   runs a tenth of the size, at least the size of npm test
npm run test:trust -- t10-soak --minutes 10
                                    runs the soak for ten minutes instead of an hour
npm run test:trust -- t1 t4         runs these scenarios only; other rows of docs/proof.md do not change`;

const limitMs = 8 * 60 * 60_000;
const shortLimitMs = 25 * 60_000;

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

/** Timing is unreliable on shared machines: only in full mode or by name. */
const fullOnly = ['t8', 't10', 't14', 't20'];

/** By number or full name; t1 does not match t15. */
const testPathPattern = (name) => `/${name}[-.]`;

export const reportTrust = async (file, signal) => {
  rmSync(file, { force: true });
  const ignoreOptions = fullOnly.map((name) => `--testPathIgnorePatterns=${testPathPattern(name)}`);
  await runTrust(['--ci', '--json', `--outputFile=${file}`, ...ignoreOptions], {
    signal,
    limitMs: shortLimitMs,
  });
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
    clearMetrics();
    const env = {
      TRUST_SIZE: 'full',
      ...(values.share && { TRUST_SHARE: values.share }),
      ...(values.minutes && { TRUST_MINUTES: values.minutes }),
    };
    const named = positionals.map(testPathPattern);
    process.exitCode = await runTrust(named, { env });
    await writeProof(['npm run test:trust', ...(asked.length > 0 ? ['--', ...asked] : [])].join(' '));
  } catch (error) {
    fail(error.message);
  }
}
