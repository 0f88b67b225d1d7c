import { createRequire } from 'node:module';
import {
  type PasswordOwner,
  plainPasswordForms,
  guessablePattern,
  PASSWORD_LENGTH,
  tooShortMessage,
} from '@e-store/shared/account/password-rules';
import type { Config } from '../../platform/config/config.ts';
import { ValidationError } from '../../platform/errors/errors.ts';
import { isPublishedPassword } from './demo-logins.ts';
import type { Role } from '@e-store/shared/roles';
import commonPasswords from './common-passwords.json' with { type: 'json' };

const PUBLISHED = 'This password is published with the demo of this shop. Choose another one.';

type Owner = PasswordOwner & { role?: Role };

/** @throws ValidationError at `field` */
export function assertStrongPassword(
  field: string,
  password: string,
  owner: Owner,
  config: Pick<Config, 'passwordLength' | 'isDemo'>,
): void {
  const fault = passwordError(password, owner, config);
  if (fault) throw new ValidationError({ [field]: fault });
}

export const isTooShortForStaff = (password: string, role: Role | undefined, least: number): boolean =>
  role !== undefined && role !== 'Customer' && password.length < least;

/** Returns why a password is rejected: commonly guessed (R14), or too short for the role (R13). */
export function passwordError(
  password: string,
  owner: Owner,
  { passwordLength: { shopper, staff }, isDemo }: Pick<Config, 'passwordLength' | 'isDemo'>,
): string | undefined {
  if (isTooShortForStaff(password, owner.role, staff))
    return `Staff passwords need at least ${staff} characters.`;
  if (!isDemo && isPublishedPassword(password)) return PUBLISHED;
  return password.length < shopper ? tooShortMessage(shopper) : findPasswordWeakness(password, owner);
}

const WEAKNESS_MESSAGES = {
  row: 'Sequences and numbers are easy to guess. Use several words.',
  own: 'Your name and email are easy to guess. Use several words.',
  shop: 'The name of the shop is easy to guess. Use several words.',
} as const;

/**
 * Roots of the most common passwords, from published leak counts, with Indian favourites. `p4ssw0rd1` has the
 * root `password`.
 */
const COMMON_ROOTS: ReadonlySet<string> = new Set(commonPasswords);
const isCommonRoot = (core: string) => COMMON_ROOTS.has(core) || COMMON_ROOTS.has(core.replace(/s$/, ''));

/**
 * Returns why a password is too easy to guess (ASVS 6.2.4, 6.2.11): leaked, or a decorated common word, shop
 * or owner name, or keyboard row. Several words are fine.
 */
export function findPasswordWeakness(password: string, owner: PasswordOwner): string | undefined {
  const shape = guessablePattern(password, owner);
  if (shape) return WEAKNESS_MESSAGES[shape];
  if (isLeakedPassword(password.toLowerCase()) || plainPasswordForms(password).some(isCommonRoot))
    return 'This password is too common. Use several unrelated words.';
  return undefined;
}

type Lists = { dictionary: { 'passwords-common': string[] } };

const PACKAGE = '@zxcvbn-ts/language-common';

/** The most leaked passwords of at least our minimum length, lower case, one per line (zxcvbn-ts, MIT). */
let leakedPasswords: string | undefined;

/** Ignores letter case (ASVS 6.2.4). */
function isLeakedPassword(password: string): boolean {
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
