import { ValidationError } from '../errors.ts';
import type { Bought } from './find-bought.ts';

/**
 * Returns the delivered item that a review is about: the given size, else the latest.
 * @throws ValidationError for a size that was not delivered
 */
export function chooseBought(bought: readonly Bought[], size: string | undefined) {
  const line = size === undefined ? bought[0] : bought.find((one) => one.size === size);
  if (!line) throw new ValidationError({ size: 'Choose a size that was delivered to you.' });
  return { order: line.order, ...(line.size !== undefined && { size: line.size }) };
}
