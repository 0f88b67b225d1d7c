import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { root } from '../../scripts/command-line.js';
import { settings } from '../settings/settings.js';
import { ensureContainerSecrets } from '../../scripts/shop/container-secrets.js';
import { serverEnv, serverFlags } from '../../scripts/shop/server-flags.js';
import { compareVersions } from '../packages/versions.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true });
const { mongo, migrate, api, worker, web, mail, prometheus, tempo, grafana, proxy, backup, opensearch } =
  compose.services;
const services = Object.entries(compose.services);

// ajv does not know the https draft that the schema's `$schema` names.
const { $schema: _, ...schema } = JSON.parse(read('tools/deployment/schema/compose-spec.json'));
const ajv = new Ajv({ strict: false, allErrors: true });
for (const format of ['duration', 'ports', 'expose', 'subnet_ip_address']) ajv.addFormat(format, true);
const isValid = ajv.compile(schema);

const inside = 'the image sets it; the outer port is published by Compose';
const withheldFromApi = {
  HOST: inside,
  METRICS_HOST: inside,
  WEB_PORT: 'only the default of PUBLIC_URL, which Compose sets',
  RATE_LIMITS: 'refused where others can reach the server, which is everywhere in a container',
  API_PORT: inside,
  DATA_DIR: 'the volume of the shop',
  DEMO: 'its published logins never come into a container',
};
const backupKey = 'only the service backup reads it';
const firstAdmin = 'only migrate makes the first Admin';
/** Deliberately withheld from a service or app, with the reason. */
const notHanded = {
  migrate: { ...withheldFromApi, BACKUP_KEY: backupKey, BACKUP_KEY_FILE: backupKey },
  api: {
    ...withheldFromApi,
    BACKUP_KEY: backupKey,
    BACKUP_KEY_FILE: backupKey,
    ADMIN_EMAIL: firstAdmin,
    ADMIN_PASSWORD: firstAdmin,
    ADMIN_PASSWORD_FILE: firstAdmin,
  },
  web: { HOST: inside, METRICS_HOST: inside, WEB_PORT: inside },
};

