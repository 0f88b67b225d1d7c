import type { DeliveryPlace } from '@e-store/shared/delivery/endpoints';

export function buildPlace(changes: Partial<DeliveryPlace> = {}): DeliveryPlace {
  return {
    pincode: '560001',
    city: 'Bengaluru',
    state: 'Karnataka',
    delivery: {
      standard: { from: '2026-11-24', to: '2026-11-27' },
      express: { from: '2026-11-21', to: '2026-11-23' },
    },
    ...changes,
  };
}
