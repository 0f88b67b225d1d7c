import { dictionary } from '@zxcvbn-ts/language-common';

/** Some 49,000 passwords that were leaked most often, in small letters (zxcvbn-ts, MIT); 18,000 are long enough for us. */
let known: ReadonlySet<string> | undefined;

/** Whether it is one that is tried first, in whatever letter case (ASVS 6.2.4). */
export function isKnownPassword(password: string): boolean {
  known ??= new Set(dictionary['passwords-common']);
  return known.has(password.toLowerCase());
}
