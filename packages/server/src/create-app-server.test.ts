import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createAppServer } from './create-app-server.ts';

/** As an Express app is: a listener with what its requests and responses inherit. */
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
