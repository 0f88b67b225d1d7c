import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';
import { pinning } from './cores.js';

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

export const describeMachine = () => ({
  at: new Date().toISOString(),
  commit: commit(),
  command: ['npm run bench --', ...process.argv.slice(2)].join(' ').replace(/ --$/, ''),
  processor: `${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown'}`,
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
  load: os.loadavg()[0],
  pinning,
});

export const saveResults = (name, results) => {
  const file = path.join(root, 'tools/bench/results', `${name}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  return path.relative(root, file);
};
