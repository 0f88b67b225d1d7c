import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { newSecret, readIfExists, writePrivateJson } from './secrets.js';

const newKeys = () => ({
  PAYMENT_GATEWAY_KEY_ID: `rzp_test_${randomBytes(7).toString('hex')}`,
  PAYMENT_GATEWAY_KEY_SECRET: newSecret(),
  PAYMENT_GATEWAY_WEBHOOK_SECRET: newSecret(),
});

export const gatewayFolder = (dataDir) => path.join(dataDir, 'gateway');

/** Created once per data directory, so that signatures stay valid after a restart. */
export const ensureGatewayKeys = (dataDir) => {
  const file = path.join(gatewayFolder(dataDir), 'keys.json');
  const stored = readIfExists(file);
  if (stored !== undefined) {
    try {
      return JSON.parse(stored);
    } catch {
      throw new Error(`${file} is damaged: delete it to make new keys.`);
    }
  }
  const keys = newKeys();
  writePrivateJson(file, keys);
  return keys;
};
