import { z } from 'zod';

const whole = (min: number, max: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: message, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
const port = whole(0, 65535, 'must be a port from 0 to 65535');
const switchOn = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');
const secret = z
  .string('is required, at least 32 characters; `npm run setup` makes one')
  .min(32, 'needs at least 32 characters; `npm run setup` makes one')
  .refine(
    (value) => !/change|example|sample|secret-here/i.test(value),
    'is a sample value; `npm run setup` makes a real one',
  );

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

const Environment = z.object({
  API_PORT: port.default(4000),
  WEB_PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  MONGODB_URI: z
    .string('is required, the address of a MongoDB replica set')
    .regex(/^mongodb(\+srv)?:\/\/[^/?]/, 'must be like mongodb://host/name'),
  JWT_SECRET: secret,
  INTERNAL_SECRET: secret,
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://shop.example' })
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/?]/, 'must be like smtp://host:port')
    .default('smtp://127.0.0.1:1025'),
  MAIL_FROM: z.string().default('E-Store <no-reply@estore.example>'),
  DATA_DIR: z.string().default('.data'),
  TRUST_PROXY_HOPS: whole(0, 10, 'must be a whole number from 0 to 10').default(0),
  DEMO: switchOn.default(false),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  FORGOT_PASSWORD_DISCLOSES: switchOn.default(true),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** What is for this machine alone is refused where others can come in. */
function exposed({ HOST = '127.0.0.1', DEMO, RATE_LIMITS }: Record<string, string | undefined>): string[] {
  if (LOOPBACK.includes(HOST)) return [];
  return [
    ...(DEMO === 'true' ? [`DEMO is only for this machine, and HOST is ${HOST}`] : []),
    ...(RATE_LIMITS === 'off' ? [`RATE_LIMITS can be off only on this machine, and HOST is ${HOST}`] : []),
  ];
}

export type Config = {
  port: number;
  host: string;
  mongodbUri: string;
  jwtSecret: string;
  /** Proves that a request comes from the shop's own web server, whose word on the visitor's address is believed. */
  internalSecret: string;
  /** Without a trailing slash; what links in mails begin with. */
  publicUrl: string;
  smtpUrl: string;
  mailFrom: string;
  dataDir: string;
  trustProxyHops: number;
  isDemo: boolean;
  hasRateLimits: boolean;
  /** Whether asking for a new password says that an address is unknown (`product.md`, 'user not found'). */
  forgotPasswordDiscloses: boolean;
  logLevel: string;
  /** bcrypt work factor; 2^cost rounds. */
  passwordCost: number;
};

export class ConfigError extends Error {}

/** Reads the environment once, at start. Throws a `ConfigError` that lists every bad variable at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...exposed(given),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems.join('\n'));
  const settings = parsed.data;
  return {
    port: settings.API_PORT,
    host: settings.HOST,
    mongodbUri: settings.MONGODB_URI,
    jwtSecret: settings.JWT_SECRET,
    internalSecret: settings.INTERNAL_SECRET,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.WEB_PORT}`).replace(/\/+$/, ''),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    dataDir: settings.DATA_DIR,
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    isDemo: settings.DEMO,
    hasRateLimits: settings.RATE_LIMITS === 'on',
    forgotPasswordDiscloses: settings.FORGOT_PASSWORD_DISCLOSES,
    logLevel: settings.LOG_LEVEL,
    passwordCost: 10,
  };
}

/** The one place where the process's environment is read. */
export const readProcessConfig = (): Config => readConfig(process.env);
