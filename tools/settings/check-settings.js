import { findPortProblems } from './check-ports.js';
import { findValueProblem } from './setting-rules.js';
import { hasLocalGateway, isDemo, settings } from './settings.js';
import { isLoopback, isOnThisMachine } from '../../scripts/this-machine.js';

const findInvalidValues = (values) =>
  new Map(
    settings.flatMap((setting) => {
      const { name } = setting;
      const wrong = values[name] === undefined ? undefined : findValueProblem(setting, values[name]);
      return wrong === undefined ? [] : [[name, `${name} ${wrong}.`]];
    }),
  );

/** Demo logins, the local gateway and disabled rate limits: only on loopback. */
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
    hasLocalGateway(values) &&
      isExposed &&
      `DEMO_GATEWAY must be false (its payments move no money) because ${reach}.`,
    hasLocalGateway(values) &&
      !isOnThisMachine(PUBLIC_URL) &&
      `DEMO_GATEWAY must be false (its payments move no money) because PUBLIC_URL is ${PUBLIC_URL}, which others can reach.`,
    RATE_LIMITS === 'off' && isExposed && `RATE_LIMITS must be on because ${reach}.`,
  ];
};

const gatewayKeys = [
  'PAYMENT_GATEWAY_KEY_ID',
  'PAYMENT_GATEWAY_KEY_SECRET',
  'PAYMENT_GATEWAY_WEBHOOK_SECRET',
];

/** The local gateway has keys of its own. */
const findGatewayConflict = (values) => {
  const given = gatewayKeys.find((name) => values[name] !== undefined);
  return hasLocalGateway(values) && given !== undefined
    ? [`DEMO_GATEWAY must be false because ${given} is set: the shop uses one gateway.`]
    : [];
};

const findEqualSecrets = (values) =>
  settings.flatMap(({ name, differsFrom = [] }) =>
    differsFrom
      .filter((other) => values[name] !== undefined && values[name] === values[other])
      .map((other) => `${name} must differ from ${other}.`),
  );

const findMissingCompanions = (values, isMissing) =>
  settings.flatMap(({ name, requiredWith = [], requiredHint = '' }) =>
    requiredWith
      .filter((other) => values[other] !== undefined && isMissing(name))
      .slice(0, 1)
      .map((other) => `${name} is required with ${other}${requiredHint}.`),
  );

/** Without these, mails of a production shop are lost silently. */
const findMissingProductionSettings = ({ DEMO, SMTP_URL, PUBLIC_URL, ...values }, isMissing) => {
  if (DEMO !== 'false') return [];
  if (SMTP_URL === 'local')
    return [
      !isOnThisMachine(PUBLIC_URL) &&
        `SMTP_URL must name a mail server because PUBLIC_URL is ${PUBLIC_URL}: the local inbox delivers to nobody.`,
    ];
  return settings
    .filter(({ requiredInProduction }) => requiredInProduction)
    .filter(
      ({ name, default: sample }) => isMissing(name) || (sample !== undefined && values[name] === sample),
    )
    .map(
      ({ name, requiredInProduction }) => `${name} is required when DEMO is off: ${requiredInProduction}.`,
    );
};

/** Ignores values that are invalid themselves. */
const findConflicts = (values, wrong, isServed) => {
  const valid = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)));
  const isMissing = (name) => values[name] === undefined && !wrong.has(`${name}_FILE`);
  return [
    findExposedSettings({ ...valid, HOST: valid.HOST ?? '127.0.0.1' }),
    findGatewayConflict(valid),
    findEqualSecrets(valid),
    findMissingCompanions(valid, isMissing),
    isServed ? findMissingProductionSettings(valid, isMissing) : [],
  ]
    .flat()
    .filter((problem) => problem !== false);
};

/**
 * One sentence per invalid setting. Only Node modules: runs before installation.
 * @param isServed false for tools, which need no ports or mail server
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

/** A message instead of a syntax error for an outdated Node. */
export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number);
  const isOld = major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1]);
  return isOld ? [`Node ${leastNode.join('.')} or newer is needed; this is ${version}.`] : [];
};
