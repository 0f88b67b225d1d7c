import { createHmac } from 'node:crypto';
import { type Config, listJwtSecrets } from '../config/config.ts';
import { isSecret } from './is-secret.ts';

type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret'>;

/** Returns a token of a mailed link. `subject` names what it opens, such as `invoice 0123…`. */
export function signToken({ jwtSecret }: Secrets, subject: string, expiresAt: Date): string {
  const until = expiresAt.getTime();
  return `${until}.${sign(jwtSecret, subject, until)}`;
}

/** Whether a token is ours, for this subject, and has not expired. A previous secret stays valid. */
export function isSignedToken(config: Secrets, subject: string, token: string, now: Date): boolean {
  const [expires = '', signature = ''] = token.split('.');
  const until = Number(expires);
  const isSigned = listJwtSecrets(config).some((secret) => isSecret(signature, sign(secret, subject, until)));
  return isSigned && now.getTime() < until;
}

const sign = (secret: string, subject: string, until: number) =>
  createHmac('sha256', secret).update(`${subject} until ${until}`).digest('base64url');
