import { settings } from '../settings.js';
import { serverEnv } from './server-flags.js';

// What a Node process needs from its surroundings, whatever it runs.
const surroundings = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG', 'LC_ALL', 'NODE_EXTRA_CA_CERTS', 'LD_PRELOAD'];

const pick = (names, values) =>
  Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));

/** The environment of a child of the shop: its surroundings and the settings it reads, nothing else. */
export const childEnv = (reader, values, more = {}) => ({
  ...pick(surroundings, process.env),
  NODE_ENV: 'production',
  ...serverEnv,
  ...pick(
    settings.filter(({ reads }) => reads.includes(reader)).map(({ name }) => name),
    values,
  ),
  ...more,
});
