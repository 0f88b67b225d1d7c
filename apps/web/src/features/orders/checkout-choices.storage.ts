import { DELIVERY_METHODS, type DeliveryMethod } from '@e-store/shared/orders/delivery';
import { readStored, writeStored, type KeyValueStorage } from '../../lib/stored-json.ts';
import { DELIVERY_METHOD, PAYMENT_METHOD } from './order.storage.ts';

/** How the next order is delivered and paid. */
export type CheckoutChoices = { deliveryMethod: DeliveryMethod; paymentMethod: string };
export const DEFAULT_CHOICES: CheckoutChoices = { deliveryMethod: 'standard', paymentMethod: 'COD' };

export function readCheckoutChoices(local: KeyValueStorage): CheckoutChoices {
  const delivery = readStored(local, DELIVERY_METHOD);
  const payment = readStored(local, PAYMENT_METHOD);
  return {
    deliveryMethod: DELIVERY_METHODS.find((method) => method === delivery) ?? DEFAULT_CHOICES.deliveryMethod,
    paymentMethod: typeof payment === 'string' ? payment : DEFAULT_CHOICES.paymentMethod,
  };
}

/** Only what differs from the default. */
export function writeCheckoutChoices(local: KeyValueStorage, choices: CheckoutChoices): void {
  const write = (key: string, name: keyof CheckoutChoices) =>
    writeStored(local, key, choices[name] === DEFAULT_CHOICES[name] ? undefined : choices[name]);
  write(DELIVERY_METHOD, 'deliveryMethod');
  write(PAYMENT_METHOD, 'paymentMethod');
}
