import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { waitUntil } from '../../testing/wait-until.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

type Line = {
  level: number;
  requestId?: string;
  msg: string;
  req?: { id: string; method: string; path: string };
  res?: { status: number };
  ms?: number;
  ip?: string;
  user?: string;
  code?: string;
};

let lines: Line[] = [];
let raw: string[] = [];
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    raw.push(String(chunk));
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
  raw = [];
});

describe('the log', () => {
  it('has one line a request, with the id that was answered [R85] [ASVS 16.2.2] [ASVS 16.2.4]', async () => {
    const { headers } = await shop.request().get('/api/v1/products?keyword=very-private').expect(200);
    await waitUntil(() => requests().length > 0);
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
    const ask = async (id: string, secret: string) => {
      const headers = { 'X-Request-Id': id, 'X-Internal-Secret': secret };
      return (await shop.request().get('/api/v1/store').set(headers)).headers['x-request-id'];
    };
    const { internalSecret } = shop.config;
    expect(await ask('0b7d9f2a-web-1', internalSecret)).toBe('0b7d9f2a-web-1');
    for (const bad of ['short', 'x'.repeat(65), 'with space here', '<script>alert(1)'])
      expect(await ask(bad, internalSecret)).toMatch(/^[0-9a-f-]{36}$/);
    for (const guessed of ['', internalSecret.slice(1)])
      expect(await ask('0b7d9f2a-web-1', guessed)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('tells the address of who guesses passwords, as the web server saw it, and believes nobody else', async () => {
    const { person } = await shop.signIn();
    const { internalSecret } = shop.config;
    lines = [];
    const guess = (headers: Record<string, string>) =>
      shop
        .request()
        .post('/api/v1/login')
        .set(headers)
        .send({ ...person, password: 'a wrong password' })
        .expect(401);
    await guess({ 'X-Forwarded-For': '203.0.113.9', 'X-Internal-Secret': internalSecret });
    await guess({ 'X-Forwarded-For': '2001:DB8::9', 'X-Internal-Secret': internalSecret });
    await guess({ 'X-Forwarded-For': 'a-forged-address', 'X-Internal-Secret': internalSecret });
    await guess({ 'X-Forwarded-For': '6.6.6.6', 'X-Internal-Secret': 'guessed' });
    await guess({ 'X-Forwarded-For': '6.6.6.6', Forwarded: 'for=6.6.6.6', 'X-Real-Ip': '6.6.6.6' });
    await waitUntil(() => requests().length >= 5);
    expect(requests().map(({ ip, code }) => [ip, code])).toEqual([
      ['203.0.113.9', 'INVALID_CREDENTIALS'],
      ['2001:db8::9', 'INVALID_CREDENTIALS'],
      ['127.0.0.1', 'INVALID_CREDENTIALS'],
      ['127.0.0.1', 'INVALID_CREDENTIALS'],
      ['127.0.0.1', 'INVALID_CREDENTIALS'],
    ]);
    const written = JSON.stringify(lines);
    for (const forged of ['6.6.6.6', 'a-forged-address', internalSecret, person.email])
      expect(written).not.toContain(forged);
  });

  it('tells the true address also of what is refused before it is read', async () => {
    const forged = { 'X-Forwarded-For': '6.6.6.6', 'X-Request-Id': 'a-forged-request-id' };
    await shop
      .request()
      .get(`/api/v1/${'x'.repeat(9000)}`)
      .set(forged)
      .expect(414);
    await waitUntil(() => requests().length > 0);
    expect(requests()[0]).toMatchObject({ ip: '127.0.0.1', code: 'PAYLOAD_TOO_LARGE' });
    expect(JSON.stringify(lines)).not.toContain('forged');
  });

  it('names each property once in a line', async () => {
    const { agent } = await shop.signIn();
    await agent.get('/api/v1/me').expect(200);
    await agent.get('/api/v1/admin/audit').expect(403);
    await waitUntil(() => raw.length > 2);
    for (const line of raw)
      for (const name of ['ip', 'requestId', 'user', 'code'])
        expect(line.match(new RegExp(`"${name}":`, 'g')) ?? []).not.toHaveLength(2);
  });

  it('holds no password, cookie, token, address or phone number of a whole visit [R25] [R85]', async () => {
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
    await waitUntil(() => requests().length >= 9);

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

  it('tells who signed in and who asked, and why somebody was refused [R85]', async () => {
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
    await waitUntil(() => requests().length >= 5);
    expect(requests().map(({ res, user, code }) => [res?.status, user, code])).toEqual([
      [200, id, undefined],
      [401, undefined, 'INVALID_CREDENTIALS'],
      [403, id, 'FORBIDDEN'],
      [400, undefined, 'VALIDATION_FAILED'],
      [200, undefined, undefined],
    ]);
  });

  it('is in one line whatever is in the address [R85] [ASVS 16.4.1]', async () => {
    await shop.request().get('/api/v1/%0d%0aFAKE').expect(404);
    await waitUntil(() => requests().length > 0);
    expect(requests()).toHaveLength(1);
    expect(requests()[0]?.req?.path).toBe('/api/v1/%0d%0aFAKE');
  });

  it('tells a slip of ours in full, with the id of its request, and answers nothing of it [R83]', async () => {
    const { read } = shop.search;
    shop.search.read = async () => {
      throw new TypeError('a slip in the search');
    };
    try {
      const { body } = await shop.request().get('/api/v1/products?keyword=x').expect(500);
      await waitUntil(() => requests().length > 0);
      expect(requests()).toEqual([expect.objectContaining({ level: 50, code: 'INTERNAL', ip: '127.0.0.1' })]);
      expect(requests()[0]).not.toHaveProperty('err');
      expect(body).toMatchObject({ success: false, code: 'INTERNAL' });
      expect(JSON.stringify(body)).not.toContain('slip');
      await waitUntil(() => lines.some(({ level }) => level === 50));
      const errorLine = lines.find(({ msg }) => msg === 'unexpected error');
      expect(errorLine).toMatchObject({
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
    await waitUntil(() => requests().length > 0);
    expect(requests().map(({ req }) => req?.path)).toEqual(['/api/v1/store']);
  });
});
