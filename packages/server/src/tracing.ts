import { isNativeError } from 'node:util/types';

/** By the semantic conventions of OpenTelemetry; what they have no name for begins with `estore.`. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export type SpanStart = {
  /** Unset: work within this process. */
  kind?: 'server' | 'client';
  attributes?: Attributes;
  /** A span of another process, whose work goes on here; given only for one that has proven to be ours. */
  traceparent?: string | undefined;
};

/**
 * A piece of work, and how long it took. It is told to a service that others may run: of people, and of what they sent,
 * nothing is ever in it (ADR 026).
 */
export type Span = {
  /** By which the log and the trace of a request find each other. */
  readonly traceId: string | undefined;
  /** Does work whose spans are parts of this one. */
  run: <Result>(work: () => Result) => Result;
  rename: (name: string) => void;
  set: (attributes: Attributes) => void;
  /** `kind`: of a bounded number, as `kindOf` answers it, never the words of an error. */
  fail: (kind: string) => void;
  end: () => void;
};

export type Tracing = {
  readonly isOn: boolean;
  begin: (name: string, start?: SpanStart) => Span;
  /** Whether what begins now is part of something that is recorded and not over yet. */
  isRecording: () => boolean;
  /** What another process of the shop is told, so that its spans are parts of what goes on here. */
  traceparent: () => string | undefined;
  /** Hands over what was recorded; it takes two seconds at the most. */
  stop: () => Promise<void>;
};

const NO_SPAN: Span = {
  traceId: undefined,
  run: (work) => work(),
  rename: () => {},
  set: () => {},
  fail: () => {},
  end: () => {},
};

/** Where no endpoint is set. */
export const NO_TRACING: Tracing = {
  isOn: false,
  begin: () => NO_SPAN,
  isRecording: () => false,
  traceparent: () => undefined,
  stop: async () => {},
};

/** Does work as a span; what it throws is the span's failure, and is thrown on. */
export async function inSpan<Result>(
  tracing: Tracing,
  name: string,
  start: SpanStart,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracing.begin(name, start);
  try {
    return await span.run(work);
  } catch (error) {
    span.fail(kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}

const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;

/** What kind of error it is: its code, or its class. Its words may name people, as those of a mail server do. */
export function kindOf(error: unknown): string {
  if (!isNativeError(error)) return 'Error';
  return 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : error.name;
}
