type Given = Record<string, string | undefined>;

export const findSettingConflicts = (given: Given): string[] => [
  ...findExposedSettings(given),
  ...findMissingAdminPassword(given),
  ...findMissingBucketKeys(given),
  ...findEqualSecrets(given),
];

/** Pairs of secrets that must differ; `scripts/check-settings.js` has the same list. */
const DIFFERENT_SECRETS = [
  ['JWT_SECRET_PREVIOUS', 'JWT_SECRET'],
  ['INTERNAL_SECRET', 'JWT_SECRET'],
  ['TOTP_SECRET', 'JWT_SECRET'],
  ['TOTP_SECRET', 'INTERNAL_SECRET'],
  ['TOTP_SECRET_PREVIOUS', 'TOTP_SECRET'],
] as const;

const findEqualSecrets = (given: Given): string[] =>
  DIFFERENT_SECRETS.flatMap(([name, other]) =>
    given[name] !== undefined && given[name] === given[other] ? [`${name} must differ from ${other}`] : [],
  );

/** Otherwise the Admin would silently not be created. */
const findMissingAdminPassword = ({ ADMIN_EMAIL, ADMIN_PASSWORD }: Given): string[] =>
  ADMIN_EMAIL === undefined || ADMIN_PASSWORD !== undefined
    ? []
    : ['ADMIN_PASSWORD is required with ADMIN_EMAIL, best in a file: ADMIN_PASSWORD_FILE'];

/** Otherwise the first upload would fail. */
const findMissingBucketKeys = ({ S3_BUCKET, ...given }: Given): string[] =>
  S3_BUCKET === undefined
    ? []
    : ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].flatMap((name) =>
        given[name] === undefined ? [`${name} is required with S3_BUCKET`] : [],
      );

function findExposedSettings({
  HOST = '127.0.0.1',
  PUBLIC_URL,
  MONGODB_URI,
  DEMO,
  RATE_LIMITS,
}: Given): string[] {
  const isDemo = DEMO === 'true' || DEMO === 'throwaway';
  const isReached = !isLoopback(HOST);
  return [
    ...(isDemo && isReached ? [`DEMO is only for this machine, and HOST is ${HOST}`] : []),
    ...(isDemo && PUBLIC_URL !== undefined && !isOnThisMachine(PUBLIC_URL)
      ? [`DEMO is only for this machine, and PUBLIC_URL is ${PUBLIC_URL}`]
      : []),
    ...(DEMO === 'true' && MONGODB_URI !== undefined && !isDatabaseOnThisMachine(MONGODB_URI)
      ? [
          'DEMO is only for a database on this machine. DEMO=throwaway also fills the database at MONGODB_URI, if its data may be lost',
        ]
      : []),
    ...(RATE_LIMITS === 'off' && isReached
      ? [`RATE_LIMITS can be off only on this machine, and HOST is ${HOST}`]
      : []),
  ];
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

export function isOnThisMachine(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1');
  return isLoopback(host) || host.endsWith('.localhost');
}

function isDatabaseOnThisMachine(uri: string): boolean {
  const [, members = ''] = /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(uri) ?? [];
  return members
    .split(',')
    .every((member) => isLoopback(member.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')));
}
