import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, whatever directory a script is called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Answers `-- --help` with the text and ends the process with status 0. */
export const answerHelp = (text, args = process.argv.slice(2)) => {
  if (!args.includes('--help') && !args.includes('-h')) return;
  process.stdout.write(`${text.trim()}\n`);
  process.exit(0);
};

export const say = (line) => process.stdout.write(`${line}\n`);

/** One sentence for the person, without a stack, and exit status 1. */
export const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** True when the file was started by node itself, false when a test or another script imports it. */
export const isMain = (moduleUrl) =>
  process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(moduleUrl);
