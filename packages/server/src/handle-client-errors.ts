import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

type Refusal = { status: number; code: string; message: string };

const UNREADABLE: Refusal = {
  status: 400,
  code: 'MALFORMED_BODY',
  message: 'This is not a valid HTTP request.',
};
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The headers are too large. At most 16 kB including the address.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'MALFORMED_BODY',
    message: 'The request was not complete in time.',
  },
};

/**
 * Answers requests that Node cannot parse and closes the connection, whose further bytes cannot be
 * interpreted.
 */
export function handleClientErrors(server: Server): void {
  const open = new WeakMap<object, Set<ServerResponse>>();
  // A response has no socket while an earlier one on the connection is open.
  server.prependListener('request', ({ socket }, response) => {
    const responses = open.get(socket) ?? new Set();
    open.set(socket, responses.add(response));
    response.once('finish', () => responses.delete(response));
  });
  /** A second answer must not follow a started response or precede an earlier one. */
  const canRespond = (socket: Duplex, code: string | undefined) => {
    const responses = [...(open.get(socket) ?? [])];
    const isUnheard = code === 'ERR_HTTP_REQUEST_TIMEOUT' && responses.length === 1;
    return socket.writable && (responses.length === 0 || (isUnheard && !responses[0]?.headersSent));
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!canRespond(socket, error.code)) socket.destroy();
    else
      socket.end(serializeResponse(REFUSALS[error.code ?? ''] ?? UNREADABLE), () =>
        closeConnection(socket as Socket),
      );
  });
}

const closeConnection = (socket: Socket) => socket.destroySoon();

function serializeResponse({ status, code, message }: Refusal): string {
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, code, message, requestId });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
