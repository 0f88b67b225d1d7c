import { settings } from '../../tools/settings/settings.js';
import { serverEnv } from './server-flags.js';

const systemVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'LC_ALL',
  'NODE_EXTRA_CA_CERTS',
  'LD_PRELOAD',
];

const pick = (names, values) =>
  Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));

export const childEnv = (reader, values, more = {}) => ({
  ...pick(systemVariables, process.env),
  NODE_ENV: 'production',
  ...serverEnv,
  ...pick(
    settings.filter(({ readBy }) => readBy.includes(reader)).map(({ name }) => name),
    values,
  ),
  ...more,
});
