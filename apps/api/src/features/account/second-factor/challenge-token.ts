import type { Context } from '../../../platform/context.ts';
import { listJwtSecrets } from '../../../platform/config/jwt-secrets.ts';
import type { UserRecord } from '../user.model.ts';
import { seal, unseal } from './seal.ts';
import { TOTP } from './totp.ts';

export const TICKET_TTL_MS = 15 * 60 * 1000;

const ticketPurpose = (userId: string) => `second factor to be set up by ${userId}`;
const TIME_BYTES = 8;

/** Encrypts a key with its expiry, so the browser can carry it but neither read nor change it. */
export function writeTicket(
  key: Buffer,
  userId: string,
  { config, now }: Pick<Context, 'config' | 'now'>,
): string {
  const until = Buffer.alloc(TIME_BYTES);
  until.writeDoubleBE(now().getTime() + TICKET_TTL_MS);
  return seal(Buffer.concat([until, key]), ticketPurpose(userId), config.jwtSecret);
}

/**
 * Returns the key of an unexpired ticket of this user. Tickets issued before the last setup (`usedAt`) are
 * rejected.
 */
export function readTicket(
  ticket: string,
  { _id, secondFactorSetUpAt: usedAt }: Pick<UserRecord, '_id' | 'secondFactorSetUpAt'>,
  { config, now }: Pick<Context, 'config' | 'now'>,
): Buffer | undefined {
  const content = unseal(ticket, ticketPurpose(String(_id)), listJwtSecrets(config));
  if (content?.length !== TIME_BYTES + TOTP.keyBytes) return undefined;
  const until = content.readDoubleBE(0);
  if (usedAt && until - TICKET_TTL_MS < usedAt.getTime()) return undefined;
  return now().getTime() < until ? content.subarray(TIME_BYTES) : undefined;
}
