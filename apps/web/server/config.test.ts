/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const INTERNAL_SECRET = 'd41d8cd98f00b204e9800998ecf8427e';

describe('settings of the web server', () => {
  it('needs nothing but the secret', () => {
    expect(readConfig({ INTERNAL_SECRET })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:4000',
      internalSecret: INTERNAL_SECRET,
      publicUrl: 'http://localhost:3000',
      trustProxyHops: 0,
      checkoutOrigin: undefined,
      hasServiceWorker: true,
      logLevel: 'info',
      traces: undefined,
    });
  });

  it('takes what is set, and an empty variable for not set', () => {
    const config = readConfig({
      INTERNAL_SECRET,
      WEB_PORT: '8080',
      HOST: '',
      PUBLIC_URL: 'https://shop.example/',
      TRUST_PROXY_HOPS: '2',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'https://shop.example',
      trustProxyHops: 2,
    });
  });

  it('names every bad variable at once', () => {
    const bad = {
      WEB_PORT: 'x',
      WEB_METRICS_PORT: '70000',
      API_URL: 'ftp://a',
      PUBLIC_URL: 'shop',
      TRUST_PROXY_HOPS: '-1',
    };
    expect(() => readConfig(bad)).toThrow(
      /WEB_PORT[^]*WEB_METRICS_PORT[^]*API_URL[^]*INTERNAL_SECRET[^]*PUBLIC_URL[^]*TRUST_PROXY_HOPS/,
    );
  });

  it('sends traces where an endpoint is set, and names what is wrong with that', () => {
    const traced = { INTERNAL_SECRET, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(readConfig(traced).traces).toMatchObject({ url: 'http://collector:4318/v1/traces' });
    expect(() => readConfig({ ...traced, WEB_PORT: 'x', OTEL_TRACES_SAMPLER: 'never' })).toThrow(
      /WEB_PORT[^]*OTEL_TRACES_SAMPLER/,
    );
  });

  it.each(['short', 'change-me-change-me-change-me-change-me', 'x'.repeat(40)])(
    'refuses a secret that anybody could guess: %s',
    (secret) => {
      expect(() => readConfig({ INTERNAL_SECRET: secret })).toThrow(/INTERNAL_SECRET/);
    },
  );

  it('takes its secret from a file, as Docker gives it, and says when it cannot', () => {
    const folder = mkdtempSync(join(tmpdir(), 'web-config-'));
    const file = join(folder, 'internal_secret');
    writeFileSync(file, `${INTERNAL_SECRET}\n`);
    expect(readConfig({ INTERNAL_SECRET_FILE: file }).internalSecret).toBe(INTERNAL_SECRET);
    rmSync(folder, { recursive: true });
    expect(() => readConfig({ INTERNAL_SECRET_FILE: file })).toThrow(
      /^INTERNAL_SECRET_FILE .* cannot be read$/,
    );
  });
});
