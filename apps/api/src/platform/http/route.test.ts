import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anyone, endpoint, signedIn } from '@e-store/shared/endpoint';
import cookieParser from 'cookie-parser';
import express from 'express';
import request from 'supertest';
import { z } from 'zod';
import { sessionCookieOf } from '../../testing/session-cookie.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { errorHandler } from './error-handler.ts';
import { mountRoutes } from './mount-routes.ts';
import { type Route, route } from './route.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const serve = (...routes: Route[]) => {
  const app = express();
  app.set('query parser', 'extended');
  app.use(cookieParser(), express.json());
  mountRoutes(app, routes, shop);
  app.use(errorHandler(shop.log));
  return request(app);
};
const Thing = z.object({ name: z.string() });
const shared = { method: 'GET', summary: 'A thing', response: Thing } as const;
const open = endpoint({ ...shared, path: '/thing', access: anyone });

describe('a route', () => {
  it('sends what the response schema lets through, and nothing else [R7]', async () => {
    const leaky = { name: 'Thing', passwordHash: '$2b$10$' };
    const { body } = await serve(route(open, async () => leaky))
      .get('/api/v1/thing')
      .expect(200);
    expect(body).toEqual({ name: 'Thing' });
  });

  it('answers a result of a wrong shape by an error of ours', async () => {
    const wrong = JSON.parse('{"title":"Thing"}');
    const { body } = await serve(route(open, async () => wrong))
      .get('/api/v1/thing')
      .expect(500);
    expect(body).toMatchObject({ code: 'INTERNAL' });
    expect(JSON.stringify(body)).not.toContain('title');
  });

  it('asks who is there before it looks at what was sent', async () => {
    const closed = endpoint({
      ...shared,
      method: 'POST',
      path: '/thing',
      access: signedIn,
      idempotencyKey: '24h',
      body: z.object({ name: z.string() }),
    });
    const handlers = serve(
      route(closed, async ({ body, session }) => ({ name: body.name + session.user.role })),
    );
    await handlers.post('/api/v1/thing').send({}).expect(401);
    const cookie = sessionCookieOf(await shop.request().post('/api/v1/register').send(registration()))!;
    await handlers.post('/api/v1/thing').set('Cookie', cookie).send({}).expect(400);
    const { body } = await handlers
      .post('/api/v1/thing')
      .set('Cookie', cookie)
      .send({ name: 'A ' })
      .expect(200);
    expect(body).toEqual({ name: 'A Customer' });
  });

  it('names what is bad in address, query and body at once, as each spells it [R48]', async () => {
    const strict = endpoint({
      ...shared,
      method: 'POST',
      path: '/thing/:id',
      access: anyone,
      idempotencyKey: '24h',
      params: z.object({ id: z.string().length(3, 'Three letters.') }),
      query: z.object({ price: z.object({ gt: z.string('One value.').regex(/^\d+$/, 'A number.') }) }),
      body: z.object({ lines: z.array(z.object({ count: z.int('A whole number.') })) }),
    });
    const { body } = await serve(route(strict, async () => ({ name: 'x' })))
      .post('/api/v1/thing/x?price[gt]=a')
      .send({ lines: [{ count: 1 }, { count: 'b' }] })
      .expect(400);
    expect(body.fields).toEqual({
      id: 'Three letters.',
      'price[gt]': 'A number.',
      'lines.1.count': 'A whole number.',
    });
    expect(body.message).toMatch(/^Correct 3 fields: /);
  });

  it('says for a schema without messages which values it takes', async () => {
    const strict = endpoint({
      ...shared,
      method: 'POST',
      path: '/thing',
      access: anyone,
      idempotencyKey: '24h',
      body: z.object({
        size: z.enum(['S', 'M']),
        count: z.int().max(9),
        price: z.number().positive(),
        note: z.string().max(5),
        lines: z.array(z.string()).min(1),
        when: z.string(),
        change: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('price') }),
          z.object({ kind: z.literal('sale') }),
        ]),
      }),
    });
    const { body } = await serve(route(strict, async () => ({ name: 'x' })))
      .post('/api/v1/thing')
      .send({ size: 'L', count: 10, price: 0, note: 'too long', lines: [], change: { kind: 'x' } })
      .expect(400);
    expect(body.fields).toEqual({
      size: 'Choose S or M.',
      count: 'At most 9.',
      price: 'More than 0.',
      note: 'At most 5 characters.',
      lines: 'At least 1.',
      when: 'This field is required.',
      'change.kind': 'Choose price or sale.',
    });
  });

  it('says a sentence about several fields once', async () => {
    const strict = endpoint({
      ...shared,
      path: '/thing',
      access: anyone,
      query: z.object({ from: z.string('A day.'), to: z.string('A day.') }),
    });
    const { body } = await serve(route(strict, async () => ({ name: 'x' })))
      .get('/api/v1/thing')
      .expect(400);
    expect(body.message).toBe('Correct 2 fields: A day.');
  });

  it('answers 304 to a conditional request of fetch, which adds no-cache', async () => {
    const api = serve(route(open, async () => ({ name: 'Thing' })));
    const { headers } = await api.get('/api/v1/thing').expect(200);
    await api
      .get('/api/v1/thing')
      .set('If-None-Match', headers['etag']!)
      .set('Cache-Control', 'no-cache')
      .expect(304);
  });

  it('answers 201 where something new was made', async () => {
    const creating = endpoint({
      ...shared,
      method: 'POST',
      path: '/thing',
      access: anyone,
      idempotencyKey: '24h',
      status: 201,
    });
    await serve(route(creating, async () => ({ name: 'New' })))
      .post('/api/v1/thing')
      .expect(201, { name: 'New' });
  });
});
