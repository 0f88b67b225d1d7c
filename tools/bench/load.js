import autocannon from 'autocannon';
import { percentile } from './timed.js';

const toRequest = ({ url, headers = {} }) => {
  const { pathname, search } = new URL(url);
  return { path: pathname + search, headers };
};

/** At distant requests, so that no two connections ask for the same at once. */
const startingAt = (requests, connection, connections) => {
  const start = Math.floor((connection * requests.length) / connections);
  return [...requests.slice(start), ...requests.slice(0, start)];
};

/**
 * Percentiles from every response, because autocannon's are whole milliseconds.
 * @param {{ url: string, headers?: Record<string, string> }[]} requests to one server
 * @param {{ seconds: number, connections: number }} load
 * @throws Error unless the response is 2xx
 */
export const measureLoad = async (requests, { seconds, connections }) => {
  const sent = requests.map(toRequest);
  const times = [];
  let connection = 0;
  const badStatuses = [];
  const run = autocannon({
    url: new URL(requests[0].url).origin,
    connections,
    duration: seconds,
    requests: sent,
    setupClient: (client) => client.setRequests(startingAt(sent, connection++, connections)),
  });
  run.on('response', (_client, status, _bytes, ms) => {
    times.push(ms);
    if (status >= 200 && status <= 299) return;
    badStatuses.push(status);
    run.stop();
  });
  const { duration, requests: counts } = await run;
  if (badStatuses.length > 0) throw new Error(`A response had status ${badStatuses[0]}.`);
  // autocannon does not count a closed connection.
  const lost = counts.sent - times.length - connections;
  if (lost > 0) throw new Error(`${lost} requests had no response.`);
  return { perSecond: times.length / duration, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
};
