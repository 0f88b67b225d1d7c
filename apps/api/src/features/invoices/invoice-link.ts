import { API_PREFIX } from '@e-store/shared/endpoint';
import type { Types } from 'mongoose';
import type { Config } from '../../platform/config/config.ts';
import { isSignedToken, signToken } from '../../platform/http/signed-token.ts';

const VALID_MS = 90 * 24 * 60 * 60 * 1000;

type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret'>;

/** Valid for 90 days without signing in. */
export function invoiceLink(
  config: Secrets & Pick<Config, 'publicUrl'>,
  id: Types.ObjectId,
  now: Date,
): string {
  const token = signToken(config, subjectOf(id), new Date(now.getTime() + VALID_MS));
  return `${config.publicUrl}${API_PREFIX}/invoices/${String(id)}?token=${token}`;
}

export const isInvoiceToken = (config: Secrets, id: string, token: string, now: Date): boolean =>
  isSignedToken(config, subjectOf(id), token, now);

const subjectOf = (id: Types.ObjectId | string) => `invoice ${String(id)}`;
