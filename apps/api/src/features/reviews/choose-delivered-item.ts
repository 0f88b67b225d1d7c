import { ValidationError } from '../../platform/errors/errors.ts';
import type { DeliveredItem } from './find-delivered-items.ts';

/**
 * Returns the delivered item that a review is about: the given size, else the latest.
 * @throws ValidationError for a size that was not delivered
 */
export function chooseDeliveredItem(deliveredItems: readonly DeliveredItem[], size: string | undefined) {
  const line = size === undefined ? deliveredItems[0] : deliveredItems.find((one) => one.size === size);
  if (!line) throw new ValidationError({ size: 'Choose a size that was delivered to you.' });
  return { order: line.order, ...(line.size !== undefined && { size: line.size }) };
}
