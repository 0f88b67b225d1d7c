import { isNativeError } from 'node:util/types';

/** OpenTelemetry semantic conventions; other names begin with `estore.`. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export type SpanStart = {
  kind?: 'server' | 'client';
  attributes?: Attributes;
  /** From another process; only an authenticated caller. */
  traceparent?: string | undefined;
};

/** Third parties may run the trace service: spans never hold personal data or request content (ADR 026). */
export type Span = {
  readonly traceId: string | undefined;
  run: <Result>(work: () => Result) => Result;
  rename: (name: string) => void;
  set: (attributes: Attributes) => void;
  /** `kind`: a bounded value from `errorKind`, never an error message. */
  fail: (kind: string) => void;
  end: () => void;
};

export type Tracing = {
  readonly isOn: boolean;
  begin: (name: string, start?: SpanStart) => Span;
  isRecording: () => boolean;
  /** Sent to other processes so that their spans join this trace. */
  traceparent: () => string | undefined;
  /** Exports recorded spans; two seconds at most. */
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

export const NO_TRACING: Tracing = {
  isOn: false,
  begin: () => NO_SPAN,
  isRecording: () => false,
  traceparent: () => undefined,
  stop: async () => {},
};

/** An error fails the span and is rethrown. */
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
    span.fail(errorKind(error));
    throw error;
  } finally {
    span.end();
  }
}

const CODE = /^[A-Z][A-Z0-9_]{1,40}$/;

/** Messages may name people, as those of mail servers do. */
export function errorKind(error: unknown): string {
  if (!isNativeError(error)) return 'Error';
  return 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : error.name;
}
