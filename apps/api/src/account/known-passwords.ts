import { createRequire } from 'node:module';
import { PASSWORD_LENGTH } from '@e-store/shared/account/password-length';

type Lists = { dictionary: { 'passwords-common': string[] } };

const PACKAGE = '@zxcvbn-ts/language-common';

/** Those that were leaked most often, in small letters, a line each: 18,000 that are long enough for us (zxcvbn-ts, MIT). */
let known: string | undefined;

/**
 * Whether it is one that is tried first, in whatever letter case (ASVS 6.2.4). The list is read when somebody first chooses
 * a password, and not while the shop starts: it takes 33 ms.
 */
export function isKnownPassword(password: string): boolean {
  known ??= readLines();
  return !password.includes('\n') && known.includes(`\n${password.toLowerCase()}\n`);
}

/** As one text they take 170 KB; what else the package holds is let go, together some 8 MB. */
function readLines(): string {
  const require = createRequire(import.meta.url);
  const { dictionary }: Lists = require(PACKAGE);
  for (const file of Object.keys(require.cache)) if (file.includes(PACKAGE)) delete require.cache[file];
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_LENGTH.min);
  return `\n${longEnough.join('\n')}\n`;
}
