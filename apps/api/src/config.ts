import { PASSWORD_LENGTH as PASSWORD } from '@e-store/shared/account/password-length';
import { withSecretFiles } from '@e-store/server/secret-files';
import { StartError } from '@e-store/server/start-error';
import { readTraceSettings, TRACE_SECRETS, type TraceSettings } from '@e-store/server/trace-settings';
import { DEFAULT_RETENTION as KEPT, type Retention } from '@e-store/shared/privacy/retention';
import { Email } from '@e-store/shared/account/user';
import { SECOND_FACTOR_POLICIES, type SecondFactorPolicy } from '@e-store/shared/account/second-factor';
import { z } from 'zod';
import { conflictsOf } from './setting-conflicts.ts';
import {
  days,
  host,
  line,
  logLevel,
  origin,
  passwordLength,
  port,
  secret,
  sender,
  switchOn,
  whole,
} from './setting-forms.ts';

const Environment = z.object({
  API_PORT: port.default(4000),
  WEB_PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  WORKER_PORT: port.optional(),
  NTP_SERVER: z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?$/, 'must be like time.example or time.example:123')
    .optional(),
  HOST: host.default('127.0.0.1'),
  MONGODB_URI: z
    .string('is required, the address of a MongoDB replica set')
    .regex(/^mongodb(\+srv)?:\/\/[^/?\s]+([/?]\S*)?$/, 'must be like mongodb://host/name'),
  JWT_SECRET: secret,
  JWT_SECRET_PREVIOUS: secret.optional(),
  TOTP_SECRET: secret.optional(),
  TOTP_SECRET_PREVIOUS: secret.optional(),
  INTERNAL_SECRET: secret,
  PUBLIC_URL: origin.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/?\s]+([/?]\S*)?$/, 'must be like smtp://host:port')
    .default('smtp://127.0.0.1:1025'),
  MAIL_FROM: sender,
  DATA_DIR: z.string().default('.data'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be a name of 3 to 63 lower case letters, digits, dots and hyphens',
    )
    .optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://objects.example' })
    .optional(),
  S3_REGION: line.default('ap-south-1'),
  S3_ACCESS_KEY_ID: line.optional(),
  S3_SECRET_ACCESS_KEY: line.optional(),
  TRUST_PROXY_HOPS: whole(0, 10, 'must be a whole number from 0 to 10').default(0),
  DEMO: z.enum(['true', 'false', 'throwaway'], 'must be true, false or throwaway').default('false'),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  FORGOT_PASSWORD_DISCLOSES: switchOn.default(true),
  STAFF_TOTP: z
    .enum(SECOND_FACTOR_POLICIES, `must be one of ${SECOND_FACTOR_POLICIES.join(', ')}`)
    .optional(),
  SHOPPER_PASSWORD_LENGTH: passwordLength(PASSWORD.min),
  STAFF_PASSWORD_LENGTH: passwordLength(PASSWORD.staff),
  ADMIN_EMAIL: Email.optional(),
  ADMIN_PASSWORD: line.optional(),
  BACKUP_KEY: secret.optional(),
  KEEP_MESSAGES_DAYS: days(KEPT.messageDays, 30),
  KEEP_UNCONFIRMED_DAYS: days(KEPT.unconfirmedDays, 30),
  KEEP_CARTS_DAYS: days(KEPT.cartDays, 3650),
  KEEP_MAIL_DAYS: days(KEPT.mailDays, 3650),
  KEEP_ERASURES_DAYS: days(KEPT.erasureDays, 3650),
  KEEP_ORDERS_YEARS: whole(8, 30, 'must be a whole number from 8 to 30').default(KEPT.orderYears),
  LOG_LEVEL: logLevel.default('info'),
});

/** Where in an S3-compatible service pictures are kept; without an endpoint it is Amazon's own. */
export type Bucket = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = {
  port: number;
  host: string;
  /** Where Prometheus finds the figures of the API; unset: nowhere. */
  metricsPort: number | undefined;
  /** The address of what is for operators alone: metrics, and the health of the worker. */
  metricsHost: string;
  /** Set: mail and jobs run in a process of their own, whose health is told here. */
  workerPort: number | undefined;
  /** Whose clock ours is compared with, `host:port`. */
  ntpServer: string | undefined;
  mongodbUri: string;
  jwtSecret: string;
  /** While `jwtSecret` is new: what was signed and sealed under the one before it still counts. */
  previousJwtSecret: string | undefined;
  /** Encrypts the keys of authenticator apps; unset: `jwtSecret` does. */
  totpSecret: string | undefined;
  /** While `totpSecret` is new: keys that the secret before it encrypted still open. */
  previousTotpSecret: string | undefined;
  /** Proves that a request comes from the shop's own web server, whose word on the visitor's address is believed. */
  internalSecret: string;
  /** Without a trailing slash; what links in mails begin with. */
  publicUrl: string;
  smtpUrl: string;
  mailFrom: string;
  dataDir: string;
  /** Set: pictures are there instead of in `dataDir`. */
  s3: Bucket | undefined;
  trustProxyHops: number;
  /** A demo: the published logins count, and two-step sign-in is off unless it is asked for. */
  isDemo: boolean;
  /** The demo data may go into any database that holds nothing else. */
  isThrowaway: boolean;
  hasRateLimits: boolean;
  /** Whether asking for a new password says that an address is unknown (`product.md`, 'user not found'). */
  forgotPasswordDiscloses: boolean;
  /** Whether staff sign in with a second step (R27). */
  staffTotp: SecondFactorPolicy;
  /** The least that a new password has, by whose it is (R13). */
  passwordLength: { shopper: number; staff: number };
  logLevel: string;
  /** Where traces are sent; unset: none are made. */
  traces: TraceSettings | undefined;
  /** Whom `migrate` makes Admin in a shop that has none. */
  firstAdmin: { email: string; password: string } | undefined;
  /** Encrypts backups, where there is one. */
  backupKey: string | undefined;
  /** For how long the shop keeps what nobody needs any more. */
  retention: Retention;
  /** bcrypt work factor; 2^cost rounds. */
  passwordCost: number;
};

