import { createRequire } from 'node:module';

type Lists = { dictionary: { 'passwords-common': string[] } };

const require = createRequire(import.meta.url);

/** Some 49,000 passwords that were leaked most often, in small letters (zxcvbn-ts, MIT); 18,000 are long enough for us. */
let known: ReadonlySet<string> | undefined;

/**
 * Whether it is one that is tried first, in whatever letter case (ASVS 6.2.4). The list is read when somebody first chooses
 * a password, and not while the shop starts: it takes 33 ms and 14 MB.
 */
export function isKnownPassword(password: string): boolean {
  if (!known) {
    const { dictionary }: Lists = require('@zxcvbn-ts/language-common');
    known = new Set(dictionary['passwords-common']);
  }
  return known.has(password.toLowerCase());
}
