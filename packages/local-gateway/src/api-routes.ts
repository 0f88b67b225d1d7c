import { GatewayError } from './gateway-error.ts';
import type { Gateway } from './gateway-state.ts';
import { createOrder } from './orders.ts';
import { type Body, findById, toCollection } from './parameters.ts';
import { capturePayment } from './payments.ts';
import { refundPayment } from './refunds.ts';

export type ApiCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Body;
  /** Value of X-Refund-Idempotency. */
  refundKey: string | undefined;
};

type Route = [method: string, path: RegExp, answer: (gateway: Gateway, id: string, call: ApiCall) => unknown];

const routes: Route[] = [
  ['POST', /^\/v1\/orders$/, (gateway, _id, { body }) => createOrder(gateway, body)],
  [
    'GET',
    /^\/v1\/orders$/,
    ({ state: { orders } }, _id, { query }) => {
      const receipt = query.get('receipt');
      const found = receipt === null ? orders : orders.filter((order) => order.receipt === receipt);
      return toCollection(found, query);
    },
  ],
  ['GET', /^\/v1\/orders\/([^/]+)$/, ({ state }, id) => findById(state.orders, id)],
  [
    'GET',
    /^\/v1\/orders\/([^/]+)\/payments$/,
    ({ state }, id) => {
      const order = findById(state.orders, id);
      return wholeCollection(state.payments.filter((payment) => payment.order_id === order.id));
    },
  ],
  ['GET', /^\/v1\/payments$/, ({ state }, _id, { query }) => toCollection(state.payments, query)],
  ['GET', /^\/v1\/payments\/([^/]+)$/, ({ state }, id) => findById(state.payments, id)],
  [
    'POST',
    /^\/v1\/payments\/([^/]+)\/capture$/,
    (gateway, id, { body }) => capturePayment(gateway, id, body),
  ],
  [
    'POST',
    /^\/v1\/payments\/([^/]+)\/refund$/,
    (gateway, id, { body, refundKey }) => refundPayment(gateway, id, body, refundKey),
  ],
  [
    'GET',
    /^\/v1\/payments\/([^/]+)\/refunds$/,
    ({ state }, id, { query }) => {
      const payment = findById(state.payments, id);
      return toCollection(
        state.refunds.filter((refund) => refund.payment_id === payment.id),
        query,
      );
    },
  ],
  ['GET', /^\/v1\/refunds$/, ({ state }, _id, { query }) => toCollection(state.refunds, query)],
  ['GET', /^\/v1\/refunds\/([^/]+)$/, ({ state }, id) => findById(state.refunds, id)],
];

/** @throws GatewayError for refused calls and unknown addresses */
export function answerApiCall(gateway: Gateway, call: ApiCall): unknown {
  for (const [method, pattern, answer] of routes) {
    const match = pattern.exec(call.path);
    if (match && method === call.method) return answer(gateway, match[1] ?? '', call);
  }
  throw new GatewayError('The requested URL was not found on the server.');
}

/** Payments of an order are not paged. */
const wholeCollection = <Item>(items: Item[]) => ({ entity: 'collection', count: items.length, items });
