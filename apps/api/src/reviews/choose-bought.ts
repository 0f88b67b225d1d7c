import { ValidationError } from '../errors.ts';
import type { Bought } from './find-bought.ts';

/** The line that a review is about: the one of the size that was named, else the latest. A size is never made up. */
export function chooseBought(bought: readonly Bought[], size: string | undefined) {
  const line = size === undefined ? bought[0] : bought.find((one) => one.size === size);
  if (!line) throw new ValidationError({ size: 'Choose a size that was delivered to you.' });
  return { order: line.order, ...(line.size !== undefined && { size: line.size }) };
}
