import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { eventually } from '../testing/eventually.ts';
import { orderPayload } from '../testing/order-payload.ts';
import { registration, startTestShop, type TestShop } from '../testing/start-test-shop.ts';

type Line = {
  level: number;
  requestId?: string;
  msg: string;
  req?: { id: string; method: string; path: string };
  res?: { status: number };
  ms?: number;
  user?: string;
  code?: string;
};

let lines: Line[] = [];
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const requests = () => lines.filter(({ req }) => req);

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ log: pino({ level: 'info' }, stream) });
});
afterAll(() => shop.stop());
beforeEach(() => {
  lines = [];
});

describe('the log', () => {
  it('has one line a request, with the id that was answered', async () => {
    const { headers } = await shop.request().get('/api/v1/products?keyword=very-private').expect(200);
    await eventually(() => requests().length > 0);
    expect(requests()).toEqual([
      expect.objectContaining({
        level: 30,
        requestId: headers['x-request-id'],
        req: { id: headers['x-request-id'], method: 'GET', path: '/api/v1/products' },
        res: { status: 200 },
        ms: expect.any(Number),
      }),
    ]);
  });

  it('goes on with the id that the web server gave, and with no other text', async () => {
    const ask = async (id: string) =>
      (await shop.request().get('/api/v1/store').set('X-Request-Id', id)).headers['x-request-id'];
    expect(await ask('0b7d9f2a-web-1')).toBe('0b7d9f2a-web-1');
    for (const bad of ['short', 'x'.repeat(65), 'with space here', '<script>alert(1)'])
      expect(await ask(bad)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('holds no password, cookie, token, address or phone number of a whole visit', async () => {
    const person = registration({ mobile: '9123456780' });
    const agent = shop.agent();
    await agent.post('/api/v1/register').send(person).expect(201);
    const login = await agent.post('/api/v1/login').send(person).expect(200);
    await agent
      .post('/api/v1/login')
      .send({ ...person, password: 'a wrong password' })
      .expect(401);
    const product = await shop.addProduct();
    await agent
      .post('/api/v1/order/new')
      .set('Idempotency-Key', 'a-private-key')
      .send(orderPayload([{ product: product._id }]))
      .expect(201);
    await agent.put('/api/v1/password/reset/a-mailed-token').send({}).expect(400);
    await agent.put('/api/v1/Password/RESET/a-mailed-token/').send({}).expect(400);
    await agent.put('/api/v1/password/reset/a-mailed-token/more').send({}).expect(404);
    await agent.get('/api/v1/products?keyword=a-private-word').expect(200);
    await agent.get('/api/v1/product/%E0%A4%A').expect(400);
    await eventually(() => requests().length >= 9);

    const written = JSON.stringify(lines);
    const [cookie] = login.headers['set-cookie'] as unknown as string[];
    for (const secret of [
      person.password,
      'a wrong password',
      person.email,
      '9123456780',
      '12 Lake Road',
      '9876543210',
      'a-mailed-token',
      'a-private-key',
      'a-private-word',
      cookie!.split(';')[0]!.split('=')[1]!,
      shop.config.jwtSecret,
      shop.config.internalSecret,
    ])
      expect(written).not.toContain(secret);
    expect(written).toContain('/api/v1/password/reset/…');
  });

  it('tells who signed in and who asked, and why somebody was refused', async () => {
    const { agent, person, id } = await shop.signIn();
    lines = [];
    await agent.post('/api/v1/login').send(person).expect(200);
    await shop
      .request()
      .post('/api/v1/login')
      .send({ ...person, password: 'a wrong password' })
      .expect(401);
    await agent.get('/api/v1/admin/audit').expect(403);
    await shop.request().get('/api/v1/products?page=x').expect(400);
    await shop.request().get('/api/v1/store').expect(200);
    await eventually(() => requests().length >= 5);
    expect(requests().map(({ res, user, code }) => [res?.status, user, code])).toEqual([
      [200, id, undefined],
      [401, undefined, 'INVALID_CREDENTIALS'],
      [403, id, 'FORBIDDEN'],
      [400, undefined, 'VALIDATION_FAILED'],
      [200, undefined, undefined],
    ]);
  });

  it('is in one line whatever is in the address', async () => {
    await shop.request().get('/api/v1/%0d%0aFAKE').expect(404);
    await eventually(() => requests().length > 0);
    expect(requests()).toHaveLength(1);
    expect(requests()[0]?.req?.path).toBe('/api/v1/%0d%0aFAKE');
  });

  it('tells a slip of ours in full, with the id of its request, and answers nothing of it', async () => {
    const { read } = shop.search;
    shop.search.read = async () => {
      throw new TypeError('a slip in the search');
    };
    try {
      const { body } = await shop.request().get('/api/v1/products?keyword=x').expect(500);
      expect(body).toMatchObject({ success: false, code: 'INTERNAL' });
      expect(JSON.stringify(body)).not.toContain('slip');
      await eventually(() => lines.some(({ level }) => level === 50));
      const told = lines.find(({ msg }) => msg === 'unexpected error');
      expect(told).toMatchObject({
        level: 50,
        requestId: body.requestId,
        err: { type: 'TypeError', message: 'a slip in the search', stack: expect.stringContaining('.ts:') },
      });
    } finally {
      shop.search.read = read;
    }
  });

  it('says nothing of health checks', async () => {
    await shop.request().get('/healthz').expect(200);
    await shop.request().get('/readyz').expect(200);
    await shop.request().get('/api/v1/store').expect(200);
    await eventually(() => requests().length > 0);
    expect(requests().map(({ req }) => req?.path)).toEqual(['/api/v1/store']);
  });
});
