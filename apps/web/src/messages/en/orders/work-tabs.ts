import type { FailedTab, OrderTab } from '@e-store/shared/orders/order-lifecycle';
import { ordersOf } from './order-moves.ts';
import { counted } from '../ui-admin.ts';

export type WorkTab = OrderTab | FailedTab | 'refunds';

export const workTabMessages = {
  done: {
    'to-confirm': 'Nothing left to confirm.',
    'to-pack': 'Nothing left to pack.',
    'to-ship': 'Nothing left to ship.',
    'on-the-way': 'No orders are on the way.',
    failed: 'No failed deliveries left.',
    'attempts-due': 'No delivery attempts are due.',
    'return-proposed': 'No failed deliveries to return to the shop.',
    returns: 'No returns left to check.',
    refunds: 'No refunds are due.',
  } satisfies Record<WorkTab, string>,
  next: {
    'to-confirm': (count) => `${ordersOf(count)} to confirm`,
    'to-pack': (count) => `${ordersOf(count)} to pack`,
    'to-ship': (count) => `${ordersOf(count)} to ship`,
    'on-the-way': (count) => `${ordersOf(count)} on the way`,
    failed: (count) => counted(count, 'failed delivery', 'failed deliveries'),
    'attempts-due': (count) => counted(count, 'delivery attempt due', 'delivery attempts due'),
    'return-proposed': (count) => `${ordersOf(count)} to return to the shop`,
    returns: (count) => counted(count, 'return to check', 'returns to check'),
    refunds: (count) => counted(count, 'order with a refund due', 'orders with a refund due'),
  } satisfies Record<WorkTab, (count: number) => string>,
};
