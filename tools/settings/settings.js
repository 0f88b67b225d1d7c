import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';
import { isOnThisMachine } from '../../scripts/this-machine.js';

/**
 * For scripts before installation. `npm run settings` writes the file; tools/settings/settings-files.js
 * describes it.
 */
export const settings = JSON.parse(readFileSync(new URL('settings.json', import.meta.url), 'utf8'));

/** Nothing for an unreadable file, which the settings check reports. */
const readTrimmed = (file) => {
  try {
    return readFileSync(path.resolve(root, file), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/**
 * With defaults, unchecked. Empty counts as unset. DEMO defaults to off where its published logins could
 * reach other people or data.
 */
export const readSettings = (env) => {
  const values = {};
  for (const { name, default: standard } of settings) {
    const value = env[name]?.trim() || standard;
    if (value !== undefined) values[name] = value;
  }
  for (const { name } of settings.filter(({ hasFile }) => hasFile)) {
    const content = values[name] ?? (values[`${name}_FILE`] && readTrimmed(values[`${name}_FILE`]));
    if (!content) continue;
    values[name] = content;
    delete values[`${name}_FILE`];
  }
  values.DEMO ??= String(values.MONGODB_URI === undefined && isOnThisMachine(values.PUBLIC_URL));
  return values;
};

export const isDemo = ({ DEMO }) => DEMO === 'true' || DEMO === 'throwaway';

export const hasLocalGateway = ({ DEMO_GATEWAY }) => DEMO_GATEWAY === 'true';

export const hasInbox = ({ SMTP_URL }) => SMTP_URL === undefined || SMTP_URL === 'local';
