import { createHmac } from 'node:crypto';
import { API_PREFIX } from '@e-store/shared/endpoint';
import type { Types } from 'mongoose';
import { type Config, listJwtSecrets } from '../../platform/config/config.ts';
import { isSecret } from '../../platform/http/is-secret.ts';

const VALID_MS = 90 * 24 * 60 * 60 * 1000;

type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret'>;

/** Returns the link of mails to an invoice, valid for 90 days without signing in. */
export function invoiceLink(
  config: Secrets & Pick<Config, 'publicUrl'>,
  id: Types.ObjectId,
  now: Date,
): string {
  const expiresAt = now.getTime() + VALID_MS;
  const token = `${expiresAt}.${sign(config.jwtSecret, id, expiresAt)}`;
  return `${config.publicUrl}${API_PREFIX}/invoices/${String(id)}?token=${token}`;
}

/** Whether a token is ours, for this invoice, and has not expired. A previous secret stays valid. */
export function isInvoiceToken(config: Secrets, id: string, token: string, now: Date): boolean {
  const [expires = '', signature = ''] = token.split('.');
  const expiresAt = Number(expires);
  const isSigned = listJwtSecrets(config).some((secret) => isSecret(signature, sign(secret, id, expiresAt)));
  return isSigned && now.getTime() < expiresAt;
}

const sign = (secret: string, id: Types.ObjectId | string, expiresAt: number) =>
  createHmac('sha256', secret)
    .update(`invoice ${String(id)} until ${expiresAt}`)
    .digest('base64url');
