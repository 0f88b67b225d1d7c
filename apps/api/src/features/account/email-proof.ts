import jwt from 'jsonwebtoken';
import type { Config } from '../../platform/config/config.ts';
import type { UserRecord } from './user.model.ts';

const AUDIENCE = 'e-store-email-proof';
const TTL_S = 24 * 60 * 60;

type Owner = Pick<UserRecord, '_id' | 'email'>;

/** The token proves the email address of one account and grants nothing else. */
export const issueEmailProof = ({ _id, email }: Owner, { jwtSecret }: Config, now: Date): string =>
  jwt.sign({ email, iat: Math.floor(now.getTime() / 1000) }, jwtSecret, {
    algorithm: 'HS256',
    audience: AUDIENCE,
    subject: String(_id),
    expiresIn: TTL_S,
  });

export function isEmailProof(
  token: string,
  { _id, email }: Owner,
  { jwtSecret }: Config,
  now: Date,
): boolean {
  try {
    const claims = jwt.verify(token, jwtSecret, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
    return typeof claims === 'object' && claims.sub === String(_id) && claims['email'] === email;
  } catch {
    return false;
  }
}
