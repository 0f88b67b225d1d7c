import { type OrderStatus, toneOf } from '@e-store/shared/orders/order-lifecycle';
import { orderMessages } from '../../messages/en/orders/orders.ts';
import { Pill } from '../../ui/pill.tsx';

export function StatusPill({ status }: { status: OrderStatus }) {
  return <Pill tone={toneOf(status)}>{orderMessages.statusLabel(status)}</Pill>;
}
