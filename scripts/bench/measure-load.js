import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';

const hasWrk = () => spawnSync('wrk', ['-v']).error === undefined;

/** The figure of wrk's report; requests that were not answered well make it worthless, and are an error. */
export const readWrk = (report) => {
  const bad = report.match(/(Non-2xx or 3xx responses: \d+|Socket errors: .+)/)?.[1];
  if (bad) throw new Error(bad);
  const found = report.match(/Requests\/sec:\s+([\d.]+)/)?.[1];
  if (!found) throw new Error(`wrk said:\n${report}`);
  return Number(found);
};

const byWrk = (url, { seconds, connections }) => {
  const { stdout } = spawnSync('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, url], {
    encoding: 'utf8',
  });
  return readWrk(stdout);
};

const get = (url, agent) =>
  new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answers ${response.statusCode}`)),
      );
    })
      .once('error', reject)
      .end();
  });

const byNode = async (url, { seconds, connections }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = performance.now();
  const until = before + seconds * 1_000;
  let answers = 0;
  const client = async () => {
    while (performance.now() < until) {
      await get(url, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client)).finally(() => agent.destroy());
  return answers / ((performance.now() - before) / 1_000);
};

/**
 * Requests a second that an address answers to `connections` clients that each ask again at once, over `seconds`; by
 * wrk where it is installed, which takes less of the processor. Throws when an answer is not a good one.
 */
export const measureLoad = (url, load, isWrkWanted = hasWrk()) => (isWrkWanted ? byWrk : byNode)(url, load);

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};
