import { describe, expect, it } from '@jest/globals';
import { readTraceSettings } from './trace-settings.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('the settings of traces', () => {
  it.each([[{}], [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }], [{ OTEL_TRACES_SAMPLER: 'always_on' }]])(
    'are none without an endpoint: %j',
    (env) => {
      expect(readTraceSettings(env)).toEqual({ traces: undefined, problems: [] });
    },
  );

  it('are the standard ones when nothing else is said', () => {
    expect(readTraceSettings(ENDPOINT)).toEqual({
      traces: {
        url: 'http://collector:4318/v1/traces',
        headers: {},
        serviceName: undefined,
        sampler: 'parentbased_always_on',
        ratio: 1,
      },
      problems: [],
    });
  });

  it('are read by the names that OpenTelemetry has for them', () => {
    const { traces } = readTraceSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi, x-team = shop',
      OTEL_SERVICE_NAME: 'boutique',
      OTEL_TRACES_SAMPLER: 'TraceIdRatio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    });
    expect(traces).toEqual({
      url: 'https://traces.example/otlp/v1/traces',
      headers: { authorization: 'Basic YTpi', 'x-team': 'shop' },
      serviceName: 'boutique',
      sampler: 'traceidratio',
      ratio: 0.25,
    });
  });

  it('are refused all at once, without a word of what the headers hold', () => {
    const { traces, problems } = readTraceSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'a-key-and-nothing-else',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '25',
    });
    expect(traces).toBeUndefined();
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_TRACES_SAMPLER',
      'OTEL_TRACES_SAMPLER_ARG',
      'OTEL_EXPORTER_OTLP_HEADERS',
    ]);
    expect(problems.join()).not.toContain('a-key');
    for (const bad of ['x', '-1', '1.01', 'NaN'])
      expect(readTraceSettings({ ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: bad }).problems).toHaveLength(1);
    expect(readTraceSettings({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: 'a=%zz' }).problems).toHaveLength(1);
  });
});
