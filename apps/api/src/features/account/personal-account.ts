import type { PersonalDataExport } from '@e-store/shared/privacy/personal-data-export';
import { UnauthenticatedError } from '../../platform/errors/errors.ts';
import type { Person, PersonalRecords } from '../../platform/personal-data/personal-records.ts';
import { toUser, type UserRecord } from './user.model.ts';

export const toPerson = (user: UserRecord): Person => ({
  _id: user._id,
  email: user.email,
  mobile: user.mobile,
  name: `${user.firstname} ${user.lastname}`,
  isEmailProven: user.emailProvenAt !== undefined,
});

export const personalAccount: PersonalRecords<Pick<PersonalDataExport, 'profile' | 'sessions'>> = {
  exportData: async ({ users, sessions }, { _id }) => {
    const user = await users.findById(_id).lean();
    if (!user) throw new UnauthenticatedError();
    const open = await sessions.find({ user: _id }).sort({ createdAt: -1 }).lean();
    const { createdAt, emailProvenAt, notice, nominee } = user;
    return {
      profile: {
        ...toUser(user),
        registeredAt: createdAt.toISOString(),
        ...(emailProvenAt && { emailProvenAt: emailProvenAt.toISOString() }),
        ...(notice && { notice: toNotice(notice) }),
        ...(nominee && { nominee: toNominee(nominee) }),
      },
      sessions: open.map((session) => ({
        device: session.device,
        signedInAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        endsAt: session.expiresAt.toISOString(),
      })),
    };
  },
  erase: async ({ users, sessions, resetTokens }, { _id }, _at, session) => {
    await users.deleteOne({ _id }, { session });
    await sessions.deleteMany({ user: _id }, { session });
    await resetTokens.deleteMany({ user: _id }, { session });
  },
};

export const toNotice = ({ version, at }: NonNullable<UserRecord['notice']>) => ({
  version,
  at: at.toISOString(),
});

export const toNominee = ({ name, email, namedAt }: NonNullable<UserRecord['nominee']>) => ({
  name,
  email,
  namedAt: namedAt.toISOString(),
});
