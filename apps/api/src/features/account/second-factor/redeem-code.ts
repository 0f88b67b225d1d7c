import { type Types, trusted } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import {
  AppError,
  ConflictError,
  UnauthenticatedError,
  WrongCodeError,
} from '../../../platform/errors/errors.ts';
import { LIMITS } from '../../../platform/rate-limit/limits.ts';
import { recordChange, type StaffRequest } from '../../../platform/audit/record-change.ts';
import { toUser, type UserRecord } from '../user.model.ts';
import {
  normaliseCode,
  recoveryHash,
  openKey,
  type SecondFactor,
  requiredSecondFactor,
} from './second-factor.ts';
import { findStep } from './totp.ts';

const invalidCodeMessage = (code: string) =>
  /^\d{1,8}$/.test(normaliseCode(code))
    ? 'This code is incorrect or was already used. Wait for the next one.'
    : 'This recovery code is incorrect or was already used. Each works once.';

type Owner = { _id: Types.ObjectId; factor: SecondFactor; request: StaffRequest };

/**
 * Six digits are a TOTP code, anything else a recovery code, whose use is audited. Attempts count before the
 * check; a right code refunds them.
 * @throws AppError 409 `SECOND_FACTOR_UNREADABLE` when the key cannot be decrypted
 */
async function redeemCode(code: string, owner: Owner, context: Context): Promise<boolean> {
  const { limits } = context;
  const tries = [LIMITS.codesOfUser, LIMITS.codesOfUserADay] as const;
  const taken = await limits.takeAll(tries.map((limit) => [limit, String(owner._id)]));
  const typed = normaliseCode(code);
  const isRight = await (/^\d{6}$/.test(typed) ? redeemTotpCode : redeemRecoveryCode)(typed, owner, context);
  if (isRight) await limits.refundAll(taken);
  return isRight;
}

/** Concurrent calls with the same code: only one advances `lastStep`. */
async function redeemTotpCode(code: string, owner: Owner, context: Context): Promise<boolean> {
  const { database, config, now } = context;
  const { _id, factor } = owner;
  const key = openKey(factor.sealedKey, String(_id), config);
  if (!key) throw unreadableKeyError(owner, context);
  const step = findStep(key, code, now(), factor.lastStep);
  if (step === undefined) return false;
  const { modifiedCount } = await database.users.updateOne(
    {
      _id,
      'secondFactor.sealedKey': factor.sealedKey,
      'secondFactor.lastStep': trusted({ $lt: step }),
    },
    { $set: { 'secondFactor.lastStep': step } },
  );
  return modifiedCount === 1;
}

function unreadableKeyError({ _id, request }: Owner, { log }: Context): AppError {
  const fields = { user: String(_id), requestId: request.requestId };
  log.error(fields, 'authenticator key cannot be decrypted: it was encrypted with another TOTP_SECRET');
  return new AppError(
    409,
    'SECOND_FACTOR_UNREADABLE',
    'We can’t check codes from your authenticator app at the moment. Use a recovery code, or ask an Admin to turn off your two-step sign-in.',
  );
}

async function redeemRecoveryCode(code: string, owner: Owner, { database, now }: Context): Promise<boolean> {
  const { _id, request } = owner;
  const { salt, hashes } = owner.factor.recovery;
  const hash = await recoveryHash(code, salt);
  if (!hashes.includes(hash)) return false;
  return database.connection.transaction(async (session) => {
    const before = await database.users
      .findOneAndUpdate(
        { _id, 'secondFactor.recovery.hashes': hash },
        { $pull: { 'secondFactor.recovery.hashes': hash } },
        { session, returnDocument: 'before' },
      )
      .lean();
    const left = before?.secondFactor?.recovery.hashes.length;
    if (!before || left === undefined) return false;
    const subject = { kind: 'staff', id: _id, label: `${before.firstname} ${before.lastname}` };
    const change = { before: { recoveryCodesLeft: left }, after: { recoveryCodesLeft: left - 1 } };
    const entry = { staff: request, what: 'staff.recoveryCodeUsed', subject, ...change, at: now() };
    await recordChange(database, entry, session);
    return true;
  });
}

/**
 * Checks the second step, if the account has one (R27).
 * @throws AppError 401 `SECOND_FACTOR_REQUIRED` without a code; with `fields.code` for a wrong one
 */
export async function confirmSignIn(
  user: UserRecord,
  code: string | undefined,
  request: { clientAddress: string; requestId: string },
  context: Context,
): Promise<void> {
  const factor = requiredSecondFactor(user, context.config);
  if (!factor) return;
  if (!code) throw secondFactorRequired('Enter the code from your authenticator app.');
  const owner = { _id: user._id, factor, request: { ...request, session: { user: toUser(user) } } };
  if (await redeemCode(code, owner, context)) return;
  const message = invalidCodeMessage(code);
  throw secondFactorRequired(message, { code: message });
}

const secondFactorRequired = (message: string, fields?: Record<string, string>) =>
  new AppError(401, 'SECOND_FACTOR_REQUIRED', message, fields && { fields });

export async function readCurrentUser(
  { session }: StaffRequest,
  { database, config }: Pick<Context, 'database' | 'config'>,
): Promise<UserRecord> {
  if (config.staffTotp === 'off')
    throw new ConflictError('Two-step sign-in is off in this shop (STAFF_TOTP).');
  const user = await database.users.findById(session.user._id).lean();
  if (!user) throw new UnauthenticatedError();
  return user;
}

/** @throws WrongCodeError at `code` */
export async function reauthenticate(
  code: string,
  request: StaffRequest,
  context: Context,
): Promise<UserRecord & { secondFactor: SecondFactor }> {
  const user = await readCurrentUser(request, context);
  const { _id, secondFactor } = user;
  if (!secondFactor) throw new ConflictError('Two-step sign-in is not on.');
  if (!(await redeemCode(code, { _id, factor: secondFactor, request }, context)))
    throw new WrongCodeError({ code: invalidCodeMessage(code) });
  return { ...user, secondFactor };
}

export const auditSubject = ({ _id, firstname, lastname }: UserRecord) => ({
  kind: 'staff',
  id: _id,
  label: `${firstname} ${lastname}`,
});
