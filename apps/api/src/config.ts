import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const switchOn = z.enum(['true', 'false']).transform((value) => value === 'true');
const secret = z
  .string('is required, at least 32 characters; `npm run setup` makes one')
  .min(32, 'needs at least 32 characters; `npm run setup` makes one')
  .refine(
    (value) => !/change|example|sample|secret-here/i.test(value),
    'is a sample value; `npm run setup` makes a real one',
  );

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

const Environment = z
  .object({
    API_PORT: port.default(4000),
    WEB_PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    MONGODB_URI: z
      .string('is required, the address of a MongoDB replica set')
      .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://'),
    JWT_SECRET: secret,
    INTERNAL_SECRET: secret,
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address like https://shop.example' })
      .optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
      .default('smtp://127.0.0.1:1025'),
    MAIL_FROM: z.string().default('E-Store <no-reply@estore.example>'),
    DATA_DIR: z.string().default('.data'),
    TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
    DEMO: switchOn.default(false),
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    FORGOT_PASSWORD_DISCLOSES: switchOn.default(true),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .superRefine((env, problems) => {
    if (LOOPBACK.includes(env.HOST)) return;
    if (env.DEMO)
      problems.addIssue({
        code: 'custom',
        path: ['DEMO'],
        message: `is only for this machine, and HOST is ${env.HOST}`,
      });
    if (env.RATE_LIMITS === 'off')
      problems.addIssue({
        code: 'custom',
        path: ['RATE_LIMITS'],
        message: `can be off only on this machine, and HOST is ${env.HOST}`,
      });
  });

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
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigError(problems.join('\n'));
  }
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
