import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalOpenSearchConfig, readConfig } from './config.ts';
import { findOpenSearch } from './find-opensearch.ts';

export type LocalOpenSearchNode = {
  url: string;
  /** At once, as a power cut does. */
  kill: () => Promise<void>;
  /** As a hung machine does, until `resume`. */
  pause: () => void;
  resume: () => void;
};
export type LocalOpenSearch = { nodes: LocalOpenSearchNode[]; stop: () => Promise<void> };

type Options = { nodeCount?: number; heap?: string; config?: LocalOpenSearchConfig };

const START_TIMEOUT_MS = 90_000;
const STARTED = /publish_address \{127\.0\.0\.1:(\d+)\}.*\n[^\n]*started/;
const RUNNER = 'org.codelibs.opensearch.runner.OpenSearchRunner';
/** The runner takes the first free port above one of these, up to 9299. */
const BASE_PORTS = { from: 9200, to: 9280 };
const MAX_STARTS = 3;

/**
 * `stop` deletes the cluster's files. With OPENSEARCH_URL, uses that server and removes nothing.
 * @throws OpenSearchNotFound
 */
export async function startLocalOpenSearch(options: Options = {}): Promise<LocalOpenSearch> {
  const { nodeCount = 1, heap = '512m', config = readConfig() } = options;
  const found = await findOpenSearch(config);
  if ('url' in found) return { nodes: [configuredNode(found.url)], stop: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'e-store-opensearch-'));
  const ports = await Promise.all(Array.from({ length: nodeCount }, freePort));
  const nodes: LocalOpenSearchNode[] = [];
  const stop = async () => {
    await Promise.all(nodes.map(({ kill }) => kill()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // One by one, so that no two take the same HTTP port.
    for (const [index, port] of ports.entries())
      nodes.push(await tryToStart({ folder: join(folder, `${index}`), jars: found.jars, heap, port, ports }));
    return { nodes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function tryToStart(options: NodeOptions): Promise<LocalOpenSearchNode> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startNode(options);
    } catch (error) {
      if (attempt === MAX_STARTS) throw error;
    }
  }
}

type NodeOptions = { folder: string; jars: string; heap: string; port: number; ports: readonly number[] };

async function startNode({ folder, jars, heap, port, ports }: NodeOptions): Promise<LocalOpenSearchNode> {
  const config = join(folder, 'node_1', 'config');
  await mkdir(config, { recursive: true });
  await writeFile(join(config, 'opensearch.yml'), toYaml(port, ports));
  const options = {
    basePath: folder,
    numOfNode: '1',
    baseHttpPort: `${randomInt(BASE_PORTS.from, BASE_PORTS.to)}`,
    clusterName: 'e-store-test',
  };
  const child = spawn(
    'java',
    [
      `-Xmx${heap}`,
      '-cp',
      join(jars, '*'),
      RUNNER,
      ...Object.entries(options).flatMap(([name, value]) => [`-${name}`, value]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const httpPort = await readPort(child).catch((error: unknown) => {
    process.off('exit', killAtExit);
    child.kill('SIGKILL');
    throw error;
  });
  return {
    url: `http://127.0.0.1:${httpPort}`,
    kill: async () => {
      process.off('exit', killAtExit);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}

const toYaml = (port: number, ports: readonly number[]): string =>
  [
    `transport.port: ${port}`,
    ...(ports.length === 1
      ? ['discovery.type: single-node']
      : [
          `discovery.seed_hosts: [${ports.map((each) => `"127.0.0.1:${each}"`).join(', ')}]`,
          `cluster.initial_cluster_manager_nodes: ["127.0.0.1:${ports[0]}"]`,
        ]),
    // A nearly full disk must not block tests.
    'cluster.routing.allocation.disk.threshold_enabled: false',
    '',
  ].join('\n');

/** From the log, which names the HTTP port when the node accepts requests. */
async function readPort(child: ChildProcess): Promise<number> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Error(`OpenSearch did not start (${reason}): ${output.slice(-2000)}`));
    const timer = setTimeout(() => fail('no answer'), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      if (timer.hasRef()) output += chunk.toString();
      const [, port] = STARTED.exec(output) ?? [];
      if (port === undefined) return;
      clearTimeout(timer);
      output = '';
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => fail(error.message));
    child.once('exit', (status) => fail(`exit status ${status}`));
  });
}

const configuredNode = (url: string): LocalOpenSearchNode => {
  const fail = () => {
    throw new Error('The server of OPENSEARCH_URL cannot be stopped by a test.');
  };
  return { url, kill: fail, pause: fail, resume: fail };
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
