import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { listJwtSecrets } from '../../platform/config/config.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { seal, unseal } from './second-factor/seal.ts';
import type { UserRecord } from './user.model.ts';

const KNOWN_DEVICE_MS = 180 * 24 * 60 * 60 * 1000;

const TIME_BYTES = 8;
const ID_BYTES = 16;

type Account = Pick<UserRecord, '_id' | 'passwordHash'>;

/** A new password makes every browser unknown. */
const devicePurpose = ({ _id, passwordHash }: Account) => `device known to ${String(_id)} ${passwordHash}`;

/**
 * Issues an encrypted cookie value, valid for this account only. It grants no access. Guesses from elsewhere
 * do not count against this browser (R78).
 */
export function writeKnownDevice(
  account: Account,
  { config, now }: Pick<Context, 'config' | 'now'>,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now().getTime() + KNOWN_DEVICE_MS);
  const until = Buffer.alloc(TIME_BYTES);
  until.writeDoubleBE(expiresAt.getTime());
  const content = Buffer.concat([until, randomBytes(ID_BYTES)]);
  return { token: seal(content, devicePurpose(account), config.jwtSecret), expiresAt };
}

/** Returns the id of a browser in which this account signed in before. */
export function readKnownDevice(
  token: string | undefined,
  account: Account | null,
  { config, now }: Pick<Context, 'config' | 'now'>,
): string | undefined {
  const content = token && account && unseal(token, devicePurpose(account), listJwtSecrets(config));
  if (!content || content.length !== TIME_BYTES + ID_BYTES) return undefined;
  return now().getTime() < content.readDoubleBE(0)
    ? content.subarray(TIME_BYTES).toString('base64url')
    : undefined;
}

/** The first match wins, because browsers include the tokens of those below them. */
const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (table: typeof BROWSERS, userAgent: string) =>
  table.find(([sign]) => sign.test(userAgent))?.[1];

/**
 * Returns a label such as `Chrome on Android`. The `User-Agent` itself is not stored, because it could
 * identify people.
 */
export function describeDevice(userAgent = ''): string {
  const browser = findName(BROWSERS, userAgent);
  const system = findName(SYSTEMS, userAgent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '');
}

/** Staff only, because they can access customer data (ASVS 6.3.5). */
export async function notifyNewDevice(
  { _id, email, role }: Pick<UserRecord, '_id' | 'email' | 'role'>,
  { database, now, wakeMailWorker }: Pick<Context, 'database' | 'now' | 'wakeMailWorker'>,
): Promise<void> {
  if (role === 'Customer') return;
  await queueMail(database, { kind: 'new-device', to: email, user: _id }, now());
  wakeMailWorker();
}
