import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../../scripts/shop/start-child.js';
import { pinServer } from './cores.js';

/**
 * Runs `bare-<kind>.js`, which answers like `url`, on the same core.
 * @param {'express' | 'react'} kind
 */
export const startBare = async (kind, url, { dataDir, signal }) => {
  const bare = await startChild(
    {
      name: `The bare ${kind}`,
      file: fileURLToPath(new URL(`bare-${kind}.js`, import.meta.url)),
      args: [url],
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      logFile: path.join(dataDir, 'logs', `bare-${kind}.log`),
    },
    signal,
  );
  pinServer(bare.pid);
  return bare;
};
