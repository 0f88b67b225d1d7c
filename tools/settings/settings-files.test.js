import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/command-line.js';
import { findValueProblem } from './setting-rules.js';
import { schemas, settingsFiles } from './settings-files.js';
import { settings } from './settings.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const RANDOM = '3f9ac27be01d5648'.repeat(4);

describe('files that derive from the schemas', () => {
  const withoutPadding = (text) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');

  it.each(Object.entries(settingsFiles(read('docs/operations.md'))))(
    '%s is current, else run npm run settings',
    (file, text) => expect(withoutPadding(read(file))).toBe(withoutPadding(text)),
  );

  it('explains each setting and sets none in .env.example', () => {
    expect(parseEnv(read('.env.example'))).toEqual({});
    for (const { name, description } of settings)
      expect([name, description]).toEqual([name, expect.stringMatching(/^.+\.$/)]);
  });
});

const web = {
  good: ['https://shop.example', 'http://127.0.0.1:9000', 'https://shop.example/'],
  bad: ['shop.example', 'ftp://shop.example', '//shop.example'],
};
const byFormat = {
  url: { ...web, good: [...web.good, 'https://objects.example/s3'] },
  origin: { ...web, bad: [...web.bad, 'https://shop.example/path', 'https://shop.example/?a=1'] },
  secret: {
    good: [RANDOM],
    // The last has too few bytes, though enough characters for hex.
    bad: ['0123'.repeat(16), 'an-example-of-enough-characters-1a2b3c', RANDOM.slice(0, 31)],
  },
};
const host = { good: ['127.0.0.1', '::1', 'localhost'], bad: ['two words', 'a/b'] };
const byName = {
  HOST: host,
  METRICS_HOST: host,
  DOMAIN: host,
  NTP_SERVER: { good: ['time.example', 'time.example:123'], bad: ['http://time.example', 'a:ntp', 'a b'] },
  OPENSEARCH_URL: {
    good: ['http://search:9200', 'https://a.example:9200,https://b.example:9200'],
    bad: ['search:9200', 'https://user:word@a.example', 'https://a.example, https://b.example'],
  },
  OPENSEARCH_PREFIX: { good: ['e-store', 'shop2'], bad: ['Shop', '2shop', 'a_b', 'two words'] },
  S3_BUCKET: { good: ['shop-pictures', 'a.b'], bad: ['A/B', 'ab', 'Shop', '-shop'] },
  MONGODB_URI: {
    good: [
      'mongodb://me:word@a.example:27017,b.example:27017,c.example/e-store?replicaSet=rs0',
      'mongodb+srv://db.example/e-store',
      'mongodb://db.example',
    ],
    bad: ['localhost:27017', 'mongodb://', 'postgres://db.example', 'mongodb://a b/c'],
  },
  SMTP_URL: {
    good: ['smtp://127.0.0.1:1025', 'smtps://user:word@mail.example:465', 'smtp://mail.example/?pool=true'],
    bad: ['mail.example:25', 'smtp://', 'http://mail.example', 'smtp://a b', 'smtp://u:a#b@host'],
  },
  MAIL_FROM: {
    good: ['a@shop.example', 'My Shop <orders@shop.example>', 'E-Store <no-reply@localhost>'],
    bad: ['no address', 'a@', '@b.example', 'Shop a@b.example', 'a@b.example\nBcc: c@d.example'],
  },
  ADMIN_EMAIL: {
    good: ['owner@shop.example', "O'Neill+shop@mail.shop.example"],
    bad: ['owner', 'owner@localhost', '@shop.example', 'a b@shop.example', 'a..b@shop.example'],
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    good: ['authorization=Bearer%20abc', 'a=1, b=2', 'key=a=b'],
    bad: ['authorization', '=value', 'a=1,b', 'a b=c'],
  },
  OTEL_TRACES_SAMPLER: { good: ['always_on', 'parentbased_traceidratio', 'ALWAYS_OFF'], bad: ['always'] },
  OTEL_TRACES_SAMPLER_ARG: {
    good: ['0', '1', '0.05', '.5', '1.0'],
    bad: ['7', '-1', '1e-1', '0x1', 'half', '1.1'],
  },
};

const casesOf = ({ name, format, enum: words, minimum, maximum }) => {
  if (byName[name]) return byName[name];
  if (format) return byFormat[format];
  if (words) return { good: words, bad: [words[0].toUpperCase(), 'maybe', '1'] };
  if (maximum === undefined) return { good: ['a word with spaces'], bad: ['one\ntwo', 'one\rtwo'] };
  return {
    good: [minimum, maximum].map(String),
    bad: [minimum - 1, maximum + 1].map(String).concat(`${minimum}.5`, 'many', '0x1', '1e1', '1111111'),
  };
};

describe('the check of npm start and the schema of the process', () => {
  // Only npm start asks the file system.
  const compared = settings.filter(({ format }) => format !== 'directory' && format !== 'file');
  const values = compared.flatMap((setting) => {
    const { good, bad } = casesOf(setting);
    return [...good.map((value) => [setting, value, true]), ...bad.map((value) => [setting, value, false])];
  });

  it.each(values.map(([setting, ...rest]) => [setting.name, ...rest, setting]))(
    'agree on %s=%j: valid is %s',
    (name, value, isValid, setting) => {
      const { shape } = Object.values(schemas).find((schema) => name in schema.shape);
      const verdicts = [findValueProblem(setting, value) === undefined, shape[name].safeParse(value).success];
      expect(verdicts).toEqual([isValid, isValid]);
    },
  );

  it('never repeat a value that can contain a password', () => {
    const holdsPassword = ({ name, hasFile }) => hasFile || /URL|ENDPOINT|KEY/.test(name);
    for (const setting of compared.filter(holdsPassword))
      expect(findValueProblem(setting, 'me:hunter2@db\n') ?? '').not.toContain('hunter2');
  });
});
