import { describe, expect, it } from '@jest/globals';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { buildQuote } from '../../testing/build-quote.ts';
import { objectId } from '../../testing/object-id.ts';
import { isSameRequest, quotedLine, toQuoteRequest } from './quote-request.ts';

const medium = buildCartItem();
const sizeless = buildCartItem({ size: undefined });

describe('asking for a quote', () => {
  it('names product, size and quantity, and no price', () => {
    expect(toQuoteRequest([medium, sizeless], { promoCode: 'DIWALI' })).toEqual({
      orderItems: [
        { product: objectId(1), size: 'M', quantity: 1 },
        { product: objectId(1), quantity: 1 },
      ],
      promoCode: 'DIWALI',
      deliveryMethod: 'standard',
    });
  });

  it('is another question with another quantity or delivery', () => {
    const asked = toQuoteRequest([medium], {});
    expect(isSameRequest(asked, toQuoteRequest([{ ...medium, price: 1 }], {}))).toBe(true);
    expect(isSameRequest(asked, toQuoteRequest([{ ...medium, quantity: 2 }], {}))).toBe(false);
    expect(isSameRequest(asked, toQuoteRequest([medium], { deliveryMethod: 'express' }))).toBe(false);
  });
});

describe('the quoted line of a line of the cart', () => {
  const [line] = buildQuote().lines;
  const quote = buildQuote({ lines: [{ ...line!, size: 'L', stock: 7 }, line!] });

  it('is that of its size', () => {
    expect(quotedLine(quote, [medium], medium)?.stock).toBe(3);
    expect(quotedLine(quote, [medium], { ...medium, size: 'S' })).toBeUndefined();
  });

  it('of a line without size is the one that no other line means', () => {
    const large = buildCartItem({ size: 'L' });
    expect(quotedLine(quote, [large, sizeless], sizeless)?.size).toBe('M');
  });
});
