import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './command-line.js';

/** Names that only this machine can reach. */
export const isLoopback = (host) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

const leastSecretBytes = 32;
// Words of sample values, as people copy them from documents.
const sampleWords = /change.?me|replace|example|sample|placeholder|your|dummy|secret|password|1234567/i;
const isMonotonous = (text) => new Set(text).size < 10;

const address = (schemes) => (value) => {
  const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : undefined;
  return schemes.includes(scheme)
    ? undefined
    : `must begin with ${schemes.map((s) => `${s}://`).join(' or ')}`;
};

const oneOf =
  (...words) =>
  (value) =>
    words.includes(value) ? undefined : `must be ${words.join(' or ')}, not "${value}"`;

const nearestExisting = (directory) =>
  existsSync(directory) ? directory : nearestExisting(path.dirname(directory));

/**
 * Each kind says what is wrong with a value, as the end of a sentence that begins with the variable's name, or
 * nothing. Values of secrets are never repeated.
 *
 * @typedef {keyof typeof kinds} Kind
 */
export const kinds = {
  port: (value) =>
    /^\d{1,5}$/.test(value) && Number(value) <= 65535
      ? undefined
      : `must be a port from 1 to 65535 (0: any free one), not "${value}"`,
  count: (value) => (/^\d{1,2}$/.test(value) ? undefined : `must be a small whole number, not "${value}"`),
  megabytes: (value) =>
    /^[1-9]\d{2,4}$/.test(value)
      ? undefined
      : `must be a whole number of megabytes from 100 on, not "${value}"`,
  days: (value) =>
    /^[1-9]\d{0,3}$/.test(value) ? undefined : `must be a whole number of days, not "${value}"`,
  host: (value) =>
    /^[\w.:-]+$/.test(value) ? undefined : `must be an address or a host name, not "${value}"`,
  onOff: oneOf('on', 'off'),
  trueFalse: oneOf('true', 'false'),
  secondFactor: oneOf('off', 'offered', 'required'),
  logLevel: oneOf('error', 'warn', 'info', 'debug', 'silent'),
  mongoAddress: address(['mongodb', 'mongodb+srv']),
  mailAddress: address(['smtp', 'smtps']),
  address: address(['http', 'https']),
  sampler: oneOf(
    ...['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]),
  ),
  share: (value) =>
    /^(0?\.\d+|0|1|1\.0+)$/.test(value) ? undefined : `must be a number from 0 to 1, not "${value}"`,
  webAddress: (value) => {
    const wrong = address(['http', 'https'])(value);
    if (wrong) return wrong;
    const { pathname, search, hash } = new URL(value);
    return pathname === '/' && !search && !hash ? undefined : 'must be an origin without a path';
  },
  secret: (value) => {
    if (Buffer.byteLength(value) < leastSecretBytes) return `must have at least ${leastSecretBytes} bytes`;
    if (sampleWords.test(value) || isMonotonous(value)) return 'looks like a sample value: use a random one';
    return undefined;
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
    try {
      accessSync(value, constants.R_OK);
      return statSync(value).size > 0 ? undefined : `must name a file, and ${value} is empty`;
    } catch {
      return `must name a file that this user may read, and ${value} is none`;
    }
  },
  text: (value) => (/[\r\n]/.test(value) ? 'must be a single line' : undefined),
};
