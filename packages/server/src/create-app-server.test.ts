import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createAppServer } from './create-app-server.ts';

const app = Object.assign(
  (req: IncomingMessage, res: ServerResponse) => {
    const isMadeSo = [
      Object.getPrototypeOf(req) === app.request,
      Object.getPrototypeOf(res) === app.response,
    ];
    const inherited = [Reflect.get(req, 'shop'), Reflect.get(res, 'shop')];
    res.end(JSON.stringify({ isMadeSo, inherited, method: req.method }));
  },
  {
    request: Object.create(IncomingMessage.prototype, { shop: { value: 'asked' } }) as object,
    response: Object.create(ServerResponse.prototype, { shop: { value: 'answered' } }) as object,
  },
);

const server = createAppServer(app);
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

it('makes requests and responses with the prototypes of the app, so that it has none to replace', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.json()).toEqual({
    isMadeSo: [true, true],
    inherited: ['asked', 'answered'],
    method: 'GET',
  });
});

describe('requests that are sent without waiting for answers', () => {
  const closed: string[] = [];
  const started: string[] = [];
  const patient = createAppServer(
    Object.assign(
      ({ url = '' }: IncomingMessage, res: ServerResponse) => {
        started.push(url);
        res.once('close', () => closed.push(url));
        if (url.startsWith('/quick')) res.end(url);
      },
      {
        request: Object.create(IncomingMessage.prototype),
        response: Object.create(ServerResponse.prototype),
      },
    ),
  );
  beforeAll(async () => {
    await once(patient.listen(0, '127.0.0.1'), 'listening');
  });
  beforeEach(() => {
    closed.length = 0;
    started.length = 0;
  });
  afterAll(() => void patient.close());

  const send = (path: string, count: number) => {
    const socket = connect((patient.address() as AddressInfo).port, '127.0.0.1');
    for (let at = 1; at <= count; at++) socket.write(`GET ${path}-${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return socket;
  };

  it('are all answered, in order, while they are few', async () => {
    const socket = send('/quick', 8);
    let seen = '';
    socket.on('data', (bytes) => (seen += String(bytes)));
    while (!seen.includes('/quick-8')) await once(socket, 'data');
    socket.destroy();
    expect(seen.match(/\/quick-\d/g)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `/quick-${at}`));
  });

  it('end the connection when they are many, and none of the rest is begun [R54]', async () => {
    const socket = send('/slow', 100).resume();
    await once(socket, 'close');
    expect(started).toHaveLength(8);
  });

  it('are closed with their connection, also those whose turn to be answered had not come', async () => {
    const socket = send('/slow', 5);
    while (started.length < 5) await setTimeout(5);
    socket.destroy();
    while (closed.length < 5) await setTimeout(5);
    expect(closed.toSorted()).toEqual(started);
  });

  it('may be any number when each waits for its answer', async () => {
    const socket = send('/quick', 0);
    for (let at = 1; at <= 30; at++) {
      socket.write(`GET /quick-${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await once(socket, 'data');
    }
    socket.destroy();
    expect(started).toHaveLength(30);
  });
});