describe('docker-compose.yml', () => {
  it('is what the Compose specification allows', () => {
    isValid(compose);
    expect(isValid.errors).toBeNull();
  });

  it('gives secrets as files, each made by npm run setup, to those alone that read it [R87]', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'container-secrets-'));
    ensureContainerSecrets(folder, {});
    const made = readdirSync(folder).toSorted();
    rmSync(folder, { recursive: true });
    expect(Object.keys(compose.secrets).toSorted()).toEqual(made);
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`);
    const readers = (secret) =>
      services.filter(([, { secrets = [] }]) => secrets.includes(secret)).map(([name]) => name);
    expect(readers('mongo_operator_password')).toEqual(['mongo']);
    expect(readers('mongo_key')).toEqual(['mongo']);
    expect(readers('backup_key')).toEqual(['backup']);
    expect(readers('admin_password')).toEqual(['migrate']);
    expect(readers('grafana_password')).toEqual(['grafana']);
    for (const name of ['web', 'web-2', 'proxy', 'mail', 'prometheus', 'tempo', 'grafana'])
      expect(readers('mongodb_uri')).not.toContain(name);
    for (const [, { secrets = [], environment = {} }] of services)
      for (const [name, value] of Object.entries(environment).filter(([key]) => key.endsWith('_FILE')))
        expect([name, secrets]).toEqual([name, expect.arrayContaining([path.basename(value)])]);
  });

  it('has no secret in its text, nor in an environment', () => {
    expect(text).not.toMatch(/\$\{\w*(SECRET|PASSWORD|KEY)[}:]/);
    for (const [, { environment = {} }] of services)
      expect(Object.keys(environment).filter((name) => /(SECRET|PASSWORD|KEY)$/.test(name))).toEqual([]);
  });

  it('gives no service more rights than it needs [R87]', () => {
    for (const [name, service] of services) {
      expect([name, service.read_only]).toEqual([name, true]);
      expect([name, service.cap_drop]).toEqual([name, ['ALL']]);
      expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
      expect([name, service.cap_add ?? []]).toEqual([name, name === 'proxy' ? ['NET_BIND_SERVICE'] : []]);
      expect(service).not.toHaveProperty('privileged');
    }
    expect(mongo.user).toBe('999:999');
    expect(mail.user).toBe('65534:65534');
    expect(prometheus.user).toBe('65534:65534');
    expect(tempo.user).toBe('10001:10001');
    expect(grafana.user).toBe('472:0');
    expect(opensearch.user).toBe('1000:1000');
  });

  it('bounds the memory and the time of every service, for a server of 4 GB', () => {
    const megabytes = (limit) => Number(/^(?:\$\{API_MEMORY_MB:-)?(\d+)\}?M$/.exec(limit)[1]);
    const always = services.filter(([name, { profiles }]) => !profiles && name !== 'migrate');
    const memory = ([, { deploy }]) => megabytes(deploy.resources.limits.memory);
    for (const service of services) expect(memory(service)).toBeGreaterThan(0);
    const withProxy = [...always, ['proxy', proxy]].reduce((sum, service) => sum + memory(service), 0);
    expect(withProxy).toBeLessThan(3500);
  });

  it('lets only API, worker and tools reach the database, and metrics only who shows them', () => {
    const on = (network) =>
      services.filter(([, { networks }]) => networks.includes(network)).map(([name]) => name);
    expect(Object.keys(compose.networks).toSorted()).toEqual(['back', 'front', 'monitor']);
    expect(on('back')).toEqual(['mongo', 'migrate', 'api', 'worker', 'api-2', 'backup', 'opensearch']);
    for (const name of ['proxy', 'mail', 'web', 'web-2', 'api', 'worker'])
      expect(on('front')).toContain(name);
    for (const name of ['prometheus', 'tempo', 'grafana', 'api', 'worker', 'web'])
      expect(on('monitor')).toContain(name);
    for (const name of ['prometheus', 'tempo', 'grafana', 'mongo']) expect(on('front')).not.toContain(name);
  });

  it('bounds how many threads a service may start', () => {
    for (const [name, { pids_limit: most }] of services)
      expect([name, most]).toEqual([name, name === 'mongo' ? 4096 : 512]);
  });

  it('asks everybody who comes to the database for a password', () => {
    expect(mongo.command).toEqual(expect.arrayContaining(['--auth', '--keyFile=/tmp/key']));
  });

  it('has a second API and web server on request, which publish nothing', () => {
    for (const name of ['api-2', 'web-2']) {
      const { ports, profiles } = compose.services[name];
      expect([ports, profiles]).toEqual([undefined, ['scale']]);
    }
    expect(compose.services['web-2'].environment).toEqual({
      ...web.environment,
      API_URL: 'http://api-2:4000',
    });
    const caddyfile = read('docker/Caddyfile');
    expect(caddyfile).toContain('reverse_proxy web:3000 web-2:3000');
    expect(caddyfile).toContain('health_uri /readyz');
    expect(caddyfile).toContain('keepalive 30s'); // The web server's keep-alive timeout is one minute.
  });

  it('makes backups encrypted, outside of the volumes of the shop', () => {
    expect(backup.profiles).toEqual(['tools']);
    expect(backup.environment.BACKUP_KEY_FILE).toBe('/run/secrets/backup_key');
    expect(backup.volumes).toContain('./backups:/backups');
  });

  it('uses only settings that .env.example explains', () => {
    const names = new Set(settings.map(({ name }) => name));
    const used = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });

  it('gives each server exactly what it reads', () => {
    const readBy = (reader) =>
      settings.filter(({ readBy: readers }) => readers.includes(reader)).map(({ name }) => name);
    const unknownTo = (reader, service) =>
      Object.keys(service.environment).filter((name) => name !== 'API_URL' && !readBy(reader).includes(name));
    expect(unknownTo('api', api)).toEqual([]);
    expect(unknownTo('web', web)).toEqual([]);
    expect(web.environment).not.toHaveProperty('JWT_SECRET_FILE');
  });

  it.each(['migrate', 'api', 'worker', 'api-2', 'web', 'web-2'])(
    'hands %s every setting that it reads, but for those with a reason',
    (name) => {
      const service = compose.services[name];
      const reader = name.startsWith('web') ? 'web' : 'api';
      const reads = settings.filter(({ readBy: readers }) => readers.includes(reader));
      const isHanded = (setting) =>
        setting in service.environment || `${setting}_FILE` in service.environment;
      const missing = reads.filter(
        ({ name: setting }) => !isHanded(setting) && !isHanded(setting.replace(/_FILE$/, '')),
      );
      const reasons = notHanded[name] ?? notHanded[reader];
      expect(missing.map(({ name: setting }) => setting).toSorted()).toEqual(Object.keys(reasons).toSorted());
    },
  );

  it('hands settings on as they are, with no default of its own but where a service needs one', () => {
    const own = Object.entries({ ...api.environment, ...web.environment, ...migrate.environment })
      .filter(([, value]) => /^\$\{\w+:-.+\}$/.test(value))
      .map(([name]) => name);
    expect(own).toEqual(['PUBLIC_URL', 'SMTP_URL', 'TRUST_PROXY_HOPS']);
  });

  it('publishes on this machine only, and the database nowhere [R87]', () => {
    expect(mongo).not.toHaveProperty('ports');
    for (const { ports } of [api, web, mail, grafana])
      expect(ports[0]).toMatch(/^(127\.0\.0\.1|\$\{HOST:-127\.0\.0\.1\}):/);
    const published = services.filter(([, { ports }]) => ports).map(([name]) => name);
    expect(published).toEqual(['api', 'web', 'proxy', 'mail', 'grafana']);
    for (const [, { ports = [] }] of services)
      for (const port of ports) expect(port).toMatch(/\$\{\w+_PORT:-\d+\}:\d+(\/udp)?$/);
  });

  it('has mail and jobs in a process of their own, which is asked for its health and publishes nothing', () => {
    expect(worker.command).toEqual(['node', 'dist/worker.js']);
    expect(worker).not.toHaveProperty('ports');
    const { WORKER_PORT } = worker.environment;
    expect(worker.healthcheck.test.at(-1)).toContain(`http://127.0.0.1:${WORKER_PORT}/readyz`);
    // This setting also stops the API from running jobs.
    expect(api.environment.WORKER_PORT).toBe(WORKER_PORT);
  });

  it('has Prometheus and Grafana on request, with files that are there [R87]', () => {
    for (const { profiles, configs } of [prometheus, grafana]) {
      expect(profiles).toEqual(['observability']);
      for (const { source } of configs) expect(read(compose.configs[source].file)).not.toBe('');
    }
    const { scrape_configs: jobs } = parse(read('docker/observability/prometheus.yml'));
    const [ofApi, ofWorker, ofWeb] = jobs;
    const places = [
      [ofApi.dns_sd_configs[0], api.environment.METRICS_PORT],
      [ofWeb.dns_sd_configs[0], web.environment.WEB_METRICS_PORT],
    ];
    for (const [{ names, port }, asked] of places) {
      expect(String(port)).toBe(asked);
      for (const name of names) expect(compose.services).toHaveProperty(name);
    }
    expect(ofWorker.static_configs[0].targets).toEqual([`worker:${worker.environment.WORKER_PORT}`]);
  });

  it('has a place for traces on request, which keeps them and is published nowhere', () => {
    expect(tempo.profiles).toEqual(['observability']);
    expect(tempo).not.toHaveProperty('ports');
    const { server, storage } = parse(read(compose.configs.tempo.file));
    const [volume] = tempo.volumes;
    expect(storage.trace.local.path).toContain(volume.split(':')[1]);
    const { datasources } = parse(read('docker/observability/datasource.yml'));
    const source = datasources.find(({ type }) => type === 'tempo');
    expect(source.url).toBe(`http://tempo:${server.http_listen_port}`);
    for (const service of [api, worker, web])
      expect(service.environment).toMatchObject({
        OTEL_EXPORTER_OTLP_ENDPOINT: '${OTEL_EXPORTER_OTLP_ENDPOINT:-}',
        OTEL_EXPORTER_OTLP_HEADERS_FILE: '/run/secrets/otlp_headers',
      });
  });

  it('starts in order: database, migrations, API, web', () => {
    expect(migrate.depends_on.mongo.condition).toBe('service_healthy');
    expect(api.depends_on.migrate.condition).toBe('service_completed_successfully');
    expect(web.depends_on.api.condition).toBe('service_healthy');
  });

  it('takes a MongoDB without the known holes, which runs no JavaScript [R50] [R87]', () => {
    expect(mongo.command).toContain('--noscripting');
    const version = mongo.image.match(/^mongo:(8\.0\.\d+)(@sha256:[0-9a-f]{64})?$/)[1];
    expect(compareVersions(version, '8.0.17')).toBeGreaterThanOrEqual(0);
  });

  it('names exact versions and gives every service time to stop', () => {
    for (const { image, stop_grace_period: grace } of Object.values(compose.services)) {
      expect(image).toMatch(/^e-store-\w+$|:v?\d+\.\d+\.\d+(@sha256:[0-9a-f]{64})?$/);
      expect(grace).toMatch(/^\d+s$/);
    }
  });

  it('starts again whatever dies, but for what runs once [R84]', () => {
    for (const [name, { restart }] of services)
      expect([name, restart]).toEqual([name, ['migrate', 'backup'].includes(name) ? 'no' : 'unless-stopped']);
  });

  it('offers the mail inbox on request only', () => {
    expect(mail.profiles).toEqual(['dev']);
  });
});

describe.each(['api', 'web'])('apps/%s/Dockerfile', (app) => {
  const lines = read(`apps/${app}/Dockerfile`).split('\n');

  it('names an exact, supported Node [R87]', () => {
    const images = lines.filter((line) => /^FROM [^ ]+:/.test(line));
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/^FROM node:2[24]\.\d+\.\d+-bookworm-slim/);
  });

  it('runs Node as npm start does', () => {
    const command = JSON.parse(lines.find((line) => line.startsWith('CMD ')).slice('CMD '.length));
    expect(command.slice(1, -1)).toEqual(serverFlags);
    const surroundings = lines.findLast((line) => line.startsWith('ENV ')).split(' ');
    for (const [name, value] of Object.entries(serverEnv)) expect(surroundings).toContain(`${name}=${value}`);
  });

  it('does not run as root [R87]', () => {
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

it('secrets and build results stay out of the images [R46] [ASVS 15.2.3]', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const entry of ['.env', 'secrets', 'backups', '.data', '.git', '**/node_modules', '**/dist'])
    expect(ignored).toContain(entry);
});
