import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const answerHelp = (text, args = process.argv.slice(2)) => {
  if (!args.includes('--help') && !args.includes('-h')) return;
  process.stdout.write(`${text.trim()}\n`);
  process.exit(0);
};

export const say = (line) => process.stdout.write(`${line}\n`);

/** Without a stack, with status 1. */
export const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

export const isMain = (moduleUrl) =>
  process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(moduleUrl);
