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
import type { Traced } from './start-tracing.ts';
import type { TraceSettings } from './trace-settings.ts';
import type { Span, SpanStart, Tracing } from './tracing.ts';

const STOP_MS = 2000;
const EXPORT_MS = 10_000;
/** A killed process loses the spans of this interval. */
const COLLECT_MS = 1000;
/** Spans queued for export, a few megabytes; more are dropped. */
const MOST_WAITING = 4096;
const TELL_EVERY_MS = 60_000;

/**
 * The SDK behind `Tracing`. Nothing is registered globally, so several instances may share a process. Only
 * this file imports the SDK.
 */
export function openTracing(settings: TraceSettings, { name, version, onLoss }: Traced): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({
        'service.name': settings.serviceName ?? name,
        'service.version': version,
        'service.instance.id': randomUUID(),
      }),
    ),
    sampler: samplerOf(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: telling(exporterOf(settings), onLoss),
        scheduledDelayMillis: COLLECT_MS,
        exportTimeoutMillis: EXPORT_MS,
        maxQueueSize: MOST_WAITING,
      }),
    ],
  });
  const tracer = provider.getTracer('e-store', version);
  const atWork = new AsyncLocalStorage<Context>();
  const current = () => trace.getSpan(atWork.getStore() ?? ROOT_CONTEXT);
  return {
    isOn: true,
    begin: (spanName, start) => begin(tracer, atWork, spanName, start),
    isRecording: () => current()?.isRecording() ?? false,
    traceparent: () => {
      const span = current()?.spanContext();
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
    },
    stop: () => within(STOP_MS, provider.shutdown()),
  };
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

function begin(
  tracer: Tracer,
  atWork: AsyncLocalStorage<Context>,
  name: string,
  { kind, attributes = {}, traceparent }: SpanStart = {},
): Span {
  const parent = contextOf(traceparent) ?? atWork.getStore() ?? ROOT_CONTEXT;
  const options = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes };
  const span: OtelSpan = tracer.startSpan(name, options, parent);
  const own = trace.setSpan(parent, span);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => atWork.run(own, work),
    rename: (better) => void span.updateName(better),
    set: (more) => void span.setAttributes(more),
    fail: (errorKind) => {
      span.setAttribute('error.type', errorKind).setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}

function contextOf(traceparent: string | undefined): Context | undefined {
  const remote = traceparent === undefined ? null : parseTraceParent(traceparent);
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : undefined;
}

function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

const exporterOf = ({ url, headers }: TraceSettings): SpanExporter =>
  new OTLPTraceExporter({ url, headers: { ...headers } });

function telling(exporter: SpanExporter, onLoss: Traced['onLoss']): SpanExporter {
  let toldAt = -Infinity;
  return {
    shutdown: () => exporter.shutdown(),
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.FAILED && performance.now() - toldAt > TELL_EVERY_MS) {
          toldAt = performance.now();
          onLoss(result.error);
        }
        done(result);
      }),
  };
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work.catch(() => {}), late]);
  clearTimeout(timer);
}
