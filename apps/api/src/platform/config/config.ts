import type { z } from 'zod';
import { readSettings } from '@e-store/server/settings/read-settings';
import { StartError } from '@e-store/server/run-until-stopped';
import type { TraceSettings } from '@e-store/server/trace-settings';
import type { SecondFactorPolicy } from '@e-store/shared/account/second-factor';
import type { Retention } from '@e-store/shared/privacy/privacy-terms';
import { findExposedSettings } from './setting-conflicts.ts';
import { Environment } from './setting-schemas.ts';

export type Bucket = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** For a catalogue index outside the memory of each process. */
export type OpenSearchSettings = {
  /** One or several, separated by commas. */
  url: string;
  user: string | undefined;
  password: string | undefined;
  caFile: string | undefined;
  prefix: string;
};

export type PaymentGatewaySettings = {
  url: string;
  checkoutUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
};

export type Config = {
  port: number;
  host: string;
  metricsPort: number | undefined;
  metricsHost: string;
  /** When set, mail and jobs run in another process with its health at this port. */
  workerPort: number | undefined;
  ntpServer: string | undefined;
  mongodbUri: string;
  jwtSecret: string;
  /** Still verifies and decrypts after a rotation. */
  previousJwtSecret: string | undefined;
  /** Encrypts authenticator keys; defaults to `jwtSecret`. */
  totpSecret: string | undefined;
  /** Still decrypts after a rotation. */
  previousTotpSecret: string | undefined;
  /** Proves that a request comes from our web server, whose visitor address is trusted. */
  internalSecret: string;
  publicUrl: string;
  smtpUrl: string;
  mailFrom: string;
  dataDir: string;
  s3: Bucket | undefined;
  openSearch: OpenSearchSettings | undefined;
  /** Without it, no online payments. */
  paymentGateway: PaymentGatewaySettings | undefined;
  trustProxyHops: number;
  /** Demo: published logins work, and two-step sign-in defaults to off. */
  isDemo: boolean;
  /** Allows demo data in any otherwise empty database. */
  isThrowaway: boolean;
  hasRateLimits: boolean;
  /** Answers 'user not found' (spec §8). */
  forgotPasswordDiscloses: boolean;
  staffTotp: SecondFactorPolicy;
  passwordLength: { shopper: number; staff: number };
  logLevel: string;
  traces: TraceSettings | undefined;
  firstAdmin: { email: string; password: string } | undefined;
  backupKey: string | undefined;
  retention: Retention;
  /** 2^cost rounds of bcrypt. */
  passwordCost: number;
};

export class ConfigError extends StartError {}

/** @throws ConfigError listing every invalid variable */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { settings, traces, problems } = readSettings(Environment, env, findExposedSettings);
  if (!settings) throw new ConfigError(problems.join('\n'));
  const isThrowaway = settings.DEMO === 'throwaway';
  const isDemo = isThrowaway || settings.DEMO === 'true';
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
    smtpUrl: settings.SMTP_URL ?? 'smtp://127.0.0.1:1025',
    mailFrom: settings.MAIL_FROM,
    dataDir: settings.DATA_DIR,
    s3: toBucket(settings),
    openSearch: toOpenSearch(settings),
    paymentGateway: toPaymentGateway(settings),
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    isDemo,
    isThrowaway,
    hasRateLimits: settings.RATE_LIMITS === 'on',
    forgotPasswordDiscloses: settings.FORGOT_PASSWORD_DISCLOSES,
    // Demo logins are public: one visitor's second step would lock out all others.
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

const toOpenSearch = (settings: z.infer<typeof Environment>): OpenSearchSettings | undefined =>
  settings.OPENSEARCH_URL === undefined
    ? undefined
    : {
        url: settings.OPENSEARCH_URL,
        user: settings.OPENSEARCH_USER,
        password: settings.OPENSEARCH_PASSWORD,
        caFile: settings.OPENSEARCH_CA,
        prefix: settings.OPENSEARCH_PREFIX,
      };

function toPaymentGateway(settings: z.infer<typeof Environment>): PaymentGatewaySettings | undefined {
  const {
    PAYMENT_GATEWAY_KEY_ID: keyId,
    PAYMENT_GATEWAY_KEY_SECRET: keySecret,
    PAYMENT_GATEWAY_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined) return undefined;
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_CHECKOUT_URL: checkoutUrl } = settings;
  return { url, checkoutUrl, keyId, keySecret, webhookSecret };
}

function toBucket(settings: z.infer<typeof Environment>): Bucket | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

export const readProcessConfig = (): Config => readConfig(process.env);

export function readProcessBackupKey(): string | undefined {
  const { BACKUP_KEY, BACKUP_KEY_FILE } = process.env;
  const { settings, problems } = readSettings(Environment.pick({ BACKUP_KEY: true }), {
    BACKUP_KEY,
    BACKUP_KEY_FILE,
  });
  if (!settings) throw new ConfigError(problems.join('\n'));
  return settings.BACKUP_KEY;
}

export const listJwtSecrets = ({
  jwtSecret,
  previousJwtSecret,
}: Pick<Config, 'jwtSecret' | 'previousJwtSecret'>): string[] =>
  previousJwtSecret === undefined ? [jwtSecret] : [jwtSecret, previousJwtSecret];