export class ConfigError extends StartError {}

/** Each may be given in a file. */
const SECRETS = [
  'MONGODB_URI',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'TOTP_SECRET',
  'TOTP_SECRET_PREVIOUS',
  'INTERNAL_SECRET',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  ...TRACE_SECRETS,
];

/** Reads the environment once, at start. Throws a `ConfigError` that lists every bad variable at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { env: withFiles, problems: unreadable } = withSecretFiles(env, SECRETS);
  const given = Object.fromEntries(
    Object.entries(withFiles).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  const { traces, problems: unfitTraces } = readTraceSettings(given);
  const problems = [
    ...unreadable,
    ...(parsed.error?.issues ?? [])
      // Its file is named already.
      .filter(({ path }) => !unreadable.some((problem) => problem.startsWith(`${path.join('.')}_FILE `)))
      .map(({ path, message }) => `${path.join('.')} ${message}`),
    ...conflictsOf(given),
    ...unfitTraces,
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  const settings = parsed.data;
  const isDemo = settings.DEMO !== 'false';
  return {
    port: settings.API_PORT,
    host: settings.HOST,
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    workerPort: settings.WORKER_PORT,
    ntpServer: settings.NTP_SERVER,
    mongodbUri: settings.MONGODB_URI,
    jwtSecret: settings.JWT_SECRET,
    previousJwtSecret: settings.JWT_SECRET_PREVIOUS,
    totpSecret: settings.TOTP_SECRET,
    previousTotpSecret: settings.TOTP_SECRET_PREVIOUS,
    internalSecret: settings.INTERNAL_SECRET,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.WEB_PORT}`).replace(/\/+$/, ''),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    dataDir: settings.DATA_DIR,
    s3: bucketOf(settings),
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    isDemo,
    isThrowaway: settings.DEMO === 'throwaway',
    hasRateLimits: settings.RATE_LIMITS === 'on',
    forgotPasswordDiscloses: settings.FORGOT_PASSWORD_DISCLOSES,
    // The logins of the demo are public: a second step that one visitor sets up would keep out all others.
    staffTotp: settings.STAFF_TOTP ?? (isDemo ? 'off' : 'offered'),
    logLevel: settings.LOG_LEVEL,
    traces,
    firstAdmin: firstAdminOf(settings),
    backupKey: settings.BACKUP_KEY,
    retention: {
      messageDays: settings.KEEP_MESSAGES_DAYS,
      unconfirmedDays: settings.KEEP_UNCONFIRMED_DAYS,
      cartDays: settings.KEEP_CARTS_DAYS,
      mailDays: settings.KEEP_MAIL_DAYS,
      erasureDays: settings.KEEP_ERASURES_DAYS,
      orderYears: settings.KEEP_ORDERS_YEARS,
    },
    passwordLength: {
      shopper: settings.SHOPPER_PASSWORD_LENGTH,
      staff: settings.STAFF_PASSWORD_LENGTH,
    },
    passwordCost: 10,
  };
}

const firstAdminOf = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: z.infer<typeof Environment>) =>
  email !== undefined && password !== undefined ? { email, password } : undefined;

function bucketOf(settings: z.infer<typeof Environment>): Bucket | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

/** The one place where the process's environment is read. */
export const readProcessConfig = (): Config => readConfig(process.env);

/** The key of backups alone: an archive can be read without a database or the secrets of a shop. */
export function readProcessBackupKey(): string | undefined {
  const { env, problems } = withSecretFiles(process.env, ['BACKUP_KEY']);
  const parsed = Environment.pick({ BACKUP_KEY: true }).safeParse({
    BACKUP_KEY: env['BACKUP_KEY'] || undefined,
  });
  const wrong = [...problems, ...(parsed.error?.issues ?? []).map(({ message }) => `BACKUP_KEY ${message}`)];
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return parsed.data?.BACKUP_KEY;
}
