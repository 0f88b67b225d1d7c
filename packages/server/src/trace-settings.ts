/** Whether a trace that begins here is recorded; `parentbased_` follows the caller's decision. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export type TraceSettings = {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Unset: each process uses its own name. */
  serviceName: string | undefined;
  sampler: (typeof SAMPLERS)[number];
  ratio: number;
};

/** The headers hold a key, so a file may supply them. */
export const TRACE_SECRETS = ['OTEL_EXPORTER_OTLP_HEADERS'];

/**
 * Reads OpenTelemetry's standard variables; no traces without an endpoint. Each problem names its variable.
 */
export function readTraceSettings(env: Readonly<Record<string, string | undefined>>): {
  traces: TraceSettings | undefined;
  problems: string[];
} {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return { traces: undefined, problems: [] };
  const sampler = SAMPLERS.find(
    (name) => name === (env['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on').toLowerCase(),
  );
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  const headers = parseHeaders(env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '');
  const isAddress = URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol);
  const problems = [
    !isAddress && 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector.example:4318',
    !sampler && `OTEL_TRACES_SAMPLER must be one of ${SAMPLERS.join(', ')}`,
    (!/^\d*\.?\d+$/.test(env['OTEL_TRACES_SAMPLER_ARG'] || '1') || ratio > 1) &&
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1',
    !headers && 'OTEL_EXPORTER_OTLP_HEADERS must be like name=value,other=value',
  ].filter((problem) => problem !== false);
  if (!isAddress || !sampler || !headers || problems.length > 0) return { traces: undefined, problems };
  const url = new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href;
  const serviceName = env['OTEL_SERVICE_NAME'] || undefined;
  return { traces: { url, headers, serviceName, sampler, ratio }, problems };
}

/** Parses `name=value,other=value` with URL encoding; `undefined` when malformed. */
function parseHeaders(text: string): Record<string, string> | undefined {
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
    return undefined;
  }
}
