import { PASSWORD_LENGTH as PASSWORD } from '@e-store/shared/account/password-length';
import { withSecretFiles } from '@e-store/server/secret-files';
import { StartError } from '@e-store/server/start-error';
import { readTraceSettings, TRACE_SECRETS, type TraceSettings } from '@e-store/server/trace-settings';
import { DEFAULT_RETENTION as DEFAULTS, type Retention } from '@e-store/shared/privacy/retention';
import { Email } from '@e-store/shared/account/user';
import { SECOND_FACTOR_POLICIES, type SecondFactorPolicy } from '@e-store/shared/account/second-factor';
import { z } from 'zod';
import { findSettingConflicts } from './setting-conflicts.ts';
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
  booleanFlag,
  wholeNumber,
} from './setting-schemas.ts';

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
    .refine(
      (url) => /^smtps?:\/\/[^/?#\s]+([/?][^#\s]*)?$/.test(url) && URL.canParse(url),
      'must be like smtp://host:port, with # written as %23',
    )
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
  TRUST_PROXY_HOPS: wholeNumber(0, 10, 'must be a whole number from 0 to 10').default(0),
  DEMO: z.enum(['true', 'false', 'throwaway'], 'must be true, false or throwaway').default('false'),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  FORGOT_PASSWORD_DISCLOSES: booleanFlag.default(true),
  STAFF_TOTP: z
    .enum(SECOND_FACTOR_POLICIES, `must be one of ${SECOND_FACTOR_POLICIES.join(', ')}`)
    .optional(),
  SHOPPER_PASSWORD_LENGTH: passwordLength(PASSWORD.min),
  STAFF_PASSWORD_LENGTH: passwordLength(PASSWORD.staff),
  ADMIN_EMAIL: Email.optional(),
  ADMIN_PASSWORD: line.optional(),
  BACKUP_KEY: secret.optional(),
  KEEP_MESSAGES_DAYS: days(DEFAULTS.messageDays, 30),
  KEEP_UNCONFIRMED_DAYS: days(DEFAULTS.unconfirmedDays, 30),
  KEEP_CARTS_DAYS: days(DEFAULTS.cartDays, 3650),
  KEEP_MAIL_DAYS: days(DEFAULTS.mailDays, 3650),
  KEEP_ERASURES_DAYS: days(DEFAULTS.erasureDays, 3650),
  KEEP_ORDERS_YEARS: wholeNumber(8, 30, 'must be a whole number from 8 to 30').default(DEFAULTS.orderYears),
  LOG_LEVEL: logLevel.default('info'),
});

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
  metricsPort: number | undefined;
  metricsHost: string;
  /** When set, mail and jobs run in a separate process with its health at this port. */
  workerPort: number | undefined;
  ntpServer: string | undefined;
  mongodbUri: string;
  jwtSecret: string;
  /** Still verifies and decrypts after a rotation of `jwtSecret`. */
  previousJwtSecret: string | undefined;
  /** Encrypts authenticator keys; defaults to `jwtSecret`. */
  totpSecret: string | undefined;
  /** Still decrypts after a rotation of `totpSecret`. */
  previousTotpSecret: string | undefined;
  /** Proves that a request comes from the shop's web server, whose visitor address is trusted. */
  internalSecret: string;
  publicUrl: string;
  smtpUrl: string;
  mailFrom: string;
  dataDir: string;
  s3: Bucket | undefined;
  trustProxyHops: number;
  /** Demo: published logins work, and two-step sign-in defaults to off. */
  isDemo: boolean;
  /** Allows demo data in any otherwise empty database. */
  isThrowaway: boolean;
  hasRateLimits: boolean;
  /** Whether password reset discloses an unknown address (`product.md`, 'user not found'). */
  forgotPasswordDiscloses: boolean;
  staffTotp: SecondFactorPolicy;
  passwordLength: { shopper: number; staff: number };
  logLevel: string;
  traces: TraceSettings | undefined;
  firstAdmin: { email: string; password: string } | undefined;
  backupKey: string | undefined;
  retention: Retention;
  /** bcrypt work factor; 2^cost rounds. */
  passwordCost: number;
};

export class ConfigError extends StartError {}

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

/**
 * Reads the environment once at start.
 * @throws ConfigError listing every invalid variable
 */
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
      .filter(({ path }) => !unreadable.some((problem) => problem.startsWith(`${path.join('.')}_FILE `)))
      .map(({ path, message }) => `${path.join('.')} ${message}`),
    ...findSettingConflicts(given),
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
    s3: toBucket(settings),
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    isDemo,
    isThrowaway: settings.DEMO === 'throwaway',
    hasRateLimits: settings.RATE_LIMITS === 'on',
    forgotPasswordDiscloses: settings.FORGOT_PASSWORD_DISCLOSES,
    // Demo logins are public: a second step set up by one visitor would lock out all others.
    staffTotp: settings.STAFF_TOTP ?? (isDemo ? 'off' : 'offered'),
    logLevel: settings.LOG_LEVEL,
    traces,
    firstAdmin: toFirstAdmin(settings),
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

const toFirstAdmin = ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: z.infer<typeof Environment>) =>
  email !== undefined && password !== undefined ? { email, password } : undefined;

function toBucket(settings: z.infer<typeof Environment>): Bucket | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

export const readProcessConfig = (): Config => readConfig(process.env);

export function readProcessBackupKey(): string | undefined {
  const { env, problems } = withSecretFiles(process.env, ['BACKUP_KEY']);
  const parsed = Environment.pick({ BACKUP_KEY: true }).safeParse({
    BACKUP_KEY: env['BACKUP_KEY'] || undefined,
  });
  const wrong = [...problems, ...(parsed.error?.issues ?? []).map(({ message }) => `BACKUP_KEY ${message}`)];
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  return parsed.data?.BACKUP_KEY;
}
