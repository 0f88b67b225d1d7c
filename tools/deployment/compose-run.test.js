import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { parse } from 'yaml';
import { readConfig } from '../../packages/local-mongo/src/config.ts';
import { findMongod } from '../../packages/local-mongo/src/find-mongod.ts';
import { freePort } from '../../packages/local-mongo/src/free-port.ts';
import { defaultSources } from '../../packages/local-mongo/src/default-sources.ts';
import { root } from '../../scripts/command-line.js';
import { ensureContainerSecrets } from '../../scripts/shop/container-secrets.js';

// Runs docker-compose.yml as plain processes, because test machines lack Docker. mongod options, health
// check, tools and secrets are the same.
const compose = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const folder = mkdtempSync(path.join(tmpdir(), 'compose-run-'));
const secrets = path.join(folder, 'secrets');
const children = [];
let address;

const startMongod = async () => {
  const found = await findMongod(defaultSources(readConfig({ ...process.env, MONGODB_URI: '' })), () => {});
  const port = await freePort(0);
  address = `127.0.0.1:${port}`;
  mkdirSync(path.join(folder, 'db'));
  copyFileSync(path.join(secrets, 'mongo_key'), path.join(folder, 'key'));
  chmodSync(path.join(folder, 'key'), 0o400);
  const here = {
    '--dbpath=/data/db': `--dbpath=${folder}/db`,
    '--keyFile=/tmp/key': `--keyFile=${folder}/key`,
    '--bind_ip_all': '--bind_ip=127.0.0.1',
  };
  const options = compose.services.mongo.command.map((option) => here[option] ?? option);
  children.push(spawn(found.binary, [...options, `--port=${port}`], { stdio: 'ignore' }));
};

const checkHealth = async () => {
  const source = readFileSync(path.join(root, 'docker/mongo-ready.js'), 'utf8').replace(
    'mongo:27017',
    address,
  );
  let client = await new MongoClient(`mongodb://${address}/?directConnection=true`).connect();
  const ended = new Promise((resolve) => {
    const getSiblingDB = (name) => ({
      runCommand: (command) => client.db(name).command(command),
      auth: async (username, password) => {
        const known = new MongoClient(`mongodb://${address}/?directConnection=true`, {
          auth: { username, password },
          authSource: name,
        });
        await known.connect();
        await client.close();
        client = known;
      },
    });
    const mountedAt = (file) => file.replace('/run/secrets', secrets);
    const require = () => ({ readFileSync: (file, encoding) => readFileSync(mountedAt(file), encoding) });
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as mongosh runs it
    new Function('db', 'quit', 'print', 'require', source)({ getSiblingDB }, resolve, () => {}, require);
  });
  const status = await ended;
  await client.close();
  return status;
};

const environment = () => ({
  PATH: process.env.PATH,
  ...Object.fromEntries(
    Object.entries(compose.services.backup.environment)
      .filter(([name]) => name.endsWith('_FILE'))
      .map(([name, file]) => [name, path.join(secrets, path.basename(file))]),
  ),
  DATA_DIR: path.join(folder, 'data'),
  API_PORT: '0',
});

const run = async ([program, file, ...args], more = {}) => {
  expect(program).toBe('node');
  const name = file.replace(/^dist\/(.*)\.js$/, '$1.ts');
  const source = ['apps/api/src', 'apps/api/src/cli']
    .map((directory) => path.join(directory, name))
    .find((one) => existsSync(path.join(root, one)));
  const options = ['--no-warnings', '--conditions=source', '--import', 'tsx', source];
  const child = spawn(process.execPath, [...options, ...args], {
    cwd: root,
    env: { ...environment(), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [status] = await once(child, 'close');
  return { status, output };
};

beforeAll(async () => {
  ensureContainerSecrets(secrets, {});
  await startMongod();
  const uri = readFileSync(path.join(secrets, 'mongodb_uri'), 'utf8').replace('mongo:27017', address);
  writeFileSync(path.join(secrets, 'mongodb_uri'), uri);
}, 60_000);
afterAll(async () => {
  for (const child of children.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true });
});

describe('the services of docker-compose.yml, as plain processes', () => {
  it('have a database that is healthy after a few looks, and stays so', async () => {
    const seen = [];
    for (let look = 0; look < 40 && seen.at(-1) !== 0; look += 1) {
      seen.push(await checkHealth().catch(() => 'away'));
      await wait(250);
    }
    expect(seen.at(-1)).toBe(0);
    expect(seen).toContain(1);
    expect(await checkHealth()).toBe(0);
  }, 60_000);

  it('come in by password only, and the shop no further than its own database [R87]', async () => {
    const stranger = await new MongoClient(`mongodb://${address}/?directConnection=true`).connect();
    await expect(stranger.db('e-store').collection('users').findOne()).rejects.toThrow(
      /requires authentication/,
    );
    await stranger.close();
    const uri = readFileSync(path.join(secrets, 'mongodb_uri'), 'utf8').trim();
    const shop = await new MongoClient(uri).connect();
    await shop.db('e-store').collection('tried').insertOne({});
    await shop.db('e-store').dropCollection('tried');
    await expect(shop.db('admin').collection('system.users').findOne()).rejects.toThrow(/not authorized/);
    await expect(shop.db('other').collection('x').insertOne({})).rejects.toThrow(/not authorized/);
    await shop.close();
  });

  it('migrate, back up, restore and make an Admin with no more rights than that [T16]', async () => {
    const migrated = await run(compose.services.migrate.command);
    expect(migrated).toEqual({ status: 0, output: expect.stringMatching(/^Migrations: applied /) });
    const backups = path.join(folder, 'backups');
    const command = compose.services.backup.command.map((word) => (word === '/backups' ? backups : word));
    const made = await run(command);
    expect(made).toEqual({
      status: 0,
      output: expect.stringMatching(/written and verified.*\.tar\.gz\.enc\n.* encrypted/s),
    });
    const [, file] = /: (\S+\.enc)/.exec(made.output);
    const restored = await run(['node', 'dist/restore.js', file]);
    expect(restored).toEqual({ status: 0, output: expect.stringMatching(/^Restored, every hash compared/) });
    const { ADMIN_PASSWORD_FILE } = compose.services.migrate.environment;
    const withAdmin = await run(compose.services.migrate.command, {
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD_FILE: path.join(secrets, path.basename(ADMIN_PASSWORD_FILE)),
    });
    expect(withAdmin.output).toContain('First Admin: owner@example.com was created');
    const admin = await run(['node', 'dist/admin-create.js', '--another', '--email', 'second@example.com'], {
      LOG_LEVEL: 'silent',
    });
    expect(admin.output).toMatch(/second@example.com is now an Admin/);
    const again = await run(['node', 'dist/restore.js', file]);
    expect(again).toEqual({
      status: 1,
      output: expect.stringMatching(
        /^The database e-store is in use \(auditEntries, users\)\. Nothing was changed/,
      ),
    });
  }, 120_000);

  it('end a backup with one line and status 1 when the database is away', async () => {
    writeFileSync(path.join(secrets, 'mongodb_uri'), 'mongodb://shop:word@127.0.0.1:9/e-store\n');
    const { status, output } = await run(['node', 'dist/backup.js']);
    expect(status).toBe(1);
    expect(output).toBe('No MongoDB answers at 127.0.0.1:9 (MONGODB_URI).\n');
    expect(output).not.toContain('word');
  }, 30_000);
});
