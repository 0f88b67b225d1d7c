import { withSecretFiles } from '@e-store/server/secret-files';
import { StartError } from '@e-store/server/start-error';
import { readTraceSettings, TRACE_SECRETS, type TraceSettings } from '@e-store/server/trace-settings';
import { z } from 'zod';

const whole = (max: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: message, abort: true })
    .transform(Number)
    .pipe(z.number().max(max, message));
const port = whole(65_535, 'must be a port from 0 to 65535');
const host = z.string().regex(/^[\w.:-]+$/, 'must be an address or a host name');
const SAMPLE = /change|replace|example|sample|placeholder|dummy|secret|password|1234567/i;
const isMonotonous = (text: string) => new Set(text).size < 10;

function isOrigin(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && !search && !hash;
}

const Environment = z.object({
  WEB_PORT: port.default(3000),
  WEB_METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  HOST: host.default('127.0.0.1'),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  INTERNAL_SECRET: z
    .string('is required: at least 32 bytes, the same as the API has')
    .refine((secret) => Buffer.byteLength(secret) >= 32, 'must have at least 32 bytes')
    .refine(
      (secret) => !SAMPLE.test(secret) && !isMonotonous(secret),
      'is a sample value: choose a random one',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://shop.example', abort: true })
    .refine(isOrigin, 'must be an origin without a path, like https://shop.example')
    .optional(),
  TRUST_PROXY_HOPS: whole(10, 'must be a whole number from 0 to 10').default(0),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

export type Config = {
  port: number;
  host: string;
  metricsPort: number | undefined;
  metricsHost: string;
  apiUrl: string;
  internalSecret: string;
  /** Public origin of the shop; https turns on HSTS. */
  publicUrl: string;
  trustProxyHops: number;
  /** Whether browsers cache an offline page. Off removes an existing one. */
  hasServiceWorker: boolean;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  traces: TraceSettings | undefined;
};

/**
 * Reads the settings of the web server.
 * @throws StartError that names every invalid variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable counts as unset.
  const { env: withFiles, problems: unreadable } = withSecretFiles(env, [
    'INTERNAL_SECRET',
    ...TRACE_SECRETS,
  ]);
  const given = Object.fromEntries(Object.entries(withFiles).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(given);
  const { traces, problems: unfitTraces } = readTraceSettings(given);
  const unfit = (result.error?.issues ?? [])
    .filter(({ path }) => !unreadable.some((problem) => problem.startsWith(`${path.join('.')}_FILE `)))
    .map(({ path, message }) => `${path.join('.')}: ${message}`);
  const problems = [...unreadable, ...unfit, ...unfitTraces];
  if (!result.success || problems.length > 0) throw new StartError(problems.join('\n'));
  const { WEB_PORT, HOST, API_URL, INTERNAL_SECRET, PUBLIC_URL, TRUST_PROXY_HOPS } = result.data;
  return {
    port: WEB_PORT,
    host: HOST,
    metricsPort: result.data.WEB_METRICS_PORT,
    metricsHost: result.data.METRICS_HOST,
    apiUrl: new URL(API_URL).origin,
    internalSecret: INTERNAL_SECRET,
    publicUrl: new URL(PUBLIC_URL ?? `http://localhost:${WEB_PORT}`).origin,
    trustProxyHops: TRUST_PROXY_HOPS,
    hasServiceWorker: result.data.SERVICE_WORKER === 'on',
    logLevel: result.data.LOG_LEVEL,
    traces,
  };
}

/** The only place in the web app that reads the environment. */
export const configFromEnvironment = (): Config => readConfig(process.env);
