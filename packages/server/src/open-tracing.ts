import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Context,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSource } from './start-tracing.ts';
import type { TraceSettings } from './trace-settings.ts';
import type { Span, SpanStart, Tracing } from './tracing.ts';

const SHUTDOWN_TIMEOUT_MS = 2000;
const EXPORT_TIMEOUT_MS = 10_000;
/** A killed process loses the spans of this interval. */
const EXPORT_INTERVAL_MS = 1000;
/** A few megabytes; more are dropped. */
const MAX_QUEUED_SPANS = 4096;
const LOSS_REPORT_INTERVAL_MS = 60_000;

/**
 * Nothing is registered globally, so several instances may share a process. Only this file imports the SDK.
 */
export function openTracing(settings: TraceSettings, { name, version, onLoss }: TraceSource): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': settings.serviceName ?? name,
        'service.version': version,
        'service.instance.id': randomUUID(),
      }),
    ),
    sampler: createSampler(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: withLossReports(createExporter(settings), onLoss),
        scheduledDelayMillis: EXPORT_INTERVAL_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
        maxQueueSize: MAX_QUEUED_SPANS,
      }),
    ],
  });
  const tracer = provider.getTracer('e-store', version);
  const contextStorage = new AsyncLocalStorage<Context>();
  const currentSpan = () => trace.getSpan(contextStorage.getStore() ?? ROOT_CONTEXT);
  return {
    isOn: true,
    begin: (spanName, start) => begin(tracer, contextStorage, spanName, start),
    isRecording: () => currentSpan()?.isRecording() ?? false,
    traceparent: () => {
      const span = currentSpan()?.spanContext();
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
    },
    stop: () => waitAtMost(SHUTDOWN_TIMEOUT_MS, provider.shutdown()),
  };
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

function begin(
  tracer: Tracer,
  contextStorage: AsyncLocalStorage<Context>,
  name: string,
  { kind, attributes = {}, traceparent }: SpanStart = {},
): Span {
  const parent = parentContext(traceparent) ?? contextStorage.getStore() ?? ROOT_CONTEXT;
  const options = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes };
  const span: OtelSpan = tracer.startSpan(name, options, parent);
  const own = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => contextStorage.run(own, work),
    rename: (newName) => void span.updateName(newName),
    set: (more) => void span.setAttributes(more),
    fail: (errorKind) => {
      span.setAttribute('error.type', errorKind).setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

function parentContext(traceparent: string | undefined): Context | undefined {
  const remote = traceparent === undefined ? null : parseTraceParent(traceparent);
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : undefined;
}

function createSampler({ sampler, ratio }: TraceSettings): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

const createExporter = ({ url, headers }: TraceSettings): SpanExporter =>
  new OTLPTraceExporter({ url, headers: { ...headers } });

function withLossReports(exporter: SpanExporter, onLoss: TraceSource['onLoss']): SpanExporter {
  let reportedAt = -Infinity;
  return {
    shutdown: () => exporter.shutdown(),
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (
          result.code === ExportResultCode.FAILED &&
          performance.now() - reportedAt > LOSS_REPORT_INTERVAL_MS
        ) {
          reportedAt = performance.now();
          onLoss(result.error);
        }
        done(result);
      }),
  };
}

async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), timeout]);
  clearTimeout(timer);
}
