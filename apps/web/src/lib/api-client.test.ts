import { describe, expect, it } from '@jest/globals';
import { answer, apiServer, refuse, unreachable, type ApiCall } from '../testing/api-server.ts';
import { buildOrder } from '../testing/build-order.ts';
import { buildProduct, buildProductList } from '../testing/build-product.ts';
import { objectId } from '../testing/object-id.ts';
import { createApiClient, toRequestLine } from './api-client.ts';
import { UNREACHABLE } from './api-failure.ts';

const api = createApiClient();

/** A handler's respond function that also keeps the call. */
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
