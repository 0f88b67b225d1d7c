import { createRequire } from 'node:module';
import { PASSWORD_LENGTH } from '@e-store/shared/account/password-length';

type Lists = { dictionary: { 'passwords-common': string[] } };

const PACKAGE = '@zxcvbn-ts/language-common';

/** The most leaked passwords of at least our minimum length, lower case, one per line (zxcvbn-ts, MIT). */
let leakedPasswords: string | undefined;

/**
 * Returns whether a password is among the most leaked, in any letter case (ASVS 6.2.4). The list loads on
 * first use, not at start.
 */
export function isLeakedPassword(password: string): boolean {
  leakedPasswords ??= readLines();
  return !password.includes('\n') && leakedPasswords.includes(`\n${password.toLowerCase()}\n`);
}

function readLines(): string {
  const require = createRequire(import.meta.url);
  const { dictionary }: Lists = require(PACKAGE);
  for (const file of Object.keys(require.cache)) if (file.includes(PACKAGE)) delete require.cache[file];
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min);
  return `\n${longEnough.join('\n')}\n`;
}
