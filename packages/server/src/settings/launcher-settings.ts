import { z } from 'zod';
import { booleanFlag, host, line, port, wholeNumber } from './fields.ts';

/** Read only by `npm start` and the repository's tools. */
export const LauncherSettings = z.object({
  SMTP_PORT: port.default(1025).meta({ description: 'The local mail inbox receives mail here.' }),
  MAIL_UI_PORT: port.default(8025).meta({
    description: 'The local mail inbox shows its mail here, as a page and at /messages as JSON.',
  }),
  DEMO_GATEWAY: booleanFlag.default(false).meta({
    description:
      'true: npm start runs a local payment gateway with a test page, for a shop that only this machine can reach. No money moves.',
  }),
  GATEWAY_PORT: port.default(9320).meta({ description: 'The local payment gateway of DEMO_GATEWAY.' }),
  MONGOD_BINARY: line.optional().meta({
    description: 'The mongod program to run; unset: the one on the PATH, else a downloaded one.',
  }),
  E_STORE_CACHE: line.optional().meta({
    description: 'Directory for a downloaded mongod; unset: ~/.cache/e-store.',
  }),
  LOGS_MAX_MB: wholeNumber(100, 100_000).default(1000).meta({
    description:
      'npm start: maximum size of the archived logs per server; below it they are stored for a year.',
  }),
  CHROMIUM_PATH: line.optional().meta({
    description: 'The browser for the browser tests; unset: Chromium or Chrome on the PATH.',
  }),
});

/** Read only by docker-compose.yml. */
export const ComposeSettings = z.object({
  DOMAIN: host.default('localhost').meta({
    description:
      'docker compose --profile proxy: the host name of the TLS certificate; PUBLIC_URL is then https:// with this name.',
  }),
  PROXY_HTTP_PORT: port.default(80).meta({
    description: 'docker compose --profile proxy: HTTP, which redirects to HTTPS.',
  }),
  PROXY_HTTPS_PORT: port.default(443).meta({ description: 'docker compose --profile proxy: HTTPS.' }),
  GRAFANA_PORT: port.default(3001).meta({
    description: 'docker compose --profile observability: Grafana, on this machine only.',
  }),
  API_MEMORY_MB: wholeNumber(100, 99_999).default(512).meta({
    description: 'docker compose: memory limit of an API process; 300 is enough for 20,000 products.',
  }),
  API_START_MINUTES: wholeNumber(1, 99).default(1).meta({
    description:
      'docker compose: minutes in which an API process must load its products, else it counts as failed.',
  }),
});
