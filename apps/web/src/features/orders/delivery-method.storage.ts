import { DELIVERY_METHODS, type DeliveryMethod } from '@e-store/shared/orders/delivery';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { DELIVERY_METHOD } from './clear-order.storage.ts';

export function readDeliveryMethod(local: KeyValueStorage): DeliveryMethod {
  const stored = readStored(local, DELIVERY_METHOD);
  return DELIVERY_METHODS.find((method) => method === stored) ?? 'standard';
}

export function writeDeliveryMethod(local: KeyValueStorage, method: DeliveryMethod): void {
  writeStored(local, DELIVERY_METHOD, method === 'standard' ? undefined : method);
}
