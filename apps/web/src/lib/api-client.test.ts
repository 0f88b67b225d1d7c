import { describe, expect, it } from '@jest/globals';
import {
  answer,
  API_ORIGIN,
  apiServer,
  busy,
  refuse,
  unreachable,
  type ApiCall,
} from '../testing/api-server.ts';
import { http, HttpResponse } from 'msw';
import { buildOrder } from '../testing/build-order.ts';
import { buildProduct, buildProductList } from '../testing/build-product.ts';
import { objectId } from '../testing/object-id.ts';
import { toRequestLine } from '@e-store/shared/calls';
import { createApiClient } from './api-client.ts';
import { UNREACHABLE } from './api-failure.ts';

const api = createApiClient();
const UNREACHABLE_503 = { ...UNREACHABLE, status: 503 };

function recording<Body>(body: Body) {
  const calls: ApiCall[] = [];
  const respond = (call: ApiCall) => {
    calls.push(call);
    return body;
  };
  return { calls, respond };
}

describe('api client', () => {
  it('takes method and path from the name of the call and fills in what is variable', () => {
    expect(toRequestLine('PUT /password/reset/:token', { token: 'a/b c' })).toEqual({
      method: 'PUT',
      url: '/api/v1/password/reset/a%2Fb%20c',
    });
  });

  it('answers with the body of a success', async () => {
    const product = buildProduct({ _id: objectId(7) });
    apiServer.use(answer('GET /product/:id', product));
    await expect(api.call('GET /product/:id', { params: { id: objectId(7) } })).resolves.toEqual(product);
  });

  it('tells what it asked and the tag of the answer, by which to ask whether that is still so', async () => {
    const observed: unknown[] = [];
    const telling = createApiClient({
      baseUrl: API_ORIGIN,
      onResponse: (answered) => observed.push(answered),
    });
    const tagged = () => HttpResponse.json({}, { headers: { ETag: 'W/"1"' } });
    apiServer.use(
      http.get(`${API_ORIGIN}/api/v1/products`, tagged),
      answer('GET /store', { charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 } }),
      unreachable('GET /wishlist'),
      http.post(`${API_ORIGIN}/api/v1/cart/quote`, tagged),
      refuse('GET /cart', { status: 401, code: 'UNAUTHENTICATED', message: 'Sign in.' }),
    );
    await telling.call('GET /products', { query: { keyword: 'a b', price: { gte: '500' } } });
    await telling.call('GET /store');
    await telling.call('GET /wishlist').catch(() => {});
    await telling.call('POST /cart/quote', { body: { orderItems: [] } }).catch(() => {});
    await telling.call('GET /cart').catch(() => {});
    expect(observed).toEqual([
      { url: `${API_ORIGIN}/api/v1/products?keyword=a+b&price%5Bgte%5D=500`, tag: 'W/"1"' },
      ...['store', 'wishlist', 'cart/quote', 'cart'].map((path) => ({
        url: `${API_ORIGIN}/api/v1/${path}`,
        tag: undefined,
      })),
    ]);
  });

  it('writes bounds of the price as the API reads them: price[gte]=500', async () => {
    const { calls, respond } = recording(buildProductList());
    apiServer.use(answer('GET /products', respond));
    await api.call('GET /products', {
      query: { price: { gte: '500', lte: '1000' }, keyword: 'rock & roll' },
    });
    expect([...(calls[0]?.query ?? [])]).toEqual([
      ['price[gte]', '500'],
      ['price[lte]', '1000'],
      ['keyword', 'rock & roll'],
    ]);
  });

  it('sends body and headers', async () => {
    const { calls, respond } = recording(buildOrder());
    apiServer.use(answer('POST /order/new', respond));
    const { shippingInfo } = buildOrder();
    const body = { shippingInfo, orderItems: [{ product: objectId(1), quantity: 2 }] };
    await api.call('POST /order/new', { body }, { headers: { 'Idempotency-Key': 'k1' } });
    expect(calls[0]?.body).toEqual(body);
    expect(calls[0]?.headers.get('idempotency-key')).toBe('k1');
  });

  it("throws the server's words and what to mend", async () => {
    apiServer.use(
      refuse('POST /register', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'Please check the marked fields.',
        fields: { mobile: 'Enter a 10-digit mobile number.' },
      }),
    );
    const body = {
      firstname: 'A',
      lastname: 'B',
      mobile: '1',
      email: 'a@example.com',
      password: 'long enough',
    };
    await expect(api.call('POST /register', { body })).rejects.toMatchObject({
      message: 'Please check the marked fields.',
      failure: {
        status: 400,
        code: 'VALIDATION_FAILED',
        fields: { mobile: 'Enter a 10-digit mobile number.' },
        body: { requestId: 'test' },
      },
    });
  });

  it('keeps what a refusal carries beside its message', async () => {
    apiServer.use(
      refuse('GET /store', { status: 409, code: 'PRICE_CHANGED', message: 'Changed.', quote: { total: 5 } }),
    );
    await expect(api.call('GET /store')).rejects.toMatchObject({
      failure: { body: { quote: { total: 5 } } },
    });
  });

  it('says that the shop cannot be reached when no answer comes', async () => {
    apiServer.use(unreachable('GET /store'));
    await expect(api.call('GET /store')).rejects.toMatchObject({ failure: UNREACHABLE });
  });
});

