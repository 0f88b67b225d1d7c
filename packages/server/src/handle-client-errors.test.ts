import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { handleClientErrors } from './handle-client-errors.ts';

let server: Server;
beforeAll(async () => {
  const timeouts = { connectionsCheckingInterval: 50, headersTimeout: 300, requestTimeout: 400 };
  server = createServer(timeouts, (request, response) => {
    if (request.method === 'GET') response.write('begun');
  });
  handleClientErrors(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function hear(...parts: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1' });
  for (const part of parts) {
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return text(socket);
}

function read(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [line, ...headers] = head.split('\r\n');
  return { line, headers, body: JSON.parse(body) };
}

const HEAD = 'GET /api/v1/store HTTP/1.1\r\nHost: shop\r\n';

describe('what is no request', () => {
  it.each([
    ['no HTTP', 'nonsense\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'MALFORMED_BODY'],
    [
      'headers without an end',
      `${HEAD}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
      'PAYLOAD_TOO_LARGE',
    ],
    ['a request that does not go on', HEAD, 'HTTP/1.1 408 Request Timeout', 'MALFORMED_BODY'],
    [
      'a body that does not come to its end',
      `${HEAD.replace('GET', 'POST')}Content-Length: 10\r\n\r\nhalf`,
      'HTTP/1.1 408 Request Timeout',
      'MALFORMED_BODY',
    ],
  ])('%s is answered in the shape of every error', async (_what, sent, status, code) => {
    const { line, headers, body } = read(await hear(sent));
    expect(line).toBe(status);
    expect(body).toEqual({
      success: false,
      code,
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect(headers).toContain('Content-Type: application/json; charset=utf-8');
    expect(headers).toContain(`X-Request-Id: ${body.requestId}`);
    expect(headers).toContain('Connection: close');
  });

  it('is not answered before an earlier request on the same connection', async () => {
    const post = HEAD.replace('GET', 'POST');
    const heard = await hear(`${post}\r\n`, `${post}Content-Length: 10\r\n\r\nhalf`);
    expect(heard).toBe('');
  });

  it('is not answered in the midst of another answer', async () => {
    const heard = await hear(`${HEAD}\r\n`, 'nonsense\r\n\r\n');
    expect(heard).toContain('begun');
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});
