import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../command-line.js';
import { hasInbox, hasLocalGateway, isDemo } from '../../tools/settings/settings.js';
import { childEnv } from './child-env.js';
import { ensureGatewayKeys, gatewayFolder } from './gateway-keys.js';
import { boundLog } from './log-files.js';
import { runChild } from './run-child.js';
import { clearRecordedDatabase, recordDatabase } from './running-database.js';
import { ensureSecrets } from './secrets.js';
import { serverFlags } from './server-flags.js';
import { startChild } from './start-child.js';

const built = (...parts) => path.join(root, ...parts);
const importBuilt = (...parts) => import(pathToFileURL(built(...parts)).href);
const logsMaxBytes = (shop) => Number(shop.values.LOGS_MAX_MB) * 1024 * 1024;
/** Indexing a million products takes minutes; an exit is noticed at once. */
const longestReadyMs = 300_000;

const withValues = (shop, more) => ({ values: { ...shop.values, ...more } });

/** Given secrets win over generated ones. */
const secrets = {
  name: 'secrets',
  start: (shop) => ({ values: { ...ensureSecrets(shop.values.DATA_DIR), ...shop.values } }),
};

const mongo = {
  name: 'MongoDB',
  start: async (shop) => {
    const { startLocalMongo } = await importBuilt('packages/local-mongo/dist/start-local-mongo.js');
    const { uri, stop } = await startLocalMongo({
      dataDir: shop.values.DATA_DIR,
      // Ignores MONGODB_URI of the terminal; only the setting selects another database.
      env: { ...process.env, MONGODB_URI: undefined, ...shop.values },
      log: shop.isDatabaseOfRunningShop ? () => {} : shop.say,
      // The shop stops when its database dies; a supervisor such as systemd restarts it.
      onDeath: shop.onDeath,
    });
    if (shop.isDatabaseOfRunningShop) shop.say('MongoDB: using the database of the running shop');
    if (shop.values.MONGODB_URI) return { stop };
    const { DATA_DIR } = shop.values;
    recordDatabase(DATA_DIR, uri);
    const log = boundLog(path.join(DATA_DIR, 'mongo.log'), { maxBytes: logsMaxBytes(shop), say: shop.say });
    const stopAndForget = async () => {
      clearRecordedDatabase(DATA_DIR);
      await stop();
      await log.stop();
    };
    return { ...withValues(shop, { MONGODB_URI: uri }), stop: stopAndForget };
  },
};

const mail = {
  name: 'mail inbox',
  when: (shop) => hasInbox(shop.values),
  start: async (shop) => {
    const { startLocalMail } = await importBuilt('packages/local-mail/dist/start-local-mail.js');
    const { SMTP_PORT, MAIL_UI_PORT } = shop.values;
    const { stop } = await startLocalMail({ smtpPort: Number(SMTP_PORT), uiPort: Number(MAIL_UI_PORT) });
    return {
      ...withValues(shop, { SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}` }),
      mailUrl: `http://localhost:${MAIL_UI_PORT}`,
      stop,
    };
  },
};

const GATEWAY_WEBHOOK_PATH = '/api/v1/payments/webhook';

const apiOrigin = ({ HOST, API_PORT }) => `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${API_PORT}`;

const gateway = {
  name: 'payment gateway',
  when: (shop) => hasLocalGateway(shop.values),
  start: async (shop) => {
    const { startLocalGateway } = await importBuilt('packages/local-gateway/dist/start-local-gateway.js');
    const { DATA_DIR, GATEWAY_PORT } = shop.values;
    const keys = ensureGatewayKeys(DATA_DIR);
    const { url, stop } = await startLocalGateway({
      port: Number(GATEWAY_PORT),
      keyId: keys.PAYMENT_GATEWAY_KEY_ID,
      keySecret: keys.PAYMENT_GATEWAY_KEY_SECRET,
      webhookSecret: keys.PAYMENT_GATEWAY_WEBHOOK_SECRET,
      webhookUrl: `${apiOrigin(shop.values)}${GATEWAY_WEBHOOK_PATH}`,
      stateFile: path.join(gatewayFolder(DATA_DIR), 'state.json'),
    });
    const addresses = {
      PAYMENT_GATEWAY_URL: url,
      PAYMENT_GATEWAY_CHECKOUT_URL: `http://localhost:${GATEWAY_PORT}/v1/checkout.js`,
    };
    return { ...withValues(shop, { ...keys, ...addresses }), stop };
  },
};

const defineScript = (name, entry, { args, ...step }) => ({
  ...step,
  start: (shop, signal) =>
    runChild({ name, file: built(entry), args, env: childEnv('api', shop.values), say: shop.say }, signal),
});

const migrations = defineScript('migrate', 'apps/api/dist/migrate.js', { name: 'migrations' });

const demo = defineScript('seed', 'apps/api/dist/seed/main.js', {
  name: 'demo data',
  args: ['--if-empty'],
  when: (shop) => isDemo(shop.values),
});

/** Returns its address as `urlKey`. */
const defineServer = (
  key,
  entry,
  { urlKey = `${key}Url`, env = (shop) => childEnv('api', shop.values), ...step },
) => ({
  ...step,
  start: async (shop, signal) => {
    const { DATA_DIR } = shop.values;
    const child = await startChild(
      {
        name: `The ${step.name}`,
        file: built(entry),
        execArgv: serverFlags,
        env: env(shop),
        logFile: path.join(DATA_DIR, 'logs', `${key}.log`),
        logsMaxBytes: logsMaxBytes(shop),
        say: shop.say,
        onDeath: shop.onDeath,
      },
      signal,
    );
    return { [urlKey]: child.url, [`${key}Pid`]: child.pid, stop: child.stop };
  },
});

const api = defineServer('api', 'apps/api/dist/main.js', { name: 'API' });

/** A separate process for mail and jobs when WORKER_PORT is set. */
const worker = defineServer('worker', 'apps/api/dist/worker.js', {
  name: 'worker',
  when: (shop) => shop.values.WORKER_PORT !== undefined,
});

export const web = defineServer('web', 'apps/web/dist/server/main.js', {
  name: 'web server',
  urlKey: 'url',
  env: (shop) => childEnv('web', shop.values, { API_URL: shop.apiUrl }),
});

/** Servers listen before they are ready: connecting and indexing take time. */
const readiness = {
  name: 'readiness',
  start: async (shop, signal) => {
    const until = Date.now() + longestReadyMs;
    for (;;) {
      signal?.throwIfAborted();
      const answer = await fetch(new URL('/readyz', shop.url)).catch((error) => error);
      if (answer.status === 200) return;
      const seen = answer.status ? `${answer.status} ${await answer.text()}` : answer.message;
      if (Date.now() > until) throw new Error(`${shop.url}/readyz still answers ${seen.slice(0, 200)}`);
      await wait(100);
    }
  },
};

export const databaseSteps = [secrets, mongo];

export const baseSteps = [...databaseSteps, mail, gateway, migrations, demo];

export const shopSteps = [...baseSteps, api, worker, web, readiness];
