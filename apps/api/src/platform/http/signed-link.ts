import { createHmac } from 'node:crypto';
import type { Types } from 'mongoose';
import { type Config, listJwtSecrets } from '../config/config.ts';
import { isSecret } from './is-secret.ts';

type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Defines a mailed link that opens one record without signing in. The signature covers `kind`, the id and the
 * time until which the link is valid. A previous secret still verifies.
 * @param path below the public URL, before the id
 */
export function defineSignedLink({ kind, path, days }: { kind: string; path: string; days: number }) {
  const sign = (secret: string, id: Types.ObjectId | string, until: number) =>
    createHmac('sha256', secret)
      .update(`${kind} ${String(id).toLowerCase()} until ${until}`)
      .digest('base64url');
  return {
    linkTo(
      { jwtSecret, publicUrl }: Secrets & Pick<Config, 'publicUrl'>,
      id: Types.ObjectId,
      now: Date,
    ): string {
      const until = now.getTime() + days * DAY_MS;
      return `${publicUrl}${path}/${String(id)}?token=${until}.${sign(jwtSecret, id, until)}`;
    },
    isValid(secrets: Secrets, { id, token }: { id: string; token: string }, now: Date): boolean {
      const [expires = '', signature = ''] = token.split('.');
      const until = Number(expires);
      const isSigned = listJwtSecrets(secrets).some((secret) => isSecret(signature, sign(secret, id, until)));
      return isSigned && now.getTime() < until;
    },
  };
}
