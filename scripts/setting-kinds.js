import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './command-line.js';

const leastSecretBytes = 32;
const sampleWords = /change|replace|example|sample|placeholder|dummy|secret|password|1234567/i;
const isMonotonous = (text) => new Set(text).size < 10;

const address = (schemes) => (value) => {
  const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : undefined;
  return schemes.includes(scheme)
    ? undefined
    : `must begin with ${schemes.map((s) => `${s}://`).join(' or ')}`;
};

/** Returns a check for this form. Errors never repeat the value, which can contain a password. */
const matchForm = (pattern, description) => (value) =>
  pattern.test(value) ? undefined : `must be ${description}`;

const oneOf =
  (...words) =>
  (value) =>
    words.includes(value) ? undefined : `must be ${words.join(' or ')}, not "${value}"`;

const nearestExisting = (directory) =>
  existsSync(directory) ? directory : nearestExisting(path.dirname(directory));

const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

const mailbox = String.raw`[\w.!#$%&'*+/=?^\x60{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?`;

/**
 * Each kind says what is wrong with a value, as the end of a sentence that begins with the variable's name, or
 * nothing. Values of secrets are never repeated. The API and the web server check the same once more
 * (apps/api/src/platform/config/config.ts, apps/web/server/config.ts); setting-kinds.test.js compares the three.
 *
 * @typedef {keyof typeof kinds} Kind
 */
export const kinds = {
  port: (value) =>
    /^\d{1,5}$/.test(value) && Number(value) <= 65535
      ? undefined
      : `must be a port from 1 to 65535 (0: any free one), not "${value}"`,
  whole: (value, { from, to }) =>
    /^\d{1,6}$/.test(value) && Number(value) >= from && Number(value) <= to
      ? undefined
      : `must be a whole number from ${from} to ${to}, not "${value}"`,
  host: (value) =>
    /^[\w.:-]+$/.test(value) ? undefined : `must be an address or a host name, not "${value}"`,
  timeServer: matchForm(/^[\w.-]+(:\d{1,5})?$/, 'like time.example or time.example:123'),
  onOff: oneOf('on', 'off'),
  trueFalse: oneOf('true', 'false'),
  demo: oneOf('true', 'false', 'throwaway'),
  secondFactor: oneOf('off', 'offered', 'required'),
  logLevel: oneOf('error', 'warn', 'info', 'debug', 'silent'),
  // Not parsed as a URL, which rejects replica-set hosts (a:27017,b:27017).
  mongoAddress: matchForm(/^mongodb(\+srv)?:\/\/[^/?\s]+([/?]\S*)?$/, 'like mongodb://host:27017/e-store'),
  mailServer: matchForm(
    /^(local|smtps?:\/\/[^/?#\s]+([/?][^#\s]*)?)$/,
    'like smtp://host:587, or local for a trial on this machine',
  ),
  sender: matchForm(
    new RegExp(String.raw`^(?:${mailbox}|[^<>@\r\n]*<${mailbox}>)$`),
    'an email address like Name <name@shop.example>',
  ),
  // The same pattern as zod's, which the API uses.
  email: matchForm(
    /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i,
    'an email address like name@example.com',
  ),
  address: address(['http', 'https']),
  bucket: matchForm(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'a name of 3 to 63 lower case letters, digits, dots and hyphens',
  ),
  headers: matchForm(
    /^\s*[\w.-]+\s*=\s*[^,\s][^,\r\n]*(,\s*[\w.-]+\s*=\s*[^,\s][^,\r\n]*)*,?$/,
    'like name=value,other=value',
  ),
  sampler: (value) => oneOf(...samplers)(value.toLowerCase()),
  share: (value) =>
    /^\d*\.?\d+$/.test(value) && Number(value) <= 1
      ? undefined
      : `must be a number from 0 to 1, not "${value}"`,
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
    const file = path.resolve(root, value);
    try {
      accessSync(file, constants.R_OK);
      return statSync(file).size > 0 ? undefined : `must name a file, and ${value} is empty`;
    } catch {
      return `must name a file that this user may read, and ${value} is none`;
    }
  },
  text: (value) => (/[\r\n]/.test(value) ? 'must be a single line' : undefined),
};
