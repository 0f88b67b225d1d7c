import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';

const isWebAddress = (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const nearestExisting = (directory) =>
  existsSync(directory) ? directory : nearestExisting(path.dirname(directory));

/** Beyond a pattern, by the `format` of a setting. */
const formats = {
  url: (value) => (isWebAddress(value) ? undefined : 'must begin with http:// or https://'),
  origin: (value) => {
    if (!isWebAddress(value)) return formats.url(value);
    const { pathname, search, hash } = new URL(value);
    return pathname === '/' && !search && !hash ? undefined : 'must be an origin without a path';
  },
  secret: (value, { secret: { minBytes, minDistinct, sampleWords } }) => {
    if (Buffer.byteLength(value) < minBytes) return `must have at least ${minBytes} bytes`;
    const isSample = new RegExp(sampleWords, 'i').test(value) || new Set(value).size < minDistinct;
    return isSample ? 'looks like a sample value: use a random one' : undefined;
  },
  directory: (value) => {
    const directory = nearestExisting(path.resolve(root, value));
    if (!statSync(directory).isDirectory()) return `must be a directory, and ${directory} is a file`;
    try {
      accessSync(directory, constants.W_OK);
      return undefined;
    } catch {
      return `must be a directory that this user may write to, and ${directory} is not`;
    }
  },
  file: (value) => {
    const file = path.resolve(root, value);
    try {
      accessSync(file, constants.R_OK);
      return statSync(file).size > 0 ? undefined : `must name a file, and ${value} is empty`;
    } catch {
      return `must name a file that this user may read, and ${value} is none`;
    }
  },
};

const isValid = (value, { pattern = '', ignoresCase, enum: words, minimum, maximum }) =>
  new RegExp(pattern, ignoresCase ? 'i' : '').test(value) &&
  (words === undefined || words.includes(value)) &&
  (minimum === undefined || (Number(value) >= minimum && Number(value) <= maximum));

/**
 * The end of a sentence after the setting's name, or nothing. Only `{value}` repeats the value, which can be
 * a password.
 */
export const findValueProblem = (setting, value) => {
  if (setting.format) return formats[setting.format](value, setting);
  return isValid(value, setting) ? undefined : setting.message.replace('{value}', () => value);
};
