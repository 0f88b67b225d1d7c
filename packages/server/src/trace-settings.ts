import { z } from 'zod';
import { line, matching, oneOf, url } from './settings/fields.ts';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const HEADER = String.raw`[\w.-]+\s*=\s*[^,\s][^,\r\n]*`;
const MUST_BE_HEADERS = 'must be like name=value,other=value';

/** `name=value,other=value` with URL encoding. */
function parseHeaders(text: string, context: z.RefinementCtx): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const read = pairs.map((pair) => /^\s*([\w.-]+)\s*=\s*(.+?)\s*$/.exec(pair));
  try {
    return Object.fromEntries(
      read.map((match) => {
        if (!match?.[1] || !match[2]) throw new URIError('no pair');
        return [match[1], decodeURIComponent(match[2])];
      }),
    );
  } catch {
    context.addIssue(MUST_BE_HEADERS);
    return z.NEVER;
  }
}

/** OpenTelemetry's standard variables. */
export const TraceEnvironment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://collector.example:4318').meta({
    description: 'Destination of traces, by OTLP over HTTP to /v1/traces below this URL; unset: no traces.',
  }),
  OTEL_SERVICE_NAME: line.optional().meta({
    description: 'Service name of the process in traces; unset: e-store-api, e-store-worker and e-store-web.',
  }),
  OTEL_TRACES_SAMPLER: z
    .string()
    .toLowerCase()
    .pipe(oneOf(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`))
    .default('parentbased_always_on')
    .meta({
      description: 'Sampler of traces; parentbased_traceidratio records a share of them.',
      pattern: `^(${SAMPLERS.join('|')})$`,
      ignoresCase: true,
      message: `must be ${SAMPLERS.join(' or ')}, not "{value}"`,
    }),
  OTEL_TRACES_SAMPLER_ARG: matching(
    /^(?=.)0*(\.\d+|1(\.0+)?)?$/,
    'must be a number from 0 to 1',
    'must be a number from 0 to 1, not "{value}"',
  )
    .transform(Number)
    .default(1)
    .meta({ description: 'The share for OTEL_TRACES_SAMPLER, 0 to 1.' }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform(parseHeaders)
    .optional()
    .meta({
      pattern: String.raw`^\s*${HEADER}(,\s*${HEADER})*,?$`,
      message: MUST_BE_HEADERS,
      description:
        'Headers that authenticate the shop at OTEL_EXPORTER_OTLP_ENDPOINT, name=value,other=value. Prefer a file.',
      hasFile: true,
    }),
});

export type TraceSettings = {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Unset: each process uses its own name. */
  serviceName: string | undefined;
  /** For a trace that begins here; `parentbased_` follows the caller's decision. */
  sampler: (typeof SAMPLERS)[number];
  ratio: number;
};

/** None without an endpoint. Each problem names its variable. */
export function readTraceSettings(env: Readonly<Record<string, string | undefined>>): {
  traces: TraceSettings | undefined;
  problems: string[];
} {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']) return { traces: undefined, problems: [] };
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = TraceEnvironment.safeParse(given);
  const problems = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
  if (!data) return { traces: undefined, problems };
  const endpoint = data.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    traces: {
      url: new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href,
      headers: data.OTEL_EXPORTER_OTLP_HEADERS ?? {},
      serviceName: data.OTEL_SERVICE_NAME,
      sampler: data.OTEL_TRACES_SAMPLER,
      ratio: data.OTEL_TRACES_SAMPLER_ARG,
    },
    problems,
  };
}
