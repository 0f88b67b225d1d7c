import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp, isMain, root, say } from './command-line.js';
import { settings } from './settings.js';

const document = path.join(root, 'docs/operations.md');
const between = /(<!-- settings: [^\n]* -->\n)[^]*?(<!-- settings end -->)/;

export const settingsTable = () =>
  [
    '| setting | default | read by | description |',
    '| --- | --- | --- | --- |',
    ...settings.map(
      ({ name, default: standard, reads, explained }) =>
        `| \`${name}\` | ${standard === undefined ? '' : `\`${standard}\``} | ${reads.join(', ')} | ${explained.replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

export const withSettings = (text) =>
  text.replace(between, (_, begin, end) => `${begin}\n${settingsTable()}\n\n${end}`);

export const normaliseTable = (text) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

if (isMain(import.meta.url)) {
  answerHelp('node scripts/settings-table.js   regenerates the table of settings in docs/operations.md');
  writeFileSync(document, withSettings(readFileSync(document, 'utf8')));
  say('Updated the settings table in docs/operations.md. npm run format aligns its columns.');
}
