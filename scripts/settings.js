import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './command-line.js';
import { isOnThisMachine } from './this-machine.js';

/** Secrets that also accept `NAME_FILE`, as Docker and Kubernetes mount them. */
const fileSettings = [
  'MONGODB_URI',
  'SMTP_URL',
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'TOTP_SECRET',
  'TOTP_SECRET_PREVIOUS',
  'INTERNAL_SECRET',
  'ADMIN_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

const withFile = (setting) =>
  fileSettings.includes(setting.name)
    ? [
        setting,
        {
          name: `${setting.name}_FILE`,
          kind: 'file',
          explained: `A file that holds ${setting.name}, instead of the variable itself.`,
          reads: setting.reads,
        },
      ]
    : [setting];

/**
 * Every variable that E-Store reads from its environment: the one list behind `.env.example`, `npm run setup`
 * and the check at the start of `npm start`. `default` is what `npm start` uses when the variable is unset or
 * empty; `reads` names those who are handed it: the API, the web server, the tools of this repository, or
 * docker compose alone.
 *
 * @typedef {{ name: string, kind: import('./setting-kinds.js').Kind, from?: number, to?: number, default?: string,
 *   explained: string, reads: Array<'api' | 'web' | 'tools' | 'compose'> }} Setting
 * `from` and `to` are the limits of a whole number.
 * @type {Setting[]}
 */
export const settings = [
  {
    name: 'WEB_PORT',
    kind: 'port',
    default: '3000',
    explained: 'Pages and assets; forwards /api/* to the API, so that a browser sees one origin.',
    reads: ['web'],
  },
  {
    name: 'API_PORT',
    kind: 'port',
    default: '4000',
    explained: 'The API alone, for API consumers.',
    reads: ['api'],
  },
  {
    name: 'SMTP_PORT',
    kind: 'port',
    default: '1025',
    explained: 'The local mail inbox takes mail here.',
    reads: ['tools'],
  },
  {
    name: 'MAIL_UI_PORT',
    kind: 'port',
    default: '8025',
    explained: 'The local mail inbox shows its mail here, as a page and at /messages as JSON.',
    reads: ['tools'],
  },
  {
    name: 'METRICS_PORT',
    kind: 'port',
    default: '9464',
    explained: 'Prometheus metrics of the API, at /metrics; keep it on loopback or an internal network.',
    reads: ['api'],
  },
  {
    name: 'WEB_METRICS_PORT',
    kind: 'port',
    explained:
      'Prometheus metrics and health of the web server, inside like those of the API; unset: it tells none.',
    reads: ['web'],
  },
  {
    name: 'METRICS_HOST',
    kind: 'host',
    default: '127.0.0.1',
    explained:
      'The address of METRICS_PORT, WEB_METRICS_PORT and WORKER_PORT; the container images set 0.0.0.0.',
    reads: ['api', 'web'],
  },
  {
    name: 'WORKER_PORT',
    kind: 'port',
    explained:
      'Health and metrics of a separate worker process; unset: mail and jobs run inside the API process.',
    reads: ['api'],
  },
  {
    name: 'NTP_SERVER',
    kind: 'timeServer',
    explained:
      'Whose clock the status page compares with ours, time.example or time.example:123; unset: nobody’s.',
    reads: ['api'],
  },
  {
    name: 'HOST',
    kind: 'host',
    default: '127.0.0.1',
    explained: 'The address that the servers bind to; the container images set 0.0.0.0.',
    reads: ['api', 'web'],
  },
  {
    name: 'PUBLIC_URL',
    kind: 'webAddress',
    explained:
      'The address that shoppers type, https://shop.example: links in mails begin with it, cookies and HSTS follow its https. npm start needs it when DEMO is off. Unset: http://localhost:$WEB_PORT.',
    reads: ['api', 'web'],
  },
  {
    name: 'DATA_DIR',
    kind: 'directory',
    default: '.data',
    explained: 'MongoDB files, uploaded pictures, generated secrets, logs.',
    reads: ['api'],
  },
  {
    name: 'S3_BUCKET',
    kind: 'bucket',
    explained: 'Keep pictures in this bucket of an S3-compatible service; unset: in DATA_DIR.',
    reads: ['api'],
  },
  {
    name: 'S3_ENDPOINT',
    kind: 'address',
    explained: 'The service that the bucket is at, https://objects.example; unset: Amazon’s of S3_REGION.',
    reads: ['api'],
  },
  {
    name: 'S3_REGION',
    kind: 'text',
    default: 'ap-south-1',
    explained: 'The region of the bucket, as the service names it.',
    reads: ['api'],
  },
  {
    name: 'S3_ACCESS_KEY_ID',
    kind: 'text',
    explained: 'Who may read, write and list the bucket.',
    reads: ['api'],
  },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    kind: 'text',
    explained: 'The secret of that key. Better in a file.',
    reads: ['api'],
  },
  {
    name: 'MONGODB_URI',
    kind: 'mongoAddress',
    explained: 'Use this replica set; unset: npm start runs a MongoDB of its own in DATA_DIR.',
    reads: ['api'],
  },
  {
    name: 'MONGOD_BINARY',
    kind: 'text',
    explained: 'The mongod program to run; unset: the one on the PATH, else one is fetched.',
    reads: ['tools'],
  },
  {
    name: 'E_STORE_CACHE',
    kind: 'text',
    explained: 'Where a fetched mongod is kept; ~/.cache/e-store when unset.',
    reads: ['tools'],
  },
  {
    name: 'SMTP_URL',
    kind: 'mailServer',
    explained:
      'The mail server, smtp://user:password@host:587. npm start needs one when DEMO is off; local: the mail inbox of npm start, for a trial on this machine. Unset: that inbox in a demo.',
    reads: ['api'],
  },
  {
    name: 'MAIL_FROM',
    kind: 'sender',
    default: 'E-Store <no-reply@estore.example>',
    explained:
      'The sender of every mail, as Name <name@shop.example>. npm start needs yours when DEMO is off.',
    reads: ['api'],
  },
  {
    name: 'JWT_SECRET',
    kind: 'secret',
    explained:
      'Signs sign-in cookies, at least 32 bytes. npm start makes one and keeps it in DATA_DIR; elsewhere required.',
    reads: ['api'],
  },
  {
    name: 'JWT_SECRET_PREVIOUS',
    kind: 'secret',
    explained:
      'The secret before JWT_SECRET, for a week after it was changed: then nobody is signed out. Unset otherwise.',
    reads: ['api'],
  },
  {
    name: 'TOTP_SECRET',
    kind: 'secret',
    explained:
      'Encrypts keys of authenticator apps, at least 32 bytes. npm start makes one; unset elsewhere: JWT_SECRET does it.',
    reads: ['api'],
  },
  {
    name: 'TOTP_SECRET_PREVIOUS',
    kind: 'secret',
    explained:
      'The secret before TOTP_SECRET, for one start of the API after it was changed. Unset otherwise.',
    reads: ['api'],
  },
  {
    name: 'INTERNAL_SECRET',
    kind: 'secret',
    explained:
      'Proves the web server to the API, at least 32 bytes. npm start makes one; elsewhere required.',
    reads: ['api', 'web'],
  },
  {
    name: 'ADMIN_EMAIL',
    kind: 'email',
    explained:
      'Whom migrate makes Admin in a shop that has none yet; an account that is there is never changed. Unset: nobody.',
    reads: ['api'],
  },
  {
    name: 'ADMIN_PASSWORD',
    kind: 'text',
    explained: 'The password of that Admin, by the rules for staff. Better in a file.',
    reads: ['api'],
  },
  {
    name: 'BACKUP_KEY',
    kind: 'secret',
    explained:
      'Encrypts backups, at least 32 bytes. Keep a copy off this machine: without it no backup can be read.',
    reads: ['api'],
  },
  {
    name: 'TRUST_PROXY_HOPS',
    kind: 'whole',
    from: 0,
    to: 10,
    default: '0',
    explained: 'Proxies in front of the outermost entrance.',
    reads: ['api', 'web'],
  },
  {
    name: 'RATE_LIMITS',
    kind: 'onOff',
    default: 'on',
    explained: 'off for load tests; refused when HOST is not loopback.',
    reads: ['api'],
  },
  {
    name: 'FORGOT_PASSWORD_DISCLOSES',
    kind: 'trueFalse',
    default: 'true',
    explained: 'false: "forgot password" answers the same for known and unknown addresses.',
    reads: ['api'],
  },
  {
    name: 'STAFF_TOTP',
    kind: 'secondFactor',
    explained:
      'Two-step sign-in of staff, with an authenticator app: off, offered or required. Unset: off in a demo, else offered.',
    reads: ['api'],
  },
  {
    name: 'SHOPPER_PASSWORD_LENGTH',
    kind: 'whole',
    from: 8,
    to: 64,
    default: '8',
    explained:
      'The fewest characters of a new password of a shopper, 8 to 64; 15 is what NIST SP 800-63B-4 asks for.',
    reads: ['api'],
  },
  {
    name: 'STAFF_PASSWORD_LENGTH',
    kind: 'whole',
    from: 15,
    to: 64,
    default: '15',
    explained: 'The fewest characters of a new password of whoever works in the shop, 15 to 64.',
    reads: ['api'],
  },
  {
    name: 'SERVICE_WORKER',
    kind: 'onOff',
    default: 'on',
    explained: 'off: browsers forget the page that they keep for when they are offline.',
    reads: ['web'],
  },
  {
    name: 'KEEP_MESSAGES_DAYS',
    kind: 'whole',
    from: 1,
    to: 30,
    default: '30',
    explained:
      'Days after which a message of the contact page is forgotten, a complaint after it is closed, 1 to 30.',
    reads: ['api'],
  },
  {
    name: 'KEEP_UNCONFIRMED_DAYS',
    kind: 'whole',
    from: 1,
    to: 30,
    default: '30',
    explained: 'Days after which a newsletter that nobody confirmed is forgotten, 1 to 30.',
    reads: ['api'],
  },
  {
    name: 'KEEP_CARTS_DAYS',
    kind: 'whole',
    from: 1,
    to: 3650,
    default: '365',
    explained: 'Days after which a cart that nobody changes is emptied.',
    reads: ['api'],
  },
  {
    name: 'KEEP_MAIL_DAYS',
    kind: 'whole',
    from: 1,
    to: 3650,
    default: '90',
    explained: 'Days for which the address of a mail that was sent is kept in the outbox.',
    reads: ['api'],
  },
  {
    name: 'KEEP_ERASURES_DAYS',
    kind: 'whole',
    from: 1,
    to: 3650,
    default: '365',
    explained: 'Days for which it is kept that an account was erased, and what it had agreed to.',
    reads: ['api'],
  },
  {
    name: 'KEEP_ORDERS_YEARS',
    kind: 'whole',
    from: 8,
    to: 30,
    default: '8',
    explained: 'Years for which the orders of an erased account keep what tax law wants of them, 8 to 30.',
    reads: ['api'],
  },
  {
    name: 'LOG_LEVEL',
    kind: 'logLevel',
    default: 'info',
    explained: 'What the servers write to their logs: error, warn, info, debug or silent.',
    reads: ['api', 'web'],
  },
  {
    name: 'LOGS_MAX_MB',
    kind: 'whole',
    from: 100,
    to: 100000,
    default: '1000',
    explained: 'npm start: what archived logs of each server may take; below it they stay for a year.',
    reads: ['tools'],
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    kind: 'address',
    explained: 'Send traces by OTLP over HTTP to /v1/traces below this address; unset: none are made.',
    reads: ['api', 'web'],
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    kind: 'headers',
    explained: 'By what that service knows the shop, name=value,other=value. Better in a file.',
    reads: ['api', 'web'],
  },
  {
    name: 'OTEL_SERVICE_NAME',
    kind: 'text',
    explained:
      'The name in traces of whoever reads this; unset: e-store-api, e-store-worker and e-store-web.',
    reads: ['api', 'web'],
  },
  {
    name: 'OTEL_TRACES_SAMPLER',
    kind: 'sampler',
    default: 'parentbased_always_on',
    explained: 'Which traces are made: parentbased_traceidratio for a share of them.',
    reads: ['api', 'web'],
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    kind: 'share',
    default: '1',
    explained: 'That share, 0 to 1.',
    reads: ['api', 'web'],
  },
  {
    name: 'DEMO',
    kind: 'demo',
    explained:
      'Demo catalogue, logins and past orders, for a shop that only this machine can reach. Unset: true while npm start runs its own MongoDB and PUBLIC_URL is on this machine, else false. throwaway: also into the database of MONGODB_URI.',
    reads: ['api'],
  },
  {
    name: 'DOMAIN',
    kind: 'host',
    default: 'localhost',
    explained:
      'docker compose --profile proxy: the name that TLS is for; PUBLIC_URL is then https:// and this.',
    reads: ['compose'],
  },
  {
    name: 'PROXY_HTTP_PORT',
    kind: 'port',
    default: '80',
    explained: 'docker compose --profile proxy: plain HTTP, which is sent on to HTTPS.',
    reads: ['compose'],
  },
  {
    name: 'PROXY_HTTPS_PORT',
    kind: 'port',
    default: '443',
    explained: 'docker compose --profile proxy: HTTPS.',
    reads: ['compose'],
  },
  {
    name: 'GRAFANA_PORT',
    kind: 'port',
    default: '3001',
    explained: 'docker compose --profile observability: Grafana, on this machine alone.',
    reads: ['compose'],
  },
  {
    name: 'API_MEMORY_MB',
    kind: 'whole',
    from: 100,
    to: 99999,
    default: '512',
    explained: 'docker compose: what an API may hold; 300 serve 100,000 products, 1,000 a million.',
    reads: ['compose'],
  },
  {
    name: 'API_START_MINUTES',
    kind: 'whole',
    from: 1,
    to: 99,
    default: '1',
    explained:
      'docker compose: how long an API may read its products before it counts as failed; 15 for a million.',
    reads: ['compose'],
  },
  {
    name: 'CHROMIUM_PATH',
    kind: 'text',
    explained: 'The browser of the browser tests; unset: a Chromium or Chrome on the PATH.',
    reads: ['tools'],
  },
].flatMap(withFile);

/** Returns nothing for an unreadable file; the settings check reports it. */
const readTrimmed = (file) => {
  try {
    return readFileSync(path.resolve(root, file), 'utf8').trim();
  } catch {
    return undefined;
  }
};

/**
 * Returns settings with defaults, unchecked. Empty variables count as unset. DEMO defaults to off where its
 * published logins could reach other people or data.
 */
export const readSettings = (env) => {
  const values = {};
  for (const { name, default: standard } of settings) {
    const value = env[name]?.trim() || standard;
    if (value !== undefined) values[name] = value;
  }
  for (const name of fileSettings) {
    const content = values[name] ?? (values[`${name}_FILE`] && readTrimmed(values[`${name}_FILE`]));
    if (!content) continue;
    values[name] = content;
    delete values[`${name}_FILE`];
  }
  values.DEMO ??= String(values.MONGODB_URI === undefined && isOnThisMachine(values.PUBLIC_URL));
  return values;
};

export const isDemo = ({ DEMO }) => DEMO === 'true' || DEMO === 'throwaway';

export const hasInbox = ({ SMTP_URL }) => SMTP_URL === undefined || SMTP_URL === 'local';
