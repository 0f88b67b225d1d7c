import { settings as allSettings } from './settings.js';

const heading = `# Settings of E-Store. All are optional: npm start and npm test need no .env.
# Each line shows the default; remove the # to change it. docker compose needs secrets:
# npm run setup writes .env and secrets/ with random secrets.`;

const entryOf = ({ name, default: standard, description }, given) => {
  const line = given[name] === undefined ? `# ${name}=${standard ?? ''}` : `${name}=${given[name]}`;
  return `# ${description}\n${line}`;
};

/** Settings missing from `given` are commented out. */
export const envFile = (given = {}, settings = allSettings) =>
  `${[heading, ...settings.map((setting) => entryOf(setting, given))].join('\n\n')}\n`;
