type Given = Record<string, string | undefined>;

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** What is wrong with settings that are right one by one: a sentence for each. */
export const conflictsOf = (given: Given): string[] => [
  ...exposed(given),
  ...withoutPassword(given),
  ...withoutKeys(given),
  ...sameSecrets(given),
];

/** A secret that is the one before it, or the other one, protects nothing. */
function sameSecrets({ JWT_SECRET, JWT_SECRET_PREVIOUS, INTERNAL_SECRET }: Given): string[] {
  if (JWT_SECRET === undefined) return [];
  return [
    ...(JWT_SECRET === JWT_SECRET_PREVIOUS ? ['JWT_SECRET_PREVIOUS must differ from JWT_SECRET'] : []),
    ...(JWT_SECRET === INTERNAL_SECRET ? ['INTERNAL_SECRET must differ from JWT_SECRET'] : []),
  ];
}

/** An address without a password would be an account that is never made, and nobody would be told. */
const withoutPassword = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: Given): string[] =>
  ADMIN_EMAIL === undefined || ADMIN_PASSWORD !== undefined
    ? []
    : ['ADMIN_PASSWORD is required with ADMIN_EMAIL, best in a file: ADMIN_PASSWORD_FILE'];

/** A bucket that nobody can write to would be noticed with the first picture. */
const withoutKeys = ({ S3_BUCKET, ...given }: Given): string[] =>
  S3_BUCKET === undefined
    ? []
    : ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].flatMap((name) =>
        given[name] === undefined ? [`${name} is required with S3_BUCKET`] : [],
      );

/** What is for this machine alone is refused where others can come in. */
function exposed({ HOST = '127.0.0.1', DEMO, RATE_LIMITS }: Given): string[] {
  if (LOOPBACK.includes(HOST)) return [];
  return [
    ...(DEMO === 'true' ? [`DEMO is only for this machine, and HOST is ${HOST}`] : []),
    ...(RATE_LIMITS === 'off' ? [`RATE_LIMITS can be off only on this machine, and HOST is ${HOST}`] : []),
  ];
}
