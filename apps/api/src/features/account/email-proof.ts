import jwt from 'jsonwebtoken';
import { type Config, listJwtSecrets } from '../../platform/config/config.ts';
import { toJwtKey } from './sessions.ts';
import type { UserRecord } from './user.model.ts';

const AUDIENCE = 'e-store-email-proof';
const TTL_S = 24 * 60 * 60;

type Owner = Pick<UserRecord, '_id' | 'email'>;
type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret'>;

/** The token proves the email address of one account and grants nothing else. */
export const issueEmailProof = ({ _id, email }: Owner, { jwtSecret }: Secrets, now: Date): string =>
  jwt.sign({ email, iat: Math.floor(now.getTime() / 1000) }, toJwtKey(jwtSecret), {
    algorithm: 'HS256',
    audience: AUDIENCE,
    subject: String(_id),
    expiresIn: TTL_S,
  });

/** Tokens signed with the previous secret stay valid while it is configured (R30). */
export const isEmailProof = (token: string, owner: Owner, secrets: Secrets, now: Date): boolean =>
  listJwtSecrets(secrets).some((secret) => isSignedBy(secret, token, owner, now));

function isSignedBy(secret: string, token: string, { _id, email }: Owner, now: Date): boolean {
  try {
    const claims = jwt.verify(token, toJwtKey(secret), {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
    return typeof claims === 'object' && claims.sub === String(_id) && claims['email'] === email;
  } catch {
    return false;
  }
}
