import { createHash } from 'node:crypto';
import type { VersionedRecord } from '@e-store/shared/endpoint';
import { AppError, ValidationError } from '../../errors.ts';

type Versioned = { version: number };

/** The `ETag` of something that counts its versions. */
export const versionTag = ({ version }: Versioned) => `"${version}"`;

/** The `ETag` of a read whose body changes more often than its version, as with every sale: `"3-Zk5mX0aBqL8c"`. */
export function bodyTag(body: Versioned): string {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 12);
  return `"${body.version}-${hash}"`;
}

/**
 * The version that `If-Match` names, as a `versionTag` or a `bodyTag`. Without it nobody can tell whether somebody else's
 * work is overwritten.
 */
export function versionOf(
  ifMatch: string | undefined,
  { versioned }: { versioned: VersionedRecord },
): number {
  const howTo = `Send the ${versioned.field} of the ${versioned.record}, such as "3".`;
  if (ifMatch === undefined)
    throw new AppError(428, 'PRECONDITION_REQUIRED', `If-Match is missing. ${howTo}`);
  const [, version] = /^(?:W\/)?"(\d{1,12})(?:-[\w-]{12})?"$/.exec(ifMatch) ?? [];
  if (version === undefined) throw new ValidationError({ 'If-Match': howTo });
  return Number(version);
}
