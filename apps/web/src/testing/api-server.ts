import { contract } from '@e-store/shared';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ApiCallKey, ApiResponse } from '../lib/api-client.ts';
import type { ApiFailure } from '../lib/api-failure.ts';
import { buildCustomer } from './build-customer.ts';
import { buildPlace } from './build-place.ts';
import { buildProduct, buildProductList } from './build-product.ts';
import { buildQuote } from './build-quote.ts';
import { buildStatus } from './build-status.ts';
import { buildStaffOrders, buildTransactions } from './build-staff-orders.ts';
import { buildSettings } from './build-settings.ts';
import { buildSummary } from './build-summary.ts';
import { buildReviewList } from './build-review.ts';
import { buildStaffProduct, buildStaffProducts, THREE_CATEGORIES } from './build-staff-product.ts';

export type ApiCall = {
  params: Record<string, unknown>;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
};
type Answer<Key extends ApiCallKey> = ApiResponse<Key> | ((call: ApiCall) => ApiResponse<Key>);

/** jsdom's own origin. Other origins are real: web server tests run their own API. */
export const API_ORIGIN = 'http://localhost';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

function endpointOf(key: ApiCallKey) {
  const found = contract.find(({ method, path }) => `${method} ${path}` === key);
  if (!found) throw new Error(`The contract has no ${key}`);
  return found;
}

async function callOf(request: Request, params: Record<string, unknown>): Promise<ApiCall> {
  const text = await request.text();
  const isJson = text !== '' && !request.headers.get('content-type')?.startsWith('image/');
  const body: unknown = isJson ? JSON.parse(text) : undefined;
  return { params, query: new URL(request.url).searchParams, body, headers: request.headers };
}

function handle(key: ApiCallKey, respond: (call: ApiCall) => Response) {
  const { method, path } = endpointOf(key);
  return METHODS[method](`${API_ORIGIN}/api/v1${path}`, async ({ request, params }) =>
    respond(await callOf(request, params)),
  );
}

/** `apiServer.use(answer('GET /product/:id', buildProduct()))`, validated by the contract's schema. */
export function answer<Key extends ApiCallKey>(key: Key, given: Answer<Key>) {
  const { response, status = 200 } = endpointOf(key) as { response: { parse: (body: unknown) => object } } & {
    status?: number;
  };
  return handle(key, (call) => {
    const body: unknown = typeof given === 'function' ? given(call) : given;
    return HttpResponse.json(response.parse(body), { status });
  });
}

/** `apiServer.use(refuse('POST /login', { status: 401, code: 'INVALID_CREDENTIALS', message: '…' }))` */
export function refuse(
  key: ApiCallKey,
  { status, ...failure }: Omit<ApiFailure, 'body' | 'code'> & { code: string } & Record<string, unknown>,
) {
  return handle(key, () => HttpResponse.json({ success: false, requestId: 'test', ...failure }, { status }));
}

type Busy = { status?: number; body?: object };

export function busy(key: ApiCallKey, retryAfter: string, { status = 503, body = {} }: Busy = {}) {
  return handle(key, () => HttpResponse.json(body, { status, headers: { 'Retry-After': retryAfter } }));
}

export function unreachable(key: ApiCallKey) {
  return handle(key, () => HttpResponse.error());
}

