import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RETENTION } from '@e-store/shared/privacy/privacy-terms';
import { ConfigError, readConfig } from './config.ts';

const RANDOM = 'b7d4f0a1c93e5826'.repeat(4);
const GOOD = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/e-store?replicaSet=rs0',
  JWT_SECRET: RANDOM,
  INTERNAL_SECRET: RANDOM.toUpperCase(),
};

const problemsOf = (env: Record<string, string | undefined>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
};

describe('settings', () => {
  it('take no shorter password than the standards do [R13]', () => {
    expect(problemsOf({ ...GOOD, SHOPPER_PASSWORD_LENGTH: '7', STAFF_PASSWORD_LENGTH: '14' })).toEqual([
      'SHOPPER_PASSWORD_LENGTH must be a whole number from 8 to 64',
      'STAFF_PASSWORD_LENGTH must be a whole number from 15 to 64',
    ]);
    const { passwordLength } = readConfig({ ...GOOD, SHOPPER_PASSWORD_LENGTH: '15' });
    expect(passwordLength).toEqual({ shopper: 15, staff: 15 });
  });

  it('need three things and know the rest', () => {
    expect(readConfig(GOOD)).toEqual({
      port: 4000,
      host: '127.0.0.1',
      mongodbUri: GOOD.MONGODB_URI,
      jwtSecret: GOOD.JWT_SECRET,
      previousJwtSecret: undefined,
      internalSecret: GOOD.INTERNAL_SECRET,
      publicUrl: 'http://localhost:3000',
      smtpUrl: 'smtp://127.0.0.1:1025',
      mailFrom: 'E-Store <no-reply@estore.example>',
      dataDir: '.data',
      s3: undefined,
      trustProxyHops: 0,
      isDemo: false,
      isThrowaway: false,
      hasRateLimits: true,
      forgotPasswordDiscloses: true,
      staffTotp: 'offered',
      logLevel: 'info',
      traces: undefined,
      passwordLength: { shopper: 8, staff: 15 },
      passwordCost: 10,
      retention: DEFAULT_RETENTION,
      backupKey: undefined,
      firstAdmin: undefined,
      metricsHost: '127.0.0.1',
      metricsPort: undefined,
      workerPort: undefined,
      ntpServer: undefined,
    });
  });

  it('are taken as they are given', () => {
    const config = readConfig({
      ...GOOD,
      API_PORT: '0',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://shop.example/',
      SMTP_URL: 'smtps://user:word@mail.example:465',
      TRUST_PROXY_HOPS: '2',
      FORGOT_PASSWORD_DISCLOSES: 'false',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      publicUrl: 'https://shop.example',
      smtpUrl: 'smtps://user:word@mail.example:465',
      trustProxyHops: 2,
      forgotPasswordDiscloses: false,
      logLevel: 'warn',
    });
  });

  it('leave two-step sign-in off in the demo, whose logins are public, and offer it elsewhere [R27]', () => {
    const policy = (env: object) => readConfig({ ...GOOD, ...env }).staffTotp;
    expect(policy({ DEMO: 'true' })).toBe('off');
    expect(policy({})).toBe('offered');
    expect(policy({ DEMO: 'true', STAFF_TOTP: 'required' })).toBe('required');
    expect(policy({ STAFF_TOTP: 'off' })).toBe('off');
  });

  it('make nobody Admin without both an address and a password', () => {
    const ADMIN_EMAIL = 'Owner@Example.com';
    const ADMIN_PASSWORD = 'monsoon on the roof';
    expect(readConfig({ ...GOOD, ADMIN_EMAIL, ADMIN_PASSWORD }).firstAdmin).toEqual({
      email: 'owner@example.com',
      password: ADMIN_PASSWORD,
    });
    expect(readConfig({ ...GOOD, ADMIN_EMAIL: '', ADMIN_PASSWORD }).firstAdmin).toBeUndefined();
    expect(problemsOf({ ...GOOD, ADMIN_EMAIL })).toEqual([
      'ADMIN_PASSWORD is required with ADMIN_EMAIL, best in a file: ADMIN_PASSWORD_FILE',
    ]);
    expect(problemsOf({ ...GOOD, ADMIN_EMAIL: 'owner', ADMIN_PASSWORD })).toEqual([
      'ADMIN_EMAIL Enter an email address like name@example.com.',
    ]);
  });

  it('keep pictures in a bucket only when they can write to it', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'word' };
    expect(readConfig({ ...GOOD, S3_BUCKET: 'shop', ...keys }).s3).toEqual({
      bucket: 'shop',
      endpoint: undefined,
      region: 'ap-south-1',
      accessKeyId: 'key',
      secretAccessKey: 'word',
    });
    expect(readConfig({ ...GOOD, ...keys }).s3).toBeUndefined();
    expect(problemsOf({ ...GOOD, S3_BUCKET: 'shop' })).toEqual([
      'S3_ACCESS_KEY_ID is required with S3_BUCKET',
      'S3_SECRET_ACCESS_KEY is required with S3_BUCKET',
    ]);
    expect(problemsOf({ ...GOOD, ...keys, S3_BUCKET: 'A/B', S3_ENDPOINT: 'objects' })).toEqual([
      'S3_BUCKET must be a name of 3 to 63 lower case letters, digits, dots and hyphens',
      'S3_ENDPOINT must be an address like https://objects.example',
    ]);
  });

  it('take online payments with key id, key secret and webhook secret, and with none of them', () => {
    const keys = {
      PAYMENT_GATEWAY_KEY_ID: 'rzp_test_1',
      PAYMENT_GATEWAY_KEY_SECRET: 'key-word',
      PAYMENT_GATEWAY_WEBHOOK_SECRET: 'a webhook word of length',
    };
    expect(readConfig({ ...GOOD, ...keys }).paymentGateway).toEqual({
      url: 'https://api.razorpay.com',
      checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      keyId: 'rzp_test_1',
      keySecret: 'key-word',
      webhookSecret: 'a webhook word of length',
    });
    expect(readConfig(GOOD).paymentGateway).toBeUndefined();
    expect(problemsOf({ ...GOOD, PAYMENT_GATEWAY_KEY_ID: 'rzp_test_1' })).toEqual([
      'PAYMENT_GATEWAY_KEY_SECRET is required with PAYMENT_GATEWAY_KEY_ID, best in a file: PAYMENT_GATEWAY_KEY_SECRET_FILE; or unset all three',
      'PAYMENT_GATEWAY_WEBHOOK_SECRET is required with PAYMENT_GATEWAY_KEY_ID, best in a file: PAYMENT_GATEWAY_WEBHOOK_SECRET_FILE; or unset all three',
    ]);
    expect(problemsOf({ ...GOOD, ...keys, PAYMENT_GATEWAY_KEY_ID: undefined })).toEqual([
      'PAYMENT_GATEWAY_KEY_ID is required with PAYMENT_GATEWAY_KEY_SECRET: copy it from the dashboard of the gateway, or unset all three',
    ]);
    expect(problemsOf({ ...GOOD, ...keys, PAYMENT_GATEWAY_WEBHOOK_SECRET: 'short-word' })).toEqual([
      'PAYMENT_GATEWAY_WEBHOOK_SECRET must have at least 16 characters',
    ]);
  });

  it('send traces where an endpoint is set, and name what is wrong with that beside the rest', () => {
    const traced = { ...GOOD, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(readConfig(traced).traces).toMatchObject({ url: 'http://collector:4318/v1/traces', ratio: 1 });
    expect(problemsOf({ ...traced, OTEL_TRACES_SAMPLER_ARG: '7', API_PORT: 'x' })).toEqual([
      'API_PORT must be a port from 0 to 65535',
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1',
    ]);
  });

  it('may name the secret before this one', () => {
    const previous = 'a08f6e2c4b1d9357'.repeat(3);
    expect(readConfig({ ...GOOD, JWT_SECRET_PREVIOUS: previous }).previousJwtSecret).toBe(previous);
  });

  it('follow the web server’s port in what links begin with', () => {
    expect(readConfig({ ...GOOD, WEB_PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it('count an empty variable as unset, and ignore those of others', () => {
    expect(readConfig({ ...GOOD, API_PORT: '', PATH: '/bin', DEMO: undefined }).port).toBe(4000);
  });

  it.each([
    ['API_PORT', 'abc', 'API_PORT must be a port from 0 to 65535'],
    ['API_PORT', '70000', 'API_PORT must be a port from 0 to 65535'],
    ['API_PORT', '40.5', 'API_PORT must be a port from 0 to 65535'],
    ['WEB_PORT', '-1', 'WEB_PORT must be a port from 0 to 65535'],
    ['MONGODB_URI', undefined, 'MONGODB_URI is required, the address of a MongoDB replica set'],
    ['MONGODB_URI', 'localhost:27017', 'MONGODB_URI must be like mongodb://host/name'],
    ['MONGODB_URI', 'mongodb://', 'MONGODB_URI must be like mongodb://host/name'],
    ['JWT_SECRET', undefined, 'JWT_SECRET is required, with at least 32 bytes. `npm run setup` creates one'],
    ['JWT_SECRET', 'x'.repeat(31), 'JWT_SECRET needs at least 32 bytes. `npm run setup` creates one'],
    [
      'JWT_SECRET',
      'change-me-change-me-change-me-change-me',
      'JWT_SECRET is a sample value. `npm run setup` creates a real one',
    ],
    [
      'INTERNAL_SECRET',
      'an-example-secret-of-enough-characters',
      'INTERNAL_SECRET is a sample value. `npm run setup` creates a real one',
    ],
    ['PUBLIC_URL', 'shop.example', 'PUBLIC_URL must be an address like https://shop.example'],
    ['PUBLIC_URL', 'ftp://shop.example', 'PUBLIC_URL must be an address like https://shop.example'],
    [
      'PUBLIC_URL',
      'https://shop.example/path',
      'PUBLIC_URL must be an origin without a path, like https://shop.example',
    ],
    ['MAIL_FROM', 'not an address', 'MAIL_FROM must be an email address like Name <name@shop.example>'],
    ['MAIL_FROM', 'a\nBcc: b@c.example', 'MAIL_FROM must be an email address like Name <name@shop.example>'],
    ['SMTP_URL', 'mail.example:25', 'SMTP_URL must be like smtp://host:port, with # written as %23'],
    ['SMTP_URL', 'smtp://u:a#b@host', 'SMTP_URL must be like smtp://host:port, with # written as %23'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must be like smtp://host:port, with # written as %23'],
    ['TRUST_PROXY_HOPS', 'all', 'TRUST_PROXY_HOPS must be a whole number from 0 to 10'],
    ['TRUST_PROXY_HOPS', '-1', 'TRUST_PROXY_HOPS must be a whole number from 0 to 10'],
    ['DEMO', 'yes', 'DEMO must be true, false or throwaway'],
    ['RATE_LIMITS', 'false', 'RATE_LIMITS must be on or off'],
    ['FORGOT_PASSWORD_DISCLOSES', '0', 'FORGOT_PASSWORD_DISCLOSES must be true or false'],
    [
      'JWT_SECRET',
      '0123'.repeat(16),
      'JWT_SECRET repeats a few characters. `npm run setup` creates a random one',
    ],
    [
      'JWT_SECRET_PREVIOUS',
      'short',
      'JWT_SECRET_PREVIOUS needs at least 32 bytes. `npm run setup` creates one',
    ],
    ['JWT_SECRET_PREVIOUS', RANDOM, 'JWT_SECRET_PREVIOUS must differ from JWT_SECRET'],
    ['INTERNAL_SECRET', RANDOM, 'INTERNAL_SECRET must differ from JWT_SECRET'],
    ['STAFF_TOTP', 'maybe', 'STAFF_TOTP must be one of off, offered, required'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of error, warn, info, debug, silent'],
  ])('refuse %s=%p in one sentence [R30] [ASVS 11.2.3]', (name, value, problem) => {
    expect(problemsOf({ ...GOOD, [name]: value })).toEqual([problem]);
  });

  it('name every bad variable at once', () => {
    const problems = problemsOf({
      API_PORT: 'x',
      HOST: '0.0.0.0',
      DEMO: 'true',
      RATE_LIMITS: 'off',
      JWT_SECRET: 'short',
    });
    expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual(
      ['API_PORT', 'DEMO', 'INTERNAL_SECRET', 'JWT_SECRET', 'MONGODB_URI', 'RATE_LIMITS'].toSorted(),
    );
  });

  it('never repeat a secret or an address with a password in it', () => {
    const problems = problemsOf({
      JWT_SECRET: 'my-short-secret',
      MONGODB_URI: 'postgres://me:pass-word@db/x',
    });
    expect(problems.join()).not.toMatch(/my-short-secret|pass-word/);
  });

  it.each(['0.0.0.0', '192.168.1.5', '::', 'shop.example'])(
    'refuse the demo, and missing limits, where others can come in: %s',
    (HOST) => {
      expect(problemsOf({ ...GOOD, HOST, DEMO: 'true' })).toEqual([
        `DEMO is only for this machine, and HOST is ${HOST}`,
      ]);
      expect(problemsOf({ ...GOOD, HOST, RATE_LIMITS: 'off' })).toEqual([
        `RATE_LIMITS can be off only on this machine, and HOST is ${HOST}`,
      ]);
      expect(problemsOf({ ...GOOD, HOST, DEMO: 'false', RATE_LIMITS: 'on' })).toEqual([]);
    },
  );

  it.each([
    [
      'PUBLIC_URL',
      'https://shop.example',
      'DEMO is only for this machine, and PUBLIC_URL is https://shop.example',
    ],
    [
      'MONGODB_URI',
      'mongodb://127.0.0.1,db.example:27017/e-store',
      'DEMO is only for a database on this machine. DEMO=throwaway also fills the database at MONGODB_URI, if its data may be lost',
    ],
    [
      'MONGODB_URI',
      'mongodb+srv://db.example/e-store',
      'DEMO is only for a database on this machine. DEMO=throwaway also fills the database at MONGODB_URI, if its data may be lost',
    ],
  ])('refuse the demo, whose logins are public, with %s=%s', (name, value, problem) => {
    expect(problemsOf({ ...GOOD, DEMO: 'true', [name]: value })).toEqual([problem]);
    expect(problemsOf({ ...GOOD, DEMO: 'false', [name]: value })).toEqual([]);
  });

  it('allow the demo in a database elsewhere only as a throw-away', () => {
    const MONGODB_URI = 'mongodb://me:word@db.example:27017,db2.example/e-store';
    const config = readConfig({ ...GOOD, MONGODB_URI, DEMO: 'throwaway' });
    expect(config).toMatchObject({ isDemo: true, isThrowaway: true, staffTotp: 'off' });
    expect(problemsOf({ ...GOOD, DEMO: 'throwaway', PUBLIC_URL: 'https://shop.example' })).toHaveLength(1);
  });

  it.each(['127.0.0.1', 'localhost', '::1'])('allow both on this machine: %s', (HOST) => {
    const config = readConfig({ ...GOOD, HOST, DEMO: 'true', RATE_LIMITS: 'off' });
    expect(config).toMatchObject({ isDemo: true, hasRateLimits: false });
  });
});
