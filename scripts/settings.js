/**
 * Every variable that E-Store reads from its environment: the one list behind `.env.example`, `npm run setup`
 * and the check at the start of `npm start`. `default` is what `npm start` uses when the variable is unset or
 * empty; `reads` names those who are handed it: the API, the web server, or the tools of this repository.
 *
 * @typedef {{ name: string, kind: import('./setting-kinds.js').Kind, default?: string,
 *   explained: string, reads: Array<'api' | 'web' | 'tools'> }} Setting
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
    explained: 'Prometheus metrics of the API; keep it on loopback or an internal network.',
    reads: ['api'],
  },
  {
    name: 'WORKER_PORT',
    kind: 'port',
    explained: 'Health of a separate worker process; unset: mail and jobs run inside the API process.',
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
      'What links in mails begin with; http://localhost:$WEB_PORT when unset. Cookies and HSTS follow its https.',
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
    kind: 'mailAddress',
    explained: 'A real mail server, smtp://user:password@host:587; unset: the local mail inbox.',
    reads: ['api'],
  },
  {
    name: 'MAIL_FROM',
    kind: 'text',
    default: 'E-Store <no-reply@estore.example>',
    explained: 'The sender of every mail.',
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
    name: 'INTERNAL_SECRET',
    kind: 'secret',
    explained:
      'Proves the web server to the API, at least 32 bytes. npm start makes one; elsewhere required.',
    reads: ['api', 'web'],
  },
  {
    name: 'TRUST_PROXY_HOPS',
    kind: 'count',
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
    name: 'SERVICE_WORKER',
    kind: 'onOff',
    default: 'on',
    explained: 'off: browsers forget the page that they keep for when they are offline.',
    reads: ['web'],
  },
  {
    name: 'LOG_LEVEL',
    kind: 'logLevel',
    default: 'info',
    explained: 'What the servers write to their logs: error, warn, info, debug or silent.',
    reads: ['api', 'web'],
  },
  {
    name: 'DEMO',
    kind: 'trueFalse',
    default: 'true',
    explained:
      'Demo catalogue, logins and past orders; true under npm start only, refused when HOST is not loopback.',
    reads: ['api'],
  },
  {
    name: 'CHROMIUM_PATH',
    kind: 'text',
    explained: 'The browser of the browser tests; unset: a Chromium or Chrome on the PATH.',
    reads: ['tools'],
  },
];

/** The settings with their defaults; an empty variable counts as unset. Values are not checked here. */
export const readSettings = (env) => {
  const values = {};
  for (const { name, default: standard } of settings) {
    const value = env[name]?.trim() || standard;
    if (value !== undefined) values[name] = value;
  }
  return values;
};