export const apiServer = setupServer(
  answer('GET /products', buildProductList()),
  answer('GET /products/by-id', ({ query }) => ({
    product: (query.get('ids') ?? '').split(',').map((_id) => buildProduct({ _id })),
  })),
  answer('GET /products/suggest', { products: [], productCount: 0, categories: [], terms: [] }),
  answer('POST /search/events', { recorded: true }),
  answer('GET /product/:id', ({ params }) => buildProduct({ _id: String(params['id']) })),
  answer('GET /product/:id/reviews', buildReviewList([])),
  answer('GET /store', {
    charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
    categories: THREE_CATEGORIES.map(({ key, name }) => ({ key, name })),
  }),
  answer('GET /password/reset/:token', { validUntil: '2099-11-20T10:00:00.000Z' }),
  answer('POST /product/:id/alerts', { message: 'We will email you once.', takeBackKey: 'key' }),
  answer('GET /product/:id/related', { reason: 'category', product: [] }),
  answer('GET /pincode/:pincode', ({ params }) => buildPlace({ pincode: String(params['pincode']) })),
  answer('POST /cart/quote', buildQuote()),
  answer('POST /admin/customers/:id/orders/quote', {
    quote: buildQuote(),
    cashOnDelivery: { method: 'COD', label: 'Cash on delivery', fee: 0, total: 979 },
  }),
  answer('POST /payment/options', {
    options: [{ method: 'COD', label: 'Cash on delivery', fee: 0, total: 979 }],
  }),
  answer('GET /order/:id/invoices', { documents: [] }),
  answer('GET /admin/orders/:id/invoices', { documents: [] }),
  answer('GET /orders/me', { orders: [], page: 1, limit: 100, total: 0 }),
  answer('GET /cart', { version: 0, lines: [] }),
  answer('POST /cart/merge', { version: 0, lines: [] }),
  answer('PUT /cart', { version: 0, lines: [] }),
  answer('GET /wishlist', { entries: [] }),
  answer('GET /me/privacy', { isEmailProven: true, alerts: [], openOrders: [] }),
  answer('GET /products/by-id', { product: [] }),
  answer('GET /admin/products', buildStaffProducts()),
  answer('GET /admin/products/:id', ({ params }) => buildStaffProduct({ _id: String(params['id']) })),
  answer('GET /admin/categories', { categories: THREE_CATEGORIES }),
  answer('GET /admin/search/terms', {
    terms: [],
    total: 0,
    page: 1,
    limit: 25,
    counts: { all: 0, withoutHits: 0 },
  }),
  answer('GET /admin/search/synonyms', { synonyms: [] }),
  answer('GET /admin/work', {}),
  answer('GET /admin/dashboard', buildSummary()),
  answer('GET /admin/dashboard/sales', { by: 'quarter', bars: [] }),
  answer('GET /admin/dashboard/top', {
    by: 'quarter',
    from: '2026-10-01',
    to: '2026-12-31',
    products: [],
  }),
  answer('GET /admin/confirm', { confirmedUntil: '2026-11-20T10:00:00.000Z' }),
  answer('GET /admin/second-factor', { policy: 'offered', recoveryCodesLeft: 0 }),
  answer('GET /admin/settings', buildSettings()),
  answer('GET /admin/audit', { entries: [], total: 0, page: 1, limit: 50 }),
  answer('GET /admin/status', buildStatus()),
  answer('GET /admin/staff', { staff: [] }),
  answer('GET /admin/customers', { customers: [], total: 0, page: 1, limit: 25 }),
  answer('GET /admin/customers/:id', ({ params }) => buildCustomer({ _id: String(params['id']) })),
  answer('GET /admin/reviews', {
    reviews: [],
    total: 0,
    page: 1,
    limit: 25,
    counts: { reported: 0, hidden: 0 },
  }),
  answer('GET /admin/promocodes', {
    promoCodes: [],
    total: 0,
    page: 1,
    limit: 25,
    counts: { all: 0, on: 0, off: 0, running: 0, planned: 0, ended: 0, stopped: 0 },
  }),
  answer('GET /admin/newsletter', {
    subscribers: [],
    total: 0,
    page: 1,
    limit: 25,
    counts: { confirmed: 0, pending: 0, unsubscribed: 0 },
  }),
  answer('GET /admin/messages', {
    messages: [],
    total: 0,
    page: 1,
    limit: 25,
    counts: { open: 0, due: 0, overdue: 0, answered: 0, closed: 0 },
  }),
  answer('GET /me/tickets', { tickets: [] }),
  answer('GET /admin/mails/dead', { mails: [], total: 0, page: 1, limit: 25 }),
  answer('POST /admin/mails/dead/settle', { settled: 1 }),
  answer('GET /admin/orders', buildStaffOrders()),
  answer('GET /admin/transactions', buildTransactions()),
  answer('POST /newsletter', ({ body }) => ({
    message: `Check your mail: ${(body as { email: string }).email}.`,
  })),
  answer('POST /logout', { message: 'Signed out.' }),
  refuse('GET /me', { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in.' }),
);
