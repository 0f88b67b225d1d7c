import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { Pill, type PillTone } from '../../ui/pill.tsx';

const TONES: Record<OrderStatus, PillTone> = {
  Processing: 'waiting',
  Confirmed: 'waiting',
  Packed: 'moving',
  Shipped: 'moving',
  'Out for delivery': 'moving',
  Delivered: 'done',
  'Delivery failed': 'ended',
  'Returned to shop': 'ended',
  Cancelled: 'ended',
  'Return requested': 'waiting',
  Returned: 'ended',
  'Return refused': 'ended',
};

export function StatusPill({ status }: { status: OrderStatus }) {
  return <Pill tone={TONES[status]}>{status}</Pill>;
}
