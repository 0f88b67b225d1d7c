import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@e-store/shared/error-body';

type Refusal = { status: number } & Pick<ErrorBody, 'code' | 'message'>;

const UNREADABLE: Refusal = {
  status: 400,
  code: 'MALFORMED_BODY',
  message: 'This is no request that HTTP knows.',
};
/** By what Node calls it. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'PAYLOAD_TOO_LARGE',
    message: 'The headers are too much at once: at most 16 kB with the address.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'MALFORMED_BODY',
    message: 'The request did not come to its end in time.',
  },
};

/**
 * Answers what never becomes a request, because Node cannot read it, in the one shape of every error; Node’s own answer has
 * no body. The connection ends with it: nobody knows where on it the next request would begin.
 */
export function answerUnreadable(server: Server): void {
  const answered = new WeakSet<object>();
  server.prependListener('request', (_request, response) => {
    const { socket } = response;
    if (!socket) return;
    // A second answer in the midst of one that has begun would be read as a part of it.
    answered.add(socket);
    response.once('finish', () => answered.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || answered.has(socket)) socket.destroy();
    else socket.end(inWords(REFUSALS[error.code ?? ''] ?? UNREADABLE), () => hangUp(socket as Socket));
  });
}

/** What is still being sent has nobody to read it. */
const hangUp = (socket: Socket) => socket.destroySoon();

function inWords({ status, code, message }: Refusal): string {
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, code, message, requestId } satisfies ErrorBody);
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
