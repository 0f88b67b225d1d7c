import { z } from 'zod';
import { GatewayOrder, GatewayPayment, GatewayRefund } from './gateway-entities.ts';
import { GatewayRefused } from './gateway-errors.ts';
import { type GatewayConnection, requestGateway } from './gateway-request.ts';

export type NewGatewayOrder = {
  amountPaise: number;
  /** The shop's reference, up to 40 characters. */
  receipt: string;
  notes?: Record<string, string>;
};

export type NewGatewayRefund = {
  paymentId: string;
  /** Unset refunds the whole remaining amount. */
  amountPaise?: number;
  /** At least 10 letters, digits, hyphens and underscores. The same key never refunds twice. */
  idempotencyKey: string;
  receipt?: string;
  notes?: Record<string, string>;
};

export type GatewayClient = {
  /** Never repeats the call: look for the receipt first after GatewayUnavailable. */
  createOrder: (order: NewGatewayOrder) => Promise<GatewayOrder>;
  /** Returns the newest order with this receipt. */
  findOrderByReceipt: (receipt: string) => Promise<GatewayOrder | undefined>;
  /** All attempts, failed ones too. */
  listOrderPayments: (orderId: string) => Promise<GatewayPayment[]>;
  getPayment: (paymentId: string) => Promise<GatewayPayment>;
  /** In full. Returns a payment that is captured already. */
  capturePayment: (payment: { paymentId: string; amountPaise: number }) => Promise<GatewayPayment>;
  refundPayment: (refund: NewGatewayRefund) => Promise<GatewayRefund>;
  listRefunds: (paymentId: string) => Promise<GatewayRefund[]>;
  listAllRefunds: (since: Date) => Promise<GatewayRefund[]>;
  /** Payments that were started at `since` or later, newest first. */
  listPayments: (since: Date) => Promise<GatewayPayment[]>;
};

const CURRENCY = 'INR';
/** The most that the gateway returns in one page. */
const PAGE_SIZE = 100;

const collectionOf = <Item>(item: z.ZodType<Item>) =>
  z.object({ items: z.array(item) }).transform(({ items }) => items);
const Orders = collectionOf(GatewayOrder);
const Payments = collectionOf(GatewayPayment);
const Refunds = collectionOf(GatewayRefund);

const inSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
/** Items that are added meanwhile would shift the pages. */
const untilNow = (since: Date) => ({ from: inSeconds(since), to: inSeconds(new Date()) });
const pathOf = (kind: 'orders' | 'payments', id: string): string => `/${kind}/${encodeURIComponent(id)}`;

/**
 * Client of Razorpay's API (https://razorpay.com/docs/api). Methods throw GatewayUnavailable or
 * GatewayRefused.
 */
export function createGatewayClient(connection: GatewayConnection): GatewayClient {
  const read = <Answer>(
    path: string,
    schema: z.ZodType<Answer>,
    query: Record<string, string | number> = {},
  ): Promise<Answer> =>
    requestGateway(connection, { method: 'GET', path, query, isRepeatable: true }, schema);

  const readAll = async <Item>(
    path: string,
    schema: z.ZodType<Item[]>,
    query: Record<string, string | number> = {},
  ): Promise<Item[]> => {
    const items: Item[] = [];
    for (;;) {
      const page = await read(path, schema, { ...query, count: PAGE_SIZE, skip: items.length });
      items.push(...page);
      if (page.length < PAGE_SIZE) return items;
    }
  };

  const getPayment = (paymentId: string) => read(pathOf('payments', paymentId), GatewayPayment);

  return {
    createOrder: ({ amountPaise, receipt, notes = {} }) =>
      requestGateway(
        connection,
        {
          method: 'POST',
          path: '/orders',
          body: { amount: amountPaise, currency: CURRENCY, receipt, notes, partial_payment: false },
          isRepeatable: false,
        },
        GatewayOrder,
      ),

    findOrderByReceipt: async (receipt) => {
      const orders = await read('/orders', Orders, { receipt, count: PAGE_SIZE });
      return orders.find((order) => order.receipt === receipt);
    },

    listOrderPayments: (orderId) => read(`${pathOf('orders', orderId)}/payments`, Payments),

    getPayment,

    capturePayment: async ({ paymentId, amountPaise }) => {
      try {
        return await requestGateway(
          connection,
          {
            method: 'POST',
            path: `${pathOf('payments', paymentId)}/capture`,
            body: { amount: amountPaise, currency: CURRENCY },
            isRepeatable: true,
          },
          GatewayPayment,
        );
      } catch (error) {
        // A second capture is refused, also when the answer of the first was lost.
        if (!(error instanceof GatewayRefused)) throw error;
        const payment = await getPayment(paymentId);
        if (payment.isCaptured && payment.amountPaise === amountPaise) return payment;
        throw error;
      }
    },

    refundPayment: ({ paymentId, amountPaise, idempotencyKey, receipt, notes }) =>
      requestGateway(
        connection,
        {
          method: 'POST',
          path: `${pathOf('payments', paymentId)}/refund`,
          headers: { 'x-refund-idempotency': idempotencyKey },
          body: {
            ...(amountPaise !== undefined && { amount: amountPaise }),
            ...(receipt !== undefined && { receipt }),
            ...(notes !== undefined && { notes }),
            speed: 'normal',
          },
          isRepeatable: true,
        },
        GatewayRefund,
      ),

    listRefunds: (paymentId) => readAll(`${pathOf('payments', paymentId)}/refunds`, Refunds),

    listAllRefunds: (since) => readAll('/refunds', Refunds, untilNow(since)),

    listPayments: (since) => readAll('/payments', Payments, untilNow(since)),
  };
}
