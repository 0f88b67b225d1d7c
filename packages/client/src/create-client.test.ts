import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Client, createClient } from './create-client.ts';

let server: Server;
let client: Client;
let setCookie: string[];
let received: IncomingMessage['headers'][];

beforeEach(async () => {
  setCookie = [];
  received = [];
  server = createServer((request, response) => {
    received.push(request.headers);
    response.setHeader('Set-Cookie', setCookie);
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  client = createClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const callWith = async (...lines: string[]) => {
  setCookie = lines;
  await client.call('GET /me');
};

describe('the session of a client', () => {
  it('sends the newest value of each cookie, secure ones too', async () => {
    await callWith('session=a=b; Path=/; HttpOnly', 'other=1; Path=/');
    await callWith('session=c; Path=/; Secure; Expires=Fri, 20 Nov 2099 00:00:00 GMT');
    await callWith();
    expect(received.map(({ cookie }) => cookie)).toEqual([
      undefined,
      'session=a=b; other=1',
      'session=c; other=1',
    ]);
  });

  it('ends when the server removes the cookie', async () => {
    await callWith('session=a; Path=/');
    await callWith('session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT');
    await callWith();
    expect(received.map(({ cookie }) => cookie)).toEqual([undefined, 'session=a', undefined]);
  });
});
