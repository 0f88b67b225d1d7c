import { AppError, ValidationError } from '../../errors.ts';

/** The `ETag` of something that counts its versions. */
export const versionTag = ({ version }: { version: number }) => `"${version}"`;

/** The version that `If-Match` names. Without it nobody can tell whether somebody else's work is overwritten. */
export function versionOf(ifMatch: string | undefined): number {
  if (ifMatch === undefined)
    throw new AppError(
      428,
      'VALIDATION_FAILED',
      'Say by If-Match which version was changed: its ETag is the answer’s.',
    );
  const [, version] = /^(?:W\/)?"(\d{1,12})"$/.exec(ifMatch) ?? [];
  if (version === undefined)
    throw new ValidationError({ 'If-Match': 'Send the ETag as it was answered, like "3".' });
  return Number(version);
}
