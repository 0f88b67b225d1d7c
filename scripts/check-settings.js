import { createServer } from 'node:net';
import { kinds } from './setting-kinds.js';
import { hasInbox, isDemo, settings } from './settings.js';
import { isLoopback, isOnThisMachine } from './this-machine.js';

const findInvalidValues = (values) =>
  new Map(
    settings.flatMap((setting) => {
      const { name, kind } = setting;
      const wrong = values[name] === undefined ? undefined : kinds[kind](values[name], setting);
      return wrong === undefined ? [] : [[name, `${name} ${wrong}.`]];
    }),
  );

/** Secrets that must differ; the API applies the same rule. */
const DIFFERENT_SECRETS = [
  ['JWT_SECRET_PREVIOUS', 'JWT_SECRET'],
  ['INTERNAL_SECRET', 'JWT_SECRET'],
  ['TOTP_SECRET', 'JWT_SECRET'],
  ['TOTP_SECRET', 'INTERNAL_SECRET'],
  ['TOTP_SECRET_PREVIOUS', 'TOTP_SECRET'],
];

/** Demo logins and disabled rate limits are allowed only on loopback. */
const findExposedSettings = (values) => {
  const { HOST, PUBLIC_URL, MONGODB_URI, DEMO, RATE_LIMITS } = values;
  const reach = `HOST is ${HOST}, which others can reach`;
  const isExposed = !isLoopback(HOST);
  return [
    isDemo(values) &&
      isExposed &&
      `DEMO must be false (its logins are public) because ${reach}: set DEMO=false.`,
    isDemo(values) &&
      !isOnThisMachine(PUBLIC_URL) &&
      `DEMO must be false (its logins are public) because PUBLIC_URL is ${PUBLIC_URL}, which others can reach: set DEMO=false.`,
    DEMO === 'true' &&
      MONGODB_URI !== undefined &&
      'DEMO must be false (its logins are public) because MONGODB_URI is set: set DEMO=false, or DEMO=throwaway if everything in that database may be lost.',
    RATE_LIMITS === 'off' && isExposed && `RATE_LIMITS must be on because ${reach}.`,
  ];
};

const findEqualSecrets = (values) =>
  DIFFERENT_SECRETS.map(
    ([name, other]) =>
      values[name] !== undefined && values[name] === values[other] && `${name} must differ from ${other}.`,
  );

const findMissingCompanions = (values) => [
  values.ADMIN_EMAIL !== undefined &&
    values.ADMIN_PASSWORD === undefined &&
    'ADMIN_PASSWORD is required with ADMIN_EMAIL, best in a file: ADMIN_PASSWORD_FILE.',
  ...['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(
    (name) =>
      values.S3_BUCKET !== undefined && values[name] === undefined && `${name} is required with S3_BUCKET.`,
  ),
];

const sampleSender = settings.find(({ name }) => name === 'MAIL_FROM').default;

/** A production shop needs these settings, otherwise mails are lost silently. */
const findMissingProductionSettings = ({ DEMO, SMTP_URL, PUBLIC_URL, MAIL_FROM }) => {
  if (DEMO !== 'false') return [];
  if (SMTP_URL === 'local')
    return [
      !isOnThisMachine(PUBLIC_URL) &&
        `SMTP_URL must name a mail server because PUBLIC_URL is ${PUBLIC_URL}: the local inbox delivers to nobody.`,
    ];
  return [
    SMTP_URL === undefined &&
      'SMTP_URL is required when DEMO is off: a mail server like smtp://user:password@mail.example:587, or SMTP_URL=local for a trial on this machine.',
    PUBLIC_URL === undefined &&
      'PUBLIC_URL is required when DEMO is off: the address that shoppers type, like https://shop.example.',
    MAIL_FROM === sampleSender &&
      'MAIL_FROM is required when DEMO is off: the sender of every mail, like My Shop <orders@shop.example>.',
  ];
};

/** Checks combinations of settings, ignoring values that are invalid themselves. */
const findConflicts = (values, wrong, isServed) => {
  const validValues = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)));
  return [
    findExposedSettings({ ...validValues, HOST: validValues.HOST ?? '127.0.0.1' }),
    findEqualSecrets(validValues),
    findMissingCompanions({
      ...validValues,
      ...(wrong.has('ADMIN_PASSWORD_FILE') && { ADMIN_PASSWORD: '' }),
    }),
    isServed ? findMissingProductionSettings({ ...validValues, ...placeholdersForInvalid(wrong) }) : [],
  ]
    .flat()
    .filter((problem) => problem !== false);
};

const placeholdersForInvalid = (wrong) => ({
  ...((wrong.has('SMTP_URL') || wrong.has('SMTP_URL_FILE')) && { SMTP_URL: '' }),
  ...(wrong.has('PUBLIC_URL') && { PUBLIC_URL: 'http://localhost' }),
});

const listPorts = (values, wrong) => {
  const inbox = hasInbox(values) ? ['SMTP_PORT', 'MAIL_UI_PORT'] : [];
  const asked = ['WORKER_PORT', 'WEB_METRICS_PORT'].filter((name) => values[name] !== undefined);
  const inside = ['METRICS_PORT', ...asked];
  const open = (names, hostName, host = values[hostName]) =>
    names.map((name) => ({ name, port: Number(values[name]), hostName, host }));
  return [
    ...open(['WEB_PORT', 'API_PORT'], 'HOST'),
    ...open(inbox, 'HOST', '127.0.0.1'),
    ...open(inside, 'METRICS_HOST'),
  ].filter(({ name, port, hostName }) => port !== 0 && !wrong.has(name) && !wrong.has(hostName));
};

/** Returns the system's error code when the port cannot be opened. */
const portError = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

const sentenceOf = { EACCES: 'may not be opened by this user', EADDRINUSE: 'is taken by another program' };

const findPortProblem = async ({ name, port, hostName, host }) => {
  const code = await portError(port, host);
  if (code === undefined) return [];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return [`${hostName} ${host} is not an address of this machine.`];
  const why = sentenceOf[code] ?? `cannot be opened (${code})`;
  return [`${name} ${port} ${why}: stop that program, or choose another port with ${name}=${port + 1}.`];
};

const findPortProblems = async (values, wrong) => {
  const ports = listPorts(values, wrong);
  const findEarlier = ({ port }, index) => ports.slice(0, index).find((other) => other.port === port);
  const twice = ports.flatMap((one, index) => {
    const earlier = findEarlier(one, index);
    return earlier ? [`${one.name} and ${earlier.name} are both ${one.port}: they must differ.`] : [];
  });
  const different = ports.filter((one, index) => findEarlier(one, index) === undefined);
  return [...twice, ...new Set((await Promise.all(different.map(findPortProblem))).flat())];
};

/**
 * Returns one sentence per invalid setting. Uses only Node modules, so that it runs before installation.
 * @param isServed false for tools, which need no ports or mail server.
 */
export const checkSettings = async (values, { isServed = true } = {}) => {
  const wrong = findInvalidValues(values);
  return [
    ...wrong.values(),
    ...findConflicts(values, wrong, isServed),
    ...(isServed ? await findPortProblems(values, wrong) : []),
  ];
};

const leastNode = [20, 19];

/** Rejects an outdated Node with a message instead of a syntax error. */
export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number);
  const isOld = major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1]);
  return isOld ? [`Node ${leastNode.join('.')} or newer is needed; this is ${version}.`] : [];
};
