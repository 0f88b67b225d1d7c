import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Environment as ApiSettings } from '../../apps/api/src/platform/config/setting-schemas.ts';
import { Environment as WebSettings } from '../../apps/web/server/config.ts';
import { ComposeSettings, LauncherSettings } from '../../packages/server/src/settings/launcher-settings.ts';
import { TraceEnvironment } from '../../packages/server/src/trace-settings.ts';
import { answerHelp, isMain, root, say } from '../../scripts/command-line.js';
import { envFile } from './env-file.js';

/** Per reader. A name in several schemas is the same field. */
export const schemas = {
  api: ApiSettings.extend(TraceEnvironment.shape),
  web: WebSettings.extend(TraceEnvironment.shape),
  tools: LauncherSettings,
  compose: ComposeSettings,
};

/** JSON Schema keywords that no reader of tools/settings/settings.json needs. */
const unusedKeywords = ['$schema', 'type', 'default', 'launcherDefault', 'isInternal', 'sentAs'];

const describeField = (name, field, readBy) => {
  const { description, ...schema } = z.toJSONSchema(field, { io: 'input' });
  for (const keyword of unusedKeywords) delete schema[keyword];
  const standard = field.meta().launcherDefault ?? field.def.defaultValue;
  return {
    name,
    ...(standard !== undefined && { default: String(standard) }),
    readBy,
    description,
    ...schema,
  };
};

const describeFile = ({ name, readBy }) => ({
  name: `${name}_FILE`,
  readBy,
  description: `A file with the value of ${name}, instead of the variable.`,
  format: 'file',
});

/** As plain data: JSON Schema with the metadata of packages/server/src/settings/fields.ts. */
export const listSettings = () => {
  const names = new Set(Object.values(schemas).flatMap(({ shape }) => Object.keys(shape)));
  return [...names].flatMap((name) => {
    const readers = Object.keys(schemas).filter((reader) => name in schemas[reader].shape);
    const field = schemas[readers[0]].shape[name];
    const { isInternal, hasFile } = field.meta();
    if (isInternal) return [];
    const setting = describeField(name, field, readers);
    return hasFile ? [setting, describeFile(setting)] : [setting];
  });
};

const tableOf = (settings) =>
  [
    '| setting | default | read by | description |',
    '| --- | --- | --- | --- |',
    ...settings.map(
      ({ name, default: standard, readBy, description }) =>
        `| \`${name}\` | ${standard === undefined ? '' : `\`${standard}\``} | ${readBy.join(', ')} | ${description.replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

const tablePlace = /(<!-- settings: [^\n]* -->\n)[^]*?(<!-- settings end -->)/;

/** Derived from the schemas. `operations` is the text of docs/operations.md. */
export const settingsFiles = (operations, settings = listSettings()) => ({
  'tools/settings/settings.json': `[\n${settings.map((setting) => `  ${JSON.stringify(setting)}`).join(',\n')}\n]\n`,
  '.env.example': envFile({}, settings),
  'docs/operations.md': operations.replace(
    tablePlace,
    (_, begin, end) => `${begin}\n${tableOf(settings)}\n\n${end}`,
  ),
});

if (isMain(import.meta.url)) {
  answerHelp(`
npm run settings   regenerates tools/settings/settings.json, .env.example and the settings table in docs/operations.md
                   from the zod schemas of the API, the web server and npm start`);
  const files = settingsFiles(readFileSync(path.join(root, 'docs/operations.md'), 'utf8'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  say(`Written: ${Object.keys(files).join(', ')}. npm run format aligns the table.`);
}
