import { createServer } from 'node:net';
import { kinds } from './setting-kinds.js';
import { hasInbox, isDemo, settings } from './settings.js';
import { isLoopback, isOnThisMachine } from './this-machine.js';

/** The settings whose value is wrong by itself: a sentence by name. */
const wrongValues = (values) =>
  new Map(
    settings.flatMap((setting) => {
      const { name, kind } = setting;
      const wrong = values[name] === undefined ? undefined : kinds[kind](values[name], setting);
      return wrong === undefined ? [] : [[name, `${name} ${wrong}.`]];
    }),
  );

/** Pairs of secrets that protect nothing when they are the same; the API refuses the same ones. */
const DIFFERENT_SECRETS = [
  ['JWT_SECRET_PREVIOUS', 'JWT_SECRET'],
  ['INTERNAL_SECRET', 'JWT_SECRET'],
  ['TOTP_SECRET', 'JWT_SECRET'],
  ['TOTP_SECRET', 'INTERNAL_SECRET'],
  ['TOTP_SECRET_PREVIOUS', 'TOTP_SECRET'],
];

/** The published logins of the demo, and missing rate limits, are for this machine alone. */
const wrongWhereOthersReach = (values) => {
  const { HOST, PUBLIC_URL, MONGODB_URI, DEMO, RATE_LIMITS } = values;
  const reach = `HOST is ${HOST}, which others can reach`;
  const isReached = !isLoopback(HOST);
  return [
    isDemo(values) &&
      isReached &&
      `DEMO must be false (its logins are public) because ${reach}: set DEMO=false.`,
    isDemo(values) &&
      !isOnThisMachine(PUBLIC_URL) &&
      `DEMO must be false (its logins are public) because PUBLIC_URL is ${PUBLIC_URL}, which others can reach: set DEMO=false.`,
    DEMO === 'true' &&
      MONGODB_URI !== undefined &&
      'DEMO must be false (its logins are public) because MONGODB_URI is set: set DEMO=false, or DEMO=throwaway if everything in that database may be lost.',
    RATE_LIMITS === 'off' && isReached && `RATE_LIMITS must be on because ${reach}.`,
  ];
};

const wrongSecrets = (values) =>
  DIFFERENT_SECRETS.map(
    ([name, other]) =>
      values[name] !== undefined && values[name] === values[other] && `${name} must differ from ${other}.`,
  );

const missingBeside = (values) => [
  values.ADMIN_EMAIL !== undefined &&
    values.ADMIN_PASSWORD === undefined &&
    'ADMIN_PASSWORD is required with ADMIN_EMAIL, best in a file: ADMIN_PASSWORD_FILE.',
  ...['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(
    (name) =>
      values.S3_BUCKET !== undefined && values[name] === undefined && `${name} is required with S3_BUCKET.`,
  ),
];

const sampleSender = settings.find(({ name }) => name === 'MAIL_FROM').default;

/** A shop that is no demo needs these; without them mails would be lost, or lead nowhere, and nobody would notice. */
const missingWithoutDemo = ({ DEMO, SMTP_URL, PUBLIC_URL, MAIL_FROM }) => {
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

/** What is wrong only beside another setting; a value that is wrong by itself is not judged again. */
const wrongTogether = (values, wrong, isServed) => {
  const sound = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)));
  return [
    wrongWhereOthersReach({ ...sound, HOST: sound.HOST ?? '127.0.0.1' }),
    wrongSecrets(sound),
    missingBeside({ ...sound, ...(wrong.has('ADMIN_PASSWORD_FILE') && { ADMIN_PASSWORD: '' }) }),
    isServed ? missingWithoutDemo({ ...sound, ...namedButWrong(wrong) }) : [],
  ]
    .flat()
    .filter((problem) => problem !== false);
};

/** What was given but is wrong is not called missing as well. */
const namedButWrong = (wrong) => ({
  ...((wrong.has('SMTP_URL') || wrong.has('SMTP_URL_FILE')) && { SMTP_URL: '' }),
  ...(wrong.has('PUBLIC_URL') && { PUBLIC_URL: 'http://localhost' }),
});

/** The ports that a start with these settings opens, and on which address. */
const portsToOpen = (values, wrong) => {
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

/** Opens the port for a moment; answers the error code of the system when it may not be opened. */
const whyNotOpen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

const sentenceOf = { EACCES: 'may not be opened by this user', EADDRINUSE: 'is taken by another program' };

const wrongPort = async ({ name, port, hostName, host }) => {
  const code = await whyNotOpen(port, host);
  if (code === undefined) return [];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return [`${hostName} ${host} is not an address of this machine.`];
  const why = sentenceOf[code] ?? `cannot be opened (${code})`;
  return [`${name} ${port} ${why}: stop that program, or choose another port with ${name}=${port + 1}.`];
};

const wrongPorts = async (values, wrong) => {
  const ports = portsToOpen(values, wrong);
  const earlierOf = ({ port }, index) => ports.slice(0, index).find((other) => other.port === port);
  const twice = ports.flatMap((one, index) => {
    const earlier = earlierOf(one, index);
    return earlier ? [`${one.name} and ${earlier.name} are both ${one.port}: they must differ.`] : [];
  });
  const different = ports.filter((one, index) => earlierOf(one, index) === undefined);
  return [...twice, ...new Set((await Promise.all(different.map(wrongPort))).flat())];
};

/**
 * What keeps a shop from starting with these settings: one sentence for each, naming the variable; none when all
 * is well. Needs nothing but Node, so that it runs before anything is installed. A tool serves nobody
 * (`isServed: false`): it opens no ports and needs no mail server.
 */
export const checkSettings = async (values, { isServed = true } = {}) => {
  const wrong = wrongValues(values);
  return [
    ...wrong.values(),
    ...wrongTogether(values, wrong, isServed),
    ...(isServed ? await wrongPorts(values, wrong) : []),
  ];
};

const leastNode = [20, 19];

/** Refuses a Node that is too old to run the rest, in words instead of a syntax error. */
export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number);
  const isOld = major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1]);
  return isOld ? [`Node ${leastNode.join('.')} or newer is needed; this is ${version}.`] : [];
};
