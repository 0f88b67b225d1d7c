import { randomBytes } from 'node:crypto';
import { trusted } from 'mongoose';
import {
  createSecondFactorKey,
  getSecondFactor,
  enableSecondFactor,
} from '@e-store/shared/account/second-factor-endpoints';
import {
  UnauthenticatedError,
  ConflictError,
  InvalidTokenError,
  WrongCodeError,
} from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import type { Context } from '../../../platform/context.ts';
import { listJwtSecrets } from '../../../platform/config/config.ts';
import type { UserRecord } from '../user.model.ts';
import { LIMITS } from '../../../platform/rate-limit/limits.ts';
import { queueMail } from '../../../platform/outbox/queue-mail.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import { readCurrentUser, auditSubject } from './redeem-code.ts';
import { toSecondFactorState, newRecoveryCodes, normaliseCode, sealKey } from './second-factor.ts';
import { base32, TOTP, findStep } from './totp.ts';
import { seal, unseal } from './seal.ts';

export const getSecondFactorRoute = route(getSecondFactor, async ({ session }, { database, config }) => {
  const user = await database.users.findById(session.user._id).lean();
  if (!user) throw new UnauthenticatedError();
  return toSecondFactorState(user, config);
});

/** Stores nothing. The key travels in the ticket until a code proves that an app has it. */
export const createSecondFactorKeyRoute = route(createSecondFactorKey, async (request, context) => {
  const user = await readCurrentUser(request, context);
  assertSecondFactorOff(user);
  const key = randomBytes(TOTP.keyBytes);
  const text = base32(key);
  return { key: text, uri: toTotpUri(text, user.email), ticket: writeTicket(key, String(user._id), context) };
});

const ISSUER = 'E-Store';

function toTotpUri(key: string, email: string): string {
  const query = new URLSearchParams({
    secret: key,
    issuer: ISSUER,
    algorithm: 'SHA1',
    digits: String(TOTP.digits),
    period: String(TOTP.stepMs / 1000),
  });
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?${query.toString()}`;
}

export const TICKET_TTL_MS = 15 * 60 * 1000;

const ticketPurpose = (userId: string) => `second factor to be set up by ${userId}`;
const TIME_BYTES = 8;

/** Encrypted, so the browser can neither read nor change the key. */
function writeTicket(key: Buffer, userId: string, { config, now }: Pick<Context, 'config' | 'now'>): string {
  const until = Buffer.alloc(TIME_BYTES);
  until.writeDoubleBE(now().getTime() + TICKET_TTL_MS);
  return seal(Buffer.concat([until, key]), ticketPurpose(userId), config.jwtSecret);
}

/** Tickets issued before the last setup (`usedAt`) are rejected. */
function readTicket(
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

/** The first code proves that the app works. Ends the caller's other sessions. */
export const enableSecondFactorRoute = route(enableSecondFactor, async (request, context) => {
  const { body, session } = request;
  const { database, sessions, config, limits, now, wakeMailWorker } = context;
  const user = await readCurrentUser(request, context);
  assertSecondFactorOff(user);
  const key = readTicket(body.ticket, user, context);
  if (!key) throw new InvalidTokenError({ ticket: 'This key is no longer valid. Start again.' });
  const taken = await limits.take(LIMITS.codesOfUser, session.user._id);
  const lastStep = findStep(key, normaliseCode(body.code), now());
  if (lastStep === undefined)
    throw new WrongCodeError({
      code: 'This code is incorrect. Set your phone’s clock to automatic, then enter the next code.',
    });
  await limits.refund(taken);
  const at = now();
  const { codes, recoveryHashes } = await newRecoveryCodes(at);
  const sealedKey = sealKey(key, session.user._id, config);
  const secondFactor = { sealedKey, since: at, lastStep, recovery: recoveryHashes };
  // A ticket cannot be used again, even when the second step was turned off since.
  const setUpBefore = user.secondFactorSetUpAt ?? trusted({ $exists: false });
  await database.connection.transaction(async (transaction) => {
    const { matchedCount } = await database.users.updateOne(
      { _id: user._id, secondFactor: trusted({ $exists: false }), secondFactorSetUpAt: setUpBefore },
      { $set: { secondFactor, secondFactorSetUpAt: at } },
      { session: transaction },
    );
    if (matchedCount === 0) throw secondFactorOnError();
    const change = { before: { twoStep: 'off' }, after: { twoStep: 'on' } };
    const entry = { staff: request, what: 'staff.twoStepOn', subject: auditSubject(user), ...change, at };
    await recordChange(database, entry, transaction);
    const notice = { kind: 'two-step-changed', to: user.email, user: user._id } as const;
    await queueMail(database, notice, at, transaction);
  });
  wakeMailWorker();
  await sessions.endAll(session.user._id, session.id);
  return { ...toSecondFactorState({ secondFactor }, config), recoveryCodes: codes };
});

/** @throws when a second step is on; turning it off requires a code */
function assertSecondFactorOff({ secondFactor }: Pick<UserRecord, 'secondFactor'>): void {
  if (secondFactor) throw secondFactorOnError();
}

const secondFactorOnError = () => new ConflictError('Two-step sign-in is already on. Turn it off first.');
