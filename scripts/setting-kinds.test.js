import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig as readApiConfig } from '../apps/api/src/platform/config/config.ts';
import { readConfig as readWebConfig } from '../apps/web/server/config.ts';
import { kinds } from './setting-kinds.js';
import { settings } from './settings.js';

// Scripts check settings before installation and servers check them again. Both must agree on every value.
const random = '3f9ac27be01d5648'.repeat(4);
const other = 'b7d4f0a1c93e5826'.repeat(4);
const third = 'a08f6e2c4b1d9357'.repeat(4);

const port = {
  good: ['0', '1', '3000', '65535'],
  bad: ['65536', '-1', '80.5', 'abc', '0x50', '1e3', '123456'],
};
const host = {
  good: ['127.0.0.1', '::1', 'localhost', '0.0.0.0', 'shop.internal'],
  bad: ['two words', 'a/b'],
};
const line = { good: ['eu-west-1', 'a word with spaces'], bad: ['one\ntwo', 'one\rtwo'] };
const address = {
  good: ['https://objects.example', 'http://127.0.0.1:9000', 'https://objects.example/s3'],
  bad: ['objects.example', 'ftp://objects.example', '//objects.example'],
};
const whole = (from, to) => ({
  good: [from, from + 1, to].map(String),
  bad: [from - 1, to + 1].map(String).concat(`${from}.5`, 'many', ''.padStart(7, '1')),
});
const words = (...good) => ({ good, bad: [...good.map((word) => word.toUpperCase()), 'maybe', '1'] });
const secret = (good) => ({
  good: [good],
  bad: [
    'short',
    'a'.repeat(64),
    '0123'.repeat(16),
    'change-me-change-me-change-me-change-me',
    'an-example-of-enough-characters-1a2b3c',
    'my-secret-of-enough-characters-1a2b3c4',
    'password-of-enough-characters-9z8y7x6w',
    // Too few bytes, though enough characters for hex.
    random.slice(0, 31),
  ],
});
const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((one) => [one, `parentbased_${one}`]);

const cases = {
  WEB_PORT: port,
  API_PORT: port,
  METRICS_PORT: port,
  WEB_METRICS_PORT: port,
  WORKER_PORT: port,
  HOST: host,
  METRICS_HOST: host,
  NTP_SERVER: {
    good: ['time.example', 'time.example:123'],
    bad: ['http://time.example', 'time.example:ntp', 'a b'],
  },
  PUBLIC_URL: {
    good: ['https://shop.example', 'https://shop.example/', 'http://localhost:3000'],
    bad: ['shop.example', 'ftp://shop.example', 'https://shop.example/path', 'https://shop.example/?a=1'],
  },
  S3_BUCKET: { good: ['shop-pictures', 'a.b'], bad: ['A/B', 'ab', 'Shop', '-shop'] },
  S3_ENDPOINT: address,
  S3_REGION: line,
  S3_ACCESS_KEY_ID: line,
  S3_SECRET_ACCESS_KEY: line,
  MONGODB_URI: {
    good: [
      'mongodb://127.0.0.1:27017/e-store?replicaSet=rs0',
      'mongodb://me:word@a.example:27017,b.example:27017,c.example/e-store?replicaSet=rs0',
      'mongodb+srv://db.example/e-store',
      'mongodb://db.example',
    ],
    bad: ['localhost:27017', 'mongodb://', 'postgres://db.example', 'mongodb://a b/c'],
  },
  SMTP_URL: {
    good: ['smtp://127.0.0.1:1025', 'smtps://user:word@mail.example:465', 'smtp://mail.example/?pool=true'],
    bad: ['mail.example:25', 'smtp://', 'http://mail.example', 'smtp://a b'],
  },
  MAIL_FROM: {
    good: [
      'a@shop.example',
      'My Shop <orders@shop.example>',
      'E-Store <no-reply@localhost>',
      '<a@b.example>',
    ],
    bad: [
      'not an address',
      'a@',
      '@b.example',
      'Shop orders@shop.example',
      'a@b.example\nBcc: c@d.example',
      'A <a> <b@c.d>',
    ],
  },
  JWT_SECRET: secret(random),
  JWT_SECRET_PREVIOUS: secret(other),
  INTERNAL_SECRET: secret(other),
  TOTP_SECRET: secret(third),
  TOTP_SECRET_PREVIOUS: secret(third),
  BACKUP_KEY: secret(third),
  ADMIN_EMAIL: {
    good: ['owner@shop.example', "o'neill+shop@mail.shop.example"],
    bad: ['owner', 'owner@localhost', '@shop.example', 'a b@shop.example', 'a..b@shop.example'],
  },
  ADMIN_PASSWORD: line,
  TRUST_PROXY_HOPS: whole(0, 10),
  RATE_LIMITS: words('on', 'off'),
  FORGOT_PASSWORD_DISCLOSES: words('true', 'false'),
  STAFF_TOTP: words('off', 'offered', 'required'),
  SHOPPER_PASSWORD_LENGTH: whole(8, 64),
  STAFF_PASSWORD_LENGTH: whole(15, 64),
  SERVICE_WORKER: words('on', 'off'),
  KEEP_MESSAGES_DAYS: whole(1, 30),
  KEEP_UNCONFIRMED_DAYS: whole(1, 30),
  KEEP_CARTS_DAYS: whole(1, 3650),
  KEEP_MAIL_DAYS: whole(1, 3650),
  KEEP_ERASURES_DAYS: whole(1, 3650),
  KEEP_ORDERS_YEARS: whole(8, 30),
  LOG_LEVEL: { ...words('error', 'warn', 'info', 'debug', 'silent'), bad: ['fatal', 'trace', 'loud'] },
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: {
    good: ['authorization=Bearer%20abc', 'a=1, b=2', 'key=a=b'],
    bad: ['authorization', '=value', 'a=1,b', 'a b=c'],
  },
  OTEL_SERVICE_NAME: { good: ['shop', 'a shop'], bad: [] },
  OTEL_TRACES_SAMPLER: { good: [...samplers, 'ALWAYS_ON'], bad: ['sometimes', 'always'] },
  OTEL_TRACES_SAMPLER_ARG: {
    good: ['0', '1', '0.05', '.5', '1.0'],
    bad: ['7', '-1', '1e-1', '0x1', 'half', '1.1'],
  },
  DEMO: words('true', 'false', 'throwaway'),
};

