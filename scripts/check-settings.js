import { createServer } from 'node:net';
import { isLoopback, kinds } from './setting-kinds.js';
import { settings } from './settings.js';

const wrongValues = (values) =>
  settings.flatMap(({ name, kind }) => {
    const wrong = values[name] === undefined ? undefined : kinds[kind](values[name]);
    return wrong === undefined ? [] : [`${name} ${wrong}.`];
  });

/** What is wrong only beside another setting. */
const wrongTogether = (values) => {
  const problems = [];
  if (!isLoopback(values.HOST)) {
    const reach = `HOST is ${values.HOST}, which others can reach`;
    if (values.DEMO === 'true') {
      problems.push(`DEMO must be false (its logins are public) because ${reach}: set DEMO=false.`);
    }
    if (values.RATE_LIMITS === 'off') problems.push(`RATE_LIMITS must be on because ${reach}.`);
  }
  if (values.JWT_SECRET !== undefined && values.JWT_SECRET === values.JWT_SECRET_PREVIOUS) {
    problems.push('JWT_SECRET_PREVIOUS must differ from JWT_SECRET.');
  }
  if (values.JWT_SECRET !== undefined && values.JWT_SECRET === values.INTERNAL_SECRET) {
    problems.push('INTERNAL_SECRET must differ from JWT_SECRET.');
  }
  return problems;
};

/** The ports that a start with these settings opens, and on which address. */
const portsToOpen = (values) => {
  const inbox = values.SMTP_URL === undefined ? ['SMTP_PORT', 'MAIL_UI_PORT'] : [];
  const asked = ['WORKER_PORT', 'WEB_METRICS_PORT'].filter((name) => values[name] !== undefined);
  const inside = ['METRICS_PORT', ...asked];
  return [
    ...['WEB_PORT', 'API_PORT'].map((name) => ({ name, port: Number(values[name]), host: values.HOST })),
    ...inbox.map((name) => ({ name, port: Number(values[name]), host: '127.0.0.1' })),
    ...inside.map((name) => ({ name, port: Number(values[name]), host: values.METRICS_HOST })),
  ].filter(({ port }) => port !== 0);
};

/** Opens the port for a moment; answers the error code of the system when it may not be opened. */
const whyNotOpen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

const sentenceOf = { EACCES: 'may not be opened by this user', EADDRINUSE: 'is taken by another program' };

const wrongPort = async ({ name, port, host }) => {
  const code = await whyNotOpen(port, host);
  if (code === undefined) return [];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return [`HOST ${host} is not an address of this machine.`];
  const why = sentenceOf[code] ?? `cannot be opened (${code})`;
  return [`${name} ${port} ${why}: stop that program, or choose another port with ${name}=${port + 1}.`];
};

const wrongPorts = async (values) => {
  const ports = portsToOpen(values);
  const twice = ports.flatMap(({ name, port }, index) => {
    const earlier = ports.slice(0, index).find((other) => other.port === port);
    return earlier ? [`${name} and ${earlier.name} are both ${port}: they must differ.`] : [];
  });
  if (twice.length > 0) return twice;
  return [...new Set((await Promise.all(ports.map(wrongPort))).flat())];
};

/**
 * What keeps a shop from starting with these settings: one sentence for each, naming the variable; none when all
 * is well. Needs nothing but Node, so that it runs before anything is installed. Values come first, then what they
 * mean together, then the ports, because a word that is no port cannot be tried.
 */
export const checkSettings = async (values) => {
  for (const look of [wrongValues, wrongTogether, wrongPorts]) {
    const problems = await look(values);
    if (problems.length > 0) return problems;
  }
  return [];
};

const leastNode = [20, 19];

/** Refuses a Node that is too old to run the rest, in words instead of a syntax error. */
export const checkNode = (version = process.versions.node) => {
  const [major, minor] = version.split('.').map(Number);
  const isOld = major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1]);
  return isOld ? [`Node ${leastNode.join('.')} or newer is needed; this is ${version}.`] : [];
};
