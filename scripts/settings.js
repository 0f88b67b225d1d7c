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
          explained: `A file with the value of ${setting.name}, instead of the variable.`,
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
    explained:
      'Pages and assets; the web server forwards /api/* to the API, so that a browser sees one origin.',
    reads: ['web'],
  },
  {
    name: 'API_PORT',
    kind: 'port',
    default: '4000',
    explained: 'The API, for API clients.',
    reads: ['api'],
  },
  {
    name: 'SMTP_PORT',
    kind: 'port',
    default: '1025',
    explained: 'The local mail inbox receives mail here.',
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
    explained: 'Prometheus metrics of the API, at /metrics; use loopback or an internal network only.',
    reads: ['api'],
  },
  {
    name: 'WEB_METRICS_PORT',
    kind: 'port',
    explained: 'Prometheus metrics and health of the web server, on the same internal address; unset: none.',
    reads: ['web'],
  },
  {
    name: 'METRICS_HOST',
    kind: 'host',
    default: '127.0.0.1',
    explained:
      'The address that METRICS_PORT, WEB_METRICS_PORT and WORKER_PORT bind to; the container images set 0.0.0.0.',
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
      'Time server that the status page compares the clock with, time.example or time.example:123; unset: none.',
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
      'The URL of the shop, https://shop.example: links in mails begin with it; with https, cookies are Secure and HSTS is on. Required by npm start when DEMO is off. Unset: http://localhost:$WEB_PORT.',
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
    explained: 'Bucket of an S3-compatible service for pictures; unset: DATA_DIR.',
    reads: ['api'],
  },
  {
    name: 'S3_ENDPOINT',
    kind: 'address',
    explained: 'The service of the bucket, https://objects.example; unset: Amazon S3 in S3_REGION.',
    reads: ['api'],
  },
  {
    name: 'S3_REGION',
    kind: 'text',
    default: 'ap-south-1',
    explained: 'The region of the bucket.',
    reads: ['api'],
  },
  {
    name: 'S3_ACCESS_KEY_ID',
    kind: 'text',
    explained: 'Access key with permission to read, write and list the bucket.',
    reads: ['api'],
  },
  {
    name: 'S3_SECRET_ACCESS_KEY',
    kind: 'text',
    explained: 'The secret of S3_ACCESS_KEY_ID. Prefer a file.',
    reads: ['api'],
  },
  {
    name: 'MONGODB_URI',
    kind: 'mongoAddress',
    explained: 'The replica set to use; unset: npm start runs its own MongoDB in DATA_DIR.',
    reads: ['api'],
  },
  {
    name: 'MONGOD_BINARY',
    kind: 'text',
    explained: 'The mongod program to run; unset: the one on the PATH, else a downloaded one.',
    reads: ['tools'],
  },
  {
    name: 'E_STORE_CACHE',
    kind: 'text',
    explained: 'Directory for a downloaded mongod; unset: ~/.cache/e-store.',
    reads: ['tools'],
  },
  {
    name: 'SMTP_URL',
    kind: 'mailServer',
    explained:
      'The mail server, smtp://user:password@host:587. Required by npm start when DEMO is off. local: the mail inbox of npm start, for a trial on this machine. Unset: that inbox, in a demo.',
    reads: ['api'],
  },
  {
    name: 'MAIL_FROM',
    kind: 'sender',
    default: 'E-Store <no-reply@estore.example>',
    explained:
      'The sender of all mails, as Name <name@shop.example>. Required by npm start when DEMO is off.',
    reads: ['api'],
  },
  {
    name: 'JWT_SECRET',
    kind: 'secret',
    explained:
      'Signs session cookies, at least 32 bytes. npm start generates it and stores it in DATA_DIR; otherwise required.',
    reads: ['api'],
  },
  {
    name: 'JWT_SECRET_PREVIOUS',
    kind: 'secret',
    explained:
      'The previous JWT_SECRET, for a week after a change, so that all sessions stay valid. Otherwise unset.',
    reads: ['api'],
  },
  {
    name: 'TOTP_SECRET',
    kind: 'secret',
    explained:
      'Encrypts the keys of authenticator apps, at least 32 bytes. npm start generates it. Otherwise unset: JWT_SECRET is used.',
    reads: ['api'],
  },
  {
    name: 'TOTP_SECRET_PREVIOUS',
    kind: 'secret',
    explained: 'The previous TOTP_SECRET, for one start of the API after a change. Otherwise unset.',
    reads: ['api'],
  },
  {
    name: 'INTERNAL_SECRET',
    kind: 'secret',
    explained:
      'Authenticates the web server to the API, at least 32 bytes. npm start generates it; otherwise required.',
    reads: ['api', 'web'],
  },
  {
    name: 'ADMIN_EMAIL',
    kind: 'email',
    explained:
      'Email of the Admin that migrate creates in a shop without an Admin; existing accounts are never changed. Unset: none.',
    reads: ['api'],
  },
  {
    name: 'ADMIN_PASSWORD',
    kind: 'text',
    explained: 'The password of that Admin, by the password rules for staff. Prefer a file.',
    reads: ['api'],
  },
  {
    name: 'BACKUP_KEY',
    kind: 'secret',
    explained:
      'Encrypts backups, at least 32 bytes. Store a copy on another machine: without it no backup can be read.',
    reads: ['api'],
  },
  {
    name: 'TRUST_PROXY_HOPS',
    kind: 'whole',
    from: 0,
    to: 10,
    default: '0',
    explained: 'Number of trusted proxies in front of the web server.',
    reads: ['api', 'web'],
  },
  {
    name: 'RATE_LIMITS',
    kind: 'onOff',
    default: 'on',
    explained: 'off: no rate limits, for load tests; only allowed when HOST is loopback.',
    reads: ['api'],
  },
  {
    name: 'FORGOT_PASSWORD_DISCLOSES',
    kind: 'trueFalse',
    default: 'true',
    explained: 'false: "forgot password" responds the same for known and unknown emails.',
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
    explained: 'Minimum length of new shopper passwords, 8 to 64 characters; NIST SP 800-63B-4 requires 15.',
    reads: ['api'],
  },
  {
    name: 'STAFF_PASSWORD_LENGTH',
    kind: 'whole',
    from: 15,
    to: 64,
    default: '15',
    explained: 'Minimum length of new passwords for staff, 15 to 64 characters.',
    reads: ['api'],
  },
  {
    name: 'SERVICE_WORKER',
    kind: 'onOff',
    default: 'on',
    explained: 'off: browsers delete the page that they store for offline use.',
    reads: ['web'],
  },
  {
    name: 'KEEP_MESSAGES_DAYS',
    kind: 'whole',
    from: 1,
    to: 30,
    default: '30',
    explained:
      'Days until a message of the contact page is deleted, for a complaint from its closing, 1 to 30.',
    reads: ['api'],
  },
  {
    name: 'KEEP_UNCONFIRMED_DAYS',
    kind: 'whole',
    from: 1,
    to: 30,
    default: '30',
    explained: 'Days until an unconfirmed newsletter subscription is deleted, 1 to 30.',
    reads: ['api'],
  },
  {
    name: 'KEEP_CARTS_DAYS',
    kind: 'whole',
    from: 1,
    to: 3650,
    default: '365',
    explained: 'Days until an unchanged cart is deleted.',
    reads: ['api'],
  },
  {
    name: 'KEEP_MAIL_DAYS',
    kind: 'whole',
    from: 1,
    to: 3650,
    default: '90',
    explained: 'Days for which the outbox stores the address of a sent mail.',
    reads: ['api'],
  },
  {
    name: 'KEEP_ERASURES_DAYS',
    kind: 'whole',
    from: 1,
    to: 3650,
    default: '365',
    explained: 'Days for which the record of an account erasure and its consents is stored.',
    reads: ['api'],
  },
  {
    name: 'KEEP_ORDERS_YEARS',
    kind: 'whole',
    from: 8,
    to: 30,
    default: '8',
    explained: 'Years for which the tax-relevant data of the orders of an erased account is stored, 8 to 30.',
    reads: ['api'],
  },
  {
    name: 'LOG_LEVEL',
    kind: 'logLevel',
    default: 'info',
    explained: 'Log level of the servers: error, warn, info, debug or silent.',
    reads: ['api', 'web'],
  },
  {
    name: 'LOGS_MAX_MB',
    kind: 'whole',
    from: 100,
    to: 100000,
    default: '1000',
    explained:
      'npm start: maximum size of the archived logs per server; below it they are stored for a year.',
    reads: ['tools'],
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    kind: 'address',
    explained: 'Destination of traces, by OTLP over HTTP to /v1/traces below this URL; unset: no traces.',
    reads: ['api', 'web'],
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    kind: 'headers',
    explained: 'Headers that authenticate the shop to that service, name=value,other=value. Prefer a file.',
    reads: ['api', 'web'],
  },
  {
    name: 'OTEL_SERVICE_NAME',
    kind: 'text',
    explained: 'Service name of the process in traces; unset: e-store-api, e-store-worker and e-store-web.',
    reads: ['api', 'web'],
  },
  {
    name: 'OTEL_TRACES_SAMPLER',
    kind: 'sampler',
    default: 'parentbased_always_on',
    explained: 'Sampler of traces; parentbased_traceidratio records a share of them.',
    reads: ['api', 'web'],
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    kind: 'share',
    default: '1',
    explained: 'The share for OTEL_TRACES_SAMPLER, 0 to 1.',
    reads: ['api', 'web'],
  },
  {
    name: 'DEMO',
    kind: 'demo',
    explained:
      'Demo catalogue, logins and past orders, for a shop that only this machine can reach. Unset: true while npm start runs its own MongoDB and PUBLIC_URL is on this machine, else false. throwaway: also in the database of MONGODB_URI.',
    reads: ['api'],
  },
  {
    name: 'DOMAIN',
    kind: 'host',
    default: 'localhost',
    explained:
      'docker compose --profile proxy: the host name of the TLS certificate; PUBLIC_URL is then https:// with this name.',
    reads: ['compose'],
  },
  {
    name: 'PROXY_HTTP_PORT',
    kind: 'port',
    default: '80',
    explained: 'docker compose --profile proxy: HTTP, which redirects to HTTPS.',
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
    explained: 'docker compose --profile observability: Grafana, on this machine only.',
    reads: ['compose'],
  },
  {
    name: 'API_MEMORY_MB',
    kind: 'whole',
    from: 100,
    to: 99999,
    default: '512',
    explained:
      'docker compose: memory limit of an API process; 300 is enough for 100,000 products, 1,000 for a million.',
    reads: ['compose'],
  },
  {
    name: 'API_START_MINUTES',
    kind: 'whole',
    from: 1,
    to: 99,
    default: '1',
    explained:
      'docker compose: minutes in which an API process must load its products, else it counts as failed; 15 for a million.',
    reads: ['compose'],
  },
  {
    name: 'CHROMIUM_PATH',
    kind: 'text',
    explained: 'The browser for the browser tests; unset: Chromium or Chrome on the PATH.',
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