const ONLY_HERE = {
  DATA_DIR: 'a directory that can be written to: the file system is asked before the start',
  file: 'a file that can be read: the API names it when it cannot',
};

const needed = {
  ADMIN_EMAIL: { ADMIN_PASSWORD: 'monsoon on the roof' },
  S3_BUCKET: { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'word' },
  ...Object.fromEntries(
    ['HEADERS', 'TRACES_SAMPLER', 'TRACES_SAMPLER_ARG'].map((end) => [
      end === 'HEADERS' ? 'OTEL_EXPORTER_OTLP_HEADERS' : `OTEL_${end}`,
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' },
    ]),
  ),
};

const ofApi = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/e-store?replicaSet=rs0',
  JWT_SECRET: random,
  INTERNAL_SECRET: 'd41d8cd98f00b204e9800998ecf8427e',
};
const ofWeb = { INTERNAL_SECRET: ofApi.INTERNAL_SECRET };

const refuses = (read, env) => {
  try {
    read(env);
    return false;
  } catch (error) {
    if (error instanceof ConfigError || error.constructor.name === 'StartError') return error.message;
    throw error;
  }
};

const byServers = settings.filter(({ reads }) => reads.includes('api') || reads.includes('web'));

describe('what is checked before the start, and by the servers', () => {
  it('is every setting that a server reads', () => {
    const names = byServers.filter(({ kind, name }) => !(kind in ONLY_HERE) && !(name in ONLY_HERE));
    expect(Object.keys(cases).toSorted()).toEqual(names.map(({ name }) => name).toSorted());
  });

  const setting = (name) => settings.find((one) => one.name === name);
  const values = Object.entries(cases).flatMap(([name, { good, bad }]) => [
    ...good.map((value) => [name, value, 'takes']),
    ...bad.map((value) => [name, value, 'refuses']),
  ]);

  it.each(values)('%s=%j: each %s it', (name, value, verdict) => {
    const { kind, reads } = setting(name);
    const verdicts = [['scripts', kinds[kind](value, setting(name)) !== undefined]];
    const env = { ...needed[name], [name]: value };
    if (reads.includes('api')) verdicts.push(['api', refuses(readApiConfig, { ...ofApi, ...env }) !== false]);
    if (reads.includes('web')) verdicts.push(['web', refuses(readWebConfig, { ...ofWeb, ...env }) !== false]);
    expect(verdicts).toEqual(verdicts.map(([who]) => [who, verdict === 'refuses']));
  });

  it('never repeats a secret', () => {
    expect(kinds.secret('hunter2')).not.toContain('hunter2');
    expect(kinds.mongoAddress('postgres://me:hunter2@db')).not.toContain('hunter2');
    expect(kinds.mailServer('http://me:hunter2@mail')).not.toContain('hunter2');
  });
});
