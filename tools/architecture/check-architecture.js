import { checkClasses } from './check-classes.js';
import { checkColours } from './check-colours.js';
import { checkCycles } from './check-cycles.js';
import { checkDeclared, checkForbidden, checkWorkspaces } from './check-imports.js';
import { checkLayers } from './check-layers.js';
import { checkMessages } from './check-messages.js';
import { checkRetired } from './check-retired.js';
import { checkRoutes } from './check-routes.js';
import { checkLength, checkWords } from './check-words.js';
import { readSources } from './read-sources.js';
import { countStructure } from './report.js';
import * as rules from './rules.js';
import { answerHelp, isMain, root, say } from '../../scripts/command-line.js';

const help = `
npm run check:architecture   checks imports, layers and words in all sources; the rules are data in
                             tools/architecture/rules.js. Exits with status 1 on findings.
npm run check:architecture -- --report
                             also prints counts of the structure beside their goals`;

const checks = [
  checkWorkspaces,
  checkForbidden,
  checkDeclared,
  checkLayers,
  checkCycles,
  checkWords,
  checkRetired,
  checkRoutes,
  checkMessages,
  checkClasses,
  checkColours,
  checkLength,
];

/** Returns broken rules and the number of files. */
export const checkArchitecture = (directory, given = rules) => {
  const read = readSources(directory);
  const findings = checks
    .flatMap((check) => check(read, given))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return { files: read.sources.length, findings };
};

if (isMain(import.meta.url)) {
  answerHelp(help);
  const { files, findings } = checkArchitecture(root);
  for (const { file, line, rule, what, why } of findings) say(`${file}:${line} ${rule}: ${what}; ${why}.`);
  say(`architecture: ${files} files, ${findings.length} findings`);
  if (process.argv.includes('--report'))
    for (const [what, count, goal] of countStructure(readSources(root), rules))
      say(`${String(count).padStart(7)}  ${what}${goal === undefined ? '' : ` (goal: at most ${goal})`}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
