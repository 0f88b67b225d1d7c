import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureGatewayKeys } from './gateway-keys.js';

describe('keys of the local gateway', () => {
  let dataDir;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'gateway-keys-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const keysFile = () => path.join(dataDir, 'gateway', 'keys.json');

  it('creates them once, readable by the owner only', () => {
    const keys = ensureGatewayKeys(dataDir);
    expect(keys).toEqual({
      PAYMENT_GATEWAY_KEY_ID: expect.stringMatching(/^rzp_test_\w{14}$/),
      PAYMENT_GATEWAY_KEY_SECRET: expect.stringMatching(/^\w{64}$/),
      PAYMENT_GATEWAY_WEBHOOK_SECRET: expect.stringMatching(/^\w{64}$/),
    });
    expect(ensureGatewayKeys(dataDir)).toEqual(keys);
    expect(statSync(keysFile()).mode & 0o777).toBe(0o600);
  });

  it('refuses a damaged file', () => {
    ensureGatewayKeys(dataDir);
    writeFileSync(keysFile(), '{');
    expect(() => ensureGatewayKeys(dataDir)).toThrow('is damaged');
  });
});
