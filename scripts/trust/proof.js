import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../command-line.js';

const metricsFolder = path.join(root, '.tmp', 'trust');
const proofFile = path.join(root, 'docs', 'proof.md');

const head = `# What was proved, and when

Scenarios of \`trust/scenarios\` against the built API and a real MongoDB, in processes of their own, over HTTP; the
numbers T and G are those of [requirements.md](requirements.md). After each of them \`npm run verify:invariants\` found
nothing, every answer of 201 was found again under My Orders with its total, and no process had ended unasked: otherwise
the scenario leaves no row. A time that was missed is told; the load is that of the whole machine in the minute before the
end, which others shared.

A row made by \`npm test\` is of the short form that runs there: its full run is still to be made, on a machine of its own.

`;

export const clearMetrics = () => {
  rmSync(metricsFolder, { recursive: true, force: true });
  mkdirSync(metricsFolder, { recursive: true });
};

const readMetrics = () =>
  readdirSync(metricsFolder).map((file) => JSON.parse(readFileSync(path.join(metricsFolder, file), 'utf8')));

const readRows = (text) =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, test] = /^\| (T\d+(?: [a-z]+)?)\s*\|/.exec(line) ?? [];
      return test ? [[test, line]] : [];
    }),
  );

const machine = () => `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB`;

const formatRow = ({ test, goal, figures: metrics, at, load }, command) => {
  const parts = Object.entries(metrics).map(([name, value]) => `${name}: ${value}`);
  const run = `${at.slice(0, 10)}, ${machine()}, load ${load}<br>\`${command}\``;
  return `| ${test} | ${goal} | ${parts.join('<br>')} | ${run} |`;
};

const byNumber = ([a], [b]) => Number.parseInt(a.slice(1), 10) - Number.parseInt(b.slice(1), 10);

export const proofPage = (before, metrics, command) => {
  const rows = readRows(before);
  for (const measured of metrics) rows.set(measured.test, formatRow(measured, command));
  const table = [...rows].toSorted(byNumber).map(([, row]) => row);
  return `${head}| test | goal | figures | run |\n|---|---|---|---|\n${table.join('\n')}\n`;
};

/** Writes the results since `clearMetrics` to docs/proof.md. */
export const writeProof = async (command) => {
  const before = existsSync(proofFile) ? readFileSync(proofFile, 'utf8') : '';
  const options = await resolveConfig(proofFile);
  const page = proofPage(before, readMetrics(), command);
  writeFileSync(proofFile, await format(page, { ...options, filepath: proofFile }));
};
