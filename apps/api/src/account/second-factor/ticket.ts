import type { Context } from '../../context.ts';
import { seal, unseal } from './seal.ts';
import { secretsOf } from './second-factor.ts';
import { TOTP } from './totp.ts';

/** How long a key that was shown may wait for its first code. */
export const TICKET_TTL_MS = 15 * 60 * 1000;

const purposeOf = (userId: string) => `second factor to be set up by ${userId}`;
const TIME_BYTES = 8;

/** A key and its end, sealed: the browser carries it from showing the key to the first code, and can neither read nor change it. */
export function writeTicket(
  key: Buffer,
  userId: string,
  { config, now }: Pick<Context, 'config' | 'now'>,
): string {
  const until = Buffer.alloc(TIME_BYTES);
  until.writeDoubleBE(now().getTime() + TICKET_TTL_MS);
  return seal(Buffer.concat([until, key]), purposeOf(userId), config.jwtSecret);
}

/** The key of a ticket that this person was given and that is not over. */
export function readTicket(
  ticket: string,
  userId: string,
  { config, now }: Pick<Context, 'config' | 'now'>,
): Buffer | undefined {
  const content = unseal(ticket, purposeOf(userId), secretsOf(config));
  if (content?.length !== TIME_BYTES + TOTP.keyBytes) return undefined;
  return now().getTime() < content.readDoubleBE(0) ? content.subarray(TIME_BYTES) : undefined;
}
