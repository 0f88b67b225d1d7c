import { host, oneOf, origin, port, secret, wholeNumber } from './fields.ts';

const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;

/** Read by the API and the web server. */
export const serverSettings = {
  WEB_PORT: port.default(3000).meta({
    description:
      'Pages and assets; the web server forwards /api/* to the API, so that a browser sees one origin.',
  }),
  HOST: host.default('127.0.0.1').meta({
    description: 'The address that the servers bind to; the container images set 0.0.0.0.',
  }),
  METRICS_HOST: host.default('127.0.0.1').meta({
    description:
      'The address that METRICS_PORT, WEB_METRICS_PORT and WORKER_PORT bind to; the container images set 0.0.0.0.',
  }),
  PUBLIC_URL: origin('https://shop.example').optional().meta({
    description:
      'The URL of the shop, https://shop.example: links in mails begin with it; with https, cookies are Secure and HSTS is on. Required by npm start when DEMO is off. Unset: http://localhost:$WEB_PORT.',
    requiredInProduction: 'the address that shoppers type, like https://shop.example',
  }),
  INTERNAL_SECRET: secret.meta({
    description:
      'Authenticates the web server to the API, at least 32 bytes. npm start generates it; otherwise required.',
    hasFile: true,
    differsFrom: ['JWT_SECRET'],
  }),
  TRUST_PROXY_HOPS: wholeNumber(0, 10)
    .default(0)
    .meta({ description: 'Number of trusted proxies in front of the web server.' }),
  LOG_LEVEL: oneOf(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .meta({ description: `Log level of the servers: error, warn, info, debug or silent.` }),
};
