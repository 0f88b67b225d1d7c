import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type LocalOpenSearchConfig, readConfig } from './config.ts';

const run = promisify(execFile);

export type FoundOpenSearch = { url: string } | { jars: string };

/** The message names the missing program and how to install it. */
export class OpenSearchNotFound extends Error {}

const VERSION = '2.19.1';
const POM = join(dirname(fileURLToPath(import.meta.url)), '..', 'pom.xml');
const PACKAGES = ['openjdk-17-jre-headless', 'maven'];
const INSTALL = `sudo apt-get update && sudo apt-get install -y ${PACKAGES.join(' ')}`;

/**
 * The server of `OPENSEARCH_URL`, else jars from the cache or Maven. Needs Java, installed only with `CI=true`.
 * @throws OpenSearchNotFound
 */
export async function findOpenSearch(config: LocalOpenSearchConfig = readConfig()): Promise<FoundOpenSearch> {
  const { configuredUrl, cacheDir, searchPath, isCi } = config;
  if (configuredUrl !== undefined) return { url: configuredUrl };
  const jars = join(cacheDir, `opensearch-${VERSION}`);
  const needed = existsSync(jars) ? ['java'] : ['java', 'mvn'];
  const listMissing = () =>
    needed.filter((program) => spawnSync(program, ['-version'], { env: { PATH: searchPath } }).status !== 0);
  if (isCi && listMissing().length > 0) installPrograms();
  const missing = listMissing();
  if (missing.length > 0) throw new OpenSearchNotFound(`${missing.join(' and ')} missing: ${INSTALL}`);
  if (!existsSync(jars)) await download(cacheDir, jars);
  return { jars };
}

/** A rename from a temporary folder is atomic for parallel starts. */
async function download(cacheDir: string, jars: string): Promise<void> {
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'fetching-'));
  try {
    const target = `-DoutputDirectory=${folder}`;
    await run('mvn', ['-q', '-B', '-f', POM, 'dependency:copy-dependencies', target]);
    await rename(folder, jars).catch((error: unknown) => {
      if (!existsSync(jars)) throw error;
    });
  } catch (error) {
    throw new OpenSearchNotFound(
      `Maven has no OpenSearch: ${error instanceof Error ? error.message : String(error)}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function installPrograms(): void {
  const aptGet = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [command = '', ...prefix] = process.getuid?.() === 0 ? aptGet : ['sudo', '-n', ...aptGet];
  // Of several test files, one installs and the others wait.
  for (const args of [['update'], ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', ...PACKAGES]])
    spawnSync(command, [...prefix, ...args], { stdio: ['ignore', 2, 2] });
}
