import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { root } from './command-line.js';
import { settings } from './settings.js';
import { compareVersions } from './versions.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true });
const { mongo, migrate, api, web, mail } = compose.services;

// The schema's own `$schema` names a draft by an https address, which ajv does not know.
const { $schema: _, ...schema } = JSON.parse(read('scripts/schema/compose-spec.json'));
const ajv = new Ajv({ strict: false, allErrors: true });
for (const format of ['duration', 'ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
const isValid = ajv.compile(schema);

describe('docker-compose.yml', () => {
  it('is what the Compose specification allows', () => {
    isValid(compose);
    expect(isValid.errors).toBeNull();
  });

  it.each([
    ['a misspelt key', (service) => (service.enviroment = {})],
    ['a wrong condition', (service) => (service.depends_on = { mongo: { condition: 'healthy' } })],
  ])('would be refused with %s', (_name, spoil) => {
    const spoilt = structuredClone(compose);
    spoil(spoilt.services.api);
    expect(isValid(spoilt)).toBe(false);
  });

  it('has no default for a secret', () => {
    expect(
      [...text.matchAll(/\$\{(\w*SECRET)([^}]*)\}/g)].map(([, name, rest]) => [name, rest.slice(0, 2)]),
    ).toEqual([
      ['JWT_SECRET', ':?'],
      ['INTERNAL_SECRET', ':?'],
      ['INTERNAL_SECRET', ':?'],
    ]);
  });

  it('uses only settings that .env.example explains', () => {
    const names = new Set(settings.map(({ name }) => name));
    const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });

  it('gives each server exactly what it reads', () => {
    const readBy = (reader) => settings.filter(({ reads }) => reads.includes(reader)).map(({ name }) => name);
    const unknownTo = (reader, service) =>
      Object.keys(service.environment).filter((name) => name !== 'API_URL' && !readBy(reader).includes(name));
    expect(unknownTo('api', api)).toEqual([]);
    expect(unknownTo('web', web)).toEqual([]);
    expect(web.environment).not.toHaveProperty('JWT_SECRET');
  });

  it('publishes on this machine only, and the database nowhere', () => {
    expect(mongo).not.toHaveProperty('ports');
    for (const { ports } of [api, web, mail])
      expect(ports[0]).toMatch(/^(127\.0\.0\.1|\$\{HOST:-127\.0\.0\.1\}):/);
  });

  it('starts in order: database, migrations, API, web', () => {
    expect(migrate.depends_on.mongo.condition).toBe('service_healthy');
    expect(api.depends_on.migrate.condition).toBe('service_completed_successfully');
    expect(web.depends_on.api.condition).toBe('service_healthy');
  });

  it('takes a MongoDB without the known holes, which runs no JavaScript', () => {
    expect(mongo.command).toContain('--noscripting');
    const version = mongo.image.match(/^mongo:(8\.0\.\d+)$/)[1];
    expect(compareVersions(version, '8.0.17')).toBeGreaterThanOrEqual(0);
  });

  it('names exact versions and gives every service time to stop', () => {
    for (const { image, stop_grace_period: grace } of Object.values(compose.services)) {
      expect(image).toMatch(/^e-store-\w+$|:v?\d+\.\d+\.\d+$/);
      expect(grace).toMatch(/^\d+s$/);
    }
  });

  it('offers the mail inbox on request only', () => {
    expect(mail.profiles).toEqual(['dev']);
  });
});

describe.each(['api', 'web'])('apps/%s/Dockerfile', (app) => {
  const lines = read(`apps/${app}/Dockerfile`).split('\n');

  it('names an exact, supported Node', () => {
    const images = lines.filter((line) => /^FROM [^ ]+:/.test(line));
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^FROM node:2[24]\.\d+\.\d+-bookworm-slim/);
  });

  it('does not run as root', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last.indexOf('USER node')).toBeGreaterThan(0);
    expect(last.indexOf('USER node')).toBeLessThan(last.findIndex((line) => line.startsWith('CMD ')));
  });

  it('copies the manifest of every workspace, as npm ci needs them', () => {
    const lock = JSON.parse(read('package-lock.json')).packages;
    const manifests = Object.keys(lock).filter((location) => location && !location.includes('node_modules'));
    for (const folder of manifests) expect(lines).toContain(`COPY ${folder}/package.json ${folder}/`);
  });
});

it('secrets and build results stay out of the images', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const entry of ['.env', '.data', '.git', '**/node_modules', '**/dist'])
    expect(ignored).toContain(entry);
});
