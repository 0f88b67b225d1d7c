import { createServer } from 'node:net';
import { hasInbox, hasLocalGateway } from './settings.js';

const listPorts = (values, wrong) => {
  const inbox = hasInbox(values) ? ['SMTP_PORT', 'MAIL_UI_PORT'] : [];
  const gateway = hasLocalGateway(values) ? ['GATEWAY_PORT'] : [];
  const asked = ['WORKER_PORT', 'WEB_METRICS_PORT'].filter((name) => values[name] !== undefined);
  const inside = ['METRICS_PORT', ...asked];
  const open = (names, hostName, host = values[hostName]) =>
    names.map((name) => ({ name, port: Number(values[name]), hostName, host }));
  return [
    ...open(['WEB_PORT', 'API_PORT'], 'HOST'),
    ...open([...inbox, ...gateway], 'HOST', '127.0.0.1'),
    ...open(inside, 'METRICS_HOST'),
  ].filter(({ name, port, hostName }) => port !== 0 && !wrong.has(name) && !wrong.has(hostName));
};

/** The system's error code when the port cannot be opened. */
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

/** One sentence per port that is taken or named twice, ignoring settings in `wrong`. */
export const findPortProblems = async (values, wrong) => {
  const ports = listPorts(values, wrong);
  const findEarlier = ({ port }, index) => ports.slice(0, index).find((other) => other.port === port);
  const twice = ports.flatMap((one, index) => {
    const earlier = findEarlier(one, index);
    return earlier ? [`${one.name} and ${earlier.name} are both ${one.port}: they must differ.`] : [];
  });
  const different = ports.filter((one, index) => findEarlier(one, index) === undefined);
  return [...twice, ...new Set((await Promise.all(different.map(findPortProblem))).flat())];
};
