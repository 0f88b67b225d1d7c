import { lstatSync, readFileSync, statSync } from 'node:fs';
// A named import of parseEnv would fail in an outdated Node before checkNode() reports it.
import util from 'node:util';
import { findIntendedSetting } from './find-intended-setting.js';

/** Names that Compose accepts. Only spaces and tabs are blank, as in Node's parser. */
const assignment = /^[ \t]*(?:export[ \t]+)?([\p{L}\p{N}_.[\]-]+)[ \t]*=[ \t]*/u;
const blankOrComment = /^[ \t]*(#|$)/;
const quotes = ['"', "'", '`'];

/** Starts in `lines[first]` and may span lines. */
const readQuoted = (lines, first, value) => {
  const quote = value[0];
  const rest = [value, ...lines.slice(first + 1)].join('\n');
  const end = rest.indexOf(quote, 1);
  if (end === -1)
    return { last: first, problem: `Line ${first + 1} of .env opens a quote (${quote}) that never closes.` };
  const text = rest.slice(0, end + 1);
  const last = first + text.split('\n').length - 1;
  const [behind] = rest.slice(end + 1).split('\n');
  if (blankOrComment.test(behind)) return { last, text };
  return {
    last,
    problem: `Line ${first + 1} of .env opens a quote (${quote}) that closes in line ${last + 1}, with more text behind it.`,
  };
};

/** Problems never repeat a line, which can hold a secret. */
const readStatement = (lines, first) => {
  const [start, name] = assignment.exec(lines[first]) ?? [];
  if (name === undefined)
    return { last: first, problem: `Line ${first + 1} of .env must be NAME=value, a comment (#) or empty.` };
  const value = lines[first].slice(start.length);
  // Node's parser cuts the value there, Compose does not.
  if (!quotes.includes(value[0]) && /[^ \t]#/.test(value.split(/[ \t]#/)[0]))
    return {
      last: first,
      problem: `Line ${first + 1} of .env has a # inside its value. Put the value in quotes, or write %23 in an address.`,
    };
  return {
    name,
    ...(quotes.includes(value[0]) ? readQuoted(lines, first, value) : { last: first, text: value }),
  };
};

/** Each statement alone: on whole files Node's parser skips or joins lines without an error. */
const parseEnvText = (text) => {
  const lines = text.split(/\r\n?|\n/);
  const values = {};
  const problems = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (blankOrComment.test(lines[index])) continue;
    const { name, text: value, last, problem } = readStatement(lines, index);
    if (problem === undefined) values[name] = util.parseEnv(`${name}=${value}`)[name];
    else problems.push(problem);
    index = last;
  }
  return { values, problems };
};

const findMisspelledNames = (names) =>
  names.flatMap((name) => {
    const intended = findIntendedSetting(name);
    return intended ? [`${name} in .env is not a setting. Did you mean ${intended}?`] : [];
  });

const isLink = (file) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** `undefined` without the file. Opens no pipe or device, which could block forever. */
const readBytes = (file) => {
  try {
    if (statSync(file).isFile()) return readFileSync(file);
  } catch (error) {
    if (error.code === 'ENOENT' && !isLink(file)) return undefined;
    if (error.code === 'ENOENT')
      throw new Error('.env cannot be read: it is a link to a file that does not exist.', { cause: error });
  }
  throw new Error('.env cannot be read: it must be a file that this user may read.');
};

/** Skips a UTF-8 byte order mark. UTF-16 is invalid UTF-8, or contains NUL. */
const decode = (bytes) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below.
  }
  throw new Error('.env is not UTF-8 text. Save .env as UTF-8.');
};

/**
 * Names unlike every setting are allowed: other programs may share the file.
 * @param {string} file
 * @returns {{ values: Record<string, string>, problems: string[] }} one sentence per error
 * @throws for an unreadable file: the shop would start without it
 */
export const readEnvFile = (file) => {
  const bytes = readBytes(file);
  if (bytes === undefined) return { values: {}, problems: [] };
  const { values, problems } = parseEnvText(decode(bytes));
  return { values, problems: [...problems, ...findMisspelledNames(Object.keys(values))] };
};
