import { createHash } from 'node:crypto';
import type { VersionedRecord } from '@e-store/shared/endpoint';
import { AppError, ValidationError } from '../errors/errors.ts';

type Versioned = { version: number };

export const versionTag = ({ version }: Versioned) => `"${version}"`;

/** For a body that changes more often than its version, such as with sales: `"3-Zk5mX0aBqL8c"`. */
export function bodyTag(body: Versioned): string {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 12);
  return `"${body.version}-${hash}"`;
}

/** Accepts either tag. @throws AppError 428 without the header, where it prevents lost updates */
export function readVersion(
  ifMatch: string | undefined,
  versioned: VersionedRecord | undefined,
): number | undefined {
  if (!versioned || (ifMatch === undefined && versioned.isOptional)) return undefined;
  const howTo = `Send the ${versioned.field} of the ${versioned.record}, such as "3".`;
  if (ifMatch === undefined)
    throw new AppError(428, 'PRECONDITION_REQUIRED', `If-Match is missing. ${howTo}`);
  const [, version] = /^(?:W\/)?"(\d{1,12})(?:-[\w-]{12})?"$/.exec(ifMatch) ?? [];
  if (version === undefined) throw new ValidationError({ 'If-Match': howTo });
  return Number(version);
}
