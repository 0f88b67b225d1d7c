import { oneOf, port, url } from '@e-store/server/settings/fields';
import { readSettings } from '@e-store/server/settings/read-settings';
import { paymentSettings } from '@e-store/server/settings/payment-settings';
import { serverSettings } from '@e-store/server/settings/server-settings';
import { StartError } from '@e-store/server/run-until-stopped';
import type { TraceSettings } from '@e-store/server/trace-settings';
import { z } from 'zod';

/** Documented by `npm run settings`. */
export const Environment = z.object({
  WEB_PORT: serverSettings.WEB_PORT,
  WEB_METRICS_PORT: port.optional().meta({
    description:
      'Prometheus metrics and health of the web server, on the same internal address; unset: none.',
  }),
  METRICS_HOST: serverSettings.METRICS_HOST,
  HOST: serverSettings.HOST,
  API_URL: url('http://127.0.0.1:4000').default('http://127.0.0.1:4000').meta({
    description: 'The API. npm start and Compose set it.',
    isInternal: true,
  }),
  INTERNAL_SECRET: serverSettings.INTERNAL_SECRET,
  PUBLIC_URL: serverSettings.PUBLIC_URL,
  TRUST_PROXY_HOPS: serverSettings.TRUST_PROXY_HOPS,
  PAYMENT_GATEWAY_KEY_ID: paymentSettings.PAYMENT_GATEWAY_KEY_ID,
  PAYMENT_GATEWAY_CHECKOUT_URL: paymentSettings.PAYMENT_GATEWAY_CHECKOUT_URL,
  SERVICE_WORKER: oneOf(['on', 'off']).default('on').meta({
    description: 'off: browsers delete the page that they store for offline use.',
  }),
  LOG_LEVEL: serverSettings.LOG_LEVEL,
});

export type Config = {
  port: number;
  host: string;
  metricsPort: number | undefined;
  metricsHost: string;
  apiUrl: string;
  internalSecret: string;
  /** Public origin; https turns on HSTS. */
  publicUrl: string;
  trustProxyHops: number;
  /** Of the payment form, which pages may load and frame; undefined without a gateway. */
  checkoutOrigin: string | undefined;
  /** Off removes an offline page from browsers. */
  hasServiceWorker: boolean;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  traces: TraceSettings | undefined;
};

/** @throws StartError that names every invalid variable */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { settings, traces, problems } = readSettings(Environment, env);
  if (!settings) throw new StartError(problems.join('\n'));
  return {
    port: settings.WEB_PORT,
    host: settings.HOST,
    metricsPort: settings.WEB_METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    apiUrl: new URL(settings.API_URL).origin,
    internalSecret: settings.INTERNAL_SECRET,
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.WEB_PORT}`).origin,
    trustProxyHops: settings.TRUST_PROXY_HOPS,
    checkoutOrigin: settings.PAYMENT_GATEWAY_KEY_ID && new URL(settings.PAYMENT_GATEWAY_CHECKOUT_URL).origin,
    hasServiceWorker: settings.SERVICE_WORKER === 'on',
    logLevel: settings.LOG_LEVEL,
    traces,
  };
}

/** The only place in the web app that reads the environment. */
export const configFromEnvironment = (): Config => readConfig(process.env);
