import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

type OtlpValue = {
  stringValue?: string;
  intValue?: number | string;
  boolValue?: boolean;
  arrayValue?: unknown;
};
type OtlpAttribute = { key: string; value: OtlpValue };
type OtlpBody = {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        kind: number;
        attributes: OtlpAttribute[];
        status: { code: number; message?: string };
      }[];
    }[];
  }[];
};

export type ReceivedSpan = {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: 'internal' | 'server' | 'client' | undefined;
  attributes: Record<string, unknown>;
  hasFailed: boolean;
};

const KINDS = [undefined, 'internal', 'server', 'client'] as const;
const WAIT_TIMEOUT_MS = 30_000;

const plain = ({ stringValue, intValue, boolValue, arrayValue }: OtlpValue) =>
  stringValue ?? (intValue === undefined ? undefined : Number(intValue)) ?? boolValue ?? arrayValue;
const toRecord = (pairs: OtlpAttribute[]) =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, plain(value)]));

const toSpans = ({ resourceSpans }: OtlpBody): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(toRecord(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, status }) => ({
        service,
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        kind: KINDS[kind],
        attributes: toRecord(attributes),
        hasFailed: status.code === 2,
      })),
    );
  });

/** Fake OTLP/HTTP receiver. `hangs` never responds; `refuses` responds with an error. */
export async function startTraceReceiver(behaviour: 'answers' | 'hangs' | 'refuses' = 'answers') {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const asked: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((req, res) => {
    void receive(req, res);
  });
  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await text(req);
    asked.push({ path: req.url, headers: req.headers, body });
    if (behaviour === 'hangs') return;
    if (behaviour === 'answers') {
      const sent = JSON.parse(body) as OtlpBody;
      resources.push(...sent.resourceSpans.map(({ resource }) => toRecord(resource.attributes)));
      spans.push(...toSpans(sent));
    }
    res.writeHead(behaviour === 'answers' ? 200 : 400, { 'Content-Type': 'application/json' }).end('{}');
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resources,
    asked,
    until: async (is: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> => {
      const deadline = performance.now() + WAIT_TIMEOUT_MS;
      for (;;) {
        const found = spans.find(is);
        if (found) return found;
        if (performance.now() > deadline)
          throw new Error(`No such span; those that came: ${spans.map(({ name }) => name).join(', ')}`);
        await wait(20);
      }
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TraceReceiver = Awaited<ReturnType<typeof startTraceReceiver>>;