describe('a shop that has no time', () => {
  const store = { charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 } } as const;

  function busyTimes(count: number, retryAfter: string) {
    const times: number[] = [];
    apiServer.use(
      http.get('*/api/v1/store', () => {
        times.push(Date.now());
        return times.length <= count
          ? HttpResponse.json({}, { status: 503, headers: { 'Retry-After': retryAfter } })
          : HttpResponse.json(store);
      }),
    );
    return times;
  }

  it('is asked again for what only reads, when it said to', async () => {
    const times = busyTimes(1, '1');
    await expect(api.call('GET /store')).resolves.toEqual(store);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(990);
  });

  it('may say when as a date', async () => {
    const times = busyTimes(1, new Date(Date.now() - 5000).toUTCString());
    await expect(api.call('GET /store')).resolves.toEqual(store);
    expect(times).toHaveLength(2);
  });

  it('is asked three times at the most, then it is told', async () => {
    const times = busyTimes(9, '0');
    await expect(api.call('GET /store')).rejects.toMatchObject({ failure: { status: 503 } });
    expect(times).toHaveLength(3);
  });

  it('is not waited for longer than a person would', async () => {
    const times = busyTimes(9, '600');
    await expect(api.call('GET /store')).rejects.toMatchObject({
      message: 'The shop is busy right now. Try again in 10 minutes.',
    });
    expect(times).toHaveLength(1);
  });

  it.each(['', 'soon'])('and says %j of when is asked once', async (retryAfter) => {
    const times = busyTimes(9, retryAfter);
    await expect(api.call('GET /store')).rejects.toMatchObject({ failure: UNREACHABLE_503 });
    expect(times).toHaveLength(1);
  });

  it('is not asked again for what changes something: the words say when', async () => {
    let calls = 0;
    apiServer.use(
      http.post('*/api/v1/logout', () => {
        calls += 1;
        return HttpResponse.text('<h1>Busy</h1>', { status: 503, headers: { 'Retry-After': '2' } });
      }),
    );
    await expect(api.call('POST /logout')).rejects.toMatchObject({
      message: 'The shop is busy right now. Try again in 2 seconds.',
    });
    expect(calls).toBe(1);
  });

  it('keeps its own words, with when where they do not say it', async () => {
    const refusal = (message: string) => ({ code: 'TOO_MANY_REQUESTS', message });
    apiServer.use(busy('POST /logout', '30', { status: 429, body: refusal('Slow down.') }));
    await expect(api.call('POST /logout')).rejects.toThrow('Slow down. Try again in 30 seconds.');
    const said = 'Too many attempts. Try again in 15 minutes.';
    apiServer.use(busy('POST /logout', '900', { status: 429, body: refusal(said) }));
    await expect(api.call('POST /logout')).rejects.toThrow(said);
  });

  it('is not waited for once nobody wants the answer', async () => {
    const times = busyTimes(9, '5');
    const leaving = new AbortController();
    const leavingApi = createApiClient({ onResponse: () => setTimeout(() => leaving.abort()) });
    const asked = leavingApi.call('GET /store', {}, { signal: leaving.signal });
    await expect(asked).rejects.toMatchObject({ failure: UNREACHABLE });
    expect(times).toHaveLength(1);
  });
});

describe('a call that changes something', () => {
  const note = { params: { id: objectId(3) }, body: { words: 'Calls back.' } };
  const save = (words = note.body.words) =>
    api.call('POST /admin/customers/:id/notes', { ...note, body: { words } }).catch(() => {});
  function answering(...statuses: number[]) {
    const keys: (string | null)[] = [];
    apiServer.use(
      http.post('*/api/v1/admin/customers/:id/notes', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        const status = statuses.shift() ?? 200;
        return status === 0
          ? HttpResponse.error()
          : HttpResponse.json({ code: 'CONFLICT', message: 'No.' }, { status });
      }),
    );
    return keys;
  }

  it.each([0, 503, 504, 408, 401])(
    'bears the same key again after %d, and another once it is done',
    async (status) => {
      const keys = answering(status, 200);
      await save();
      await save();
      await save();
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys[1]).toBe(keys[0]);
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  it('bears another key after a refusal, and for another body', async () => {
    const keys = answering(409, 503, 503);
    await save('Refused.');
    await save('Refused.');
    await save('Another.');
    expect(new Set(keys).size).toBe(3);
  });

  it('leaves reads without a key', async () => {
    const { calls, respond } = recording(buildProductList());
    apiServer.use(answer('GET /products', respond));
    await api.call('GET /products', { query: {} });
    expect(calls[0]?.headers.get('idempotency-key')).toBeNull();
  });
});
