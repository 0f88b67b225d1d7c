import { describe, expect, it } from '@jest/globals';
import { orderTimeline } from './shop/order-timeline.tsx';

const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;

describe('timeline of an order', () => {
  it('shows the whole way: behind, reached, ahead', () => {
    const steps = orderTimeline({
      orderStatus: 'Packed',
      history: [
        { status: 'Processing', at: at(10) },
        { status: 'Packed', at: at(12) },
      ],
    });
    expect(steps.map(({ status, place }) => [status, place])).toEqual([
      ['Processing', 'done'],
      ['Confirmed', 'done'],
      ['Packed', 'now'],
      ['Shipped', 'ahead'],
      ['Out for delivery', 'ahead'],
      ['Delivered', 'ahead'],
    ]);
    expect(steps.map((step) => step.at)).toEqual([
      at(10),
      undefined,
      at(12),
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('of a second delivery names the last try', () => {
    const [, , , , out] = orderTimeline({
      orderStatus: 'Out for delivery',
      history: [
        { status: 'Out for delivery', at: at(10) },
        { status: 'Delivery failed', at: at(12) },
        { status: 'Out for delivery', at: at(14) },
      ],
    });
    expect(out?.at).toBe(at(14));
  });

  it('of a return shows what it leads to', () => {
    const history = [
      { status: 'Delivered' as const, at: at(10) },
      { status: 'Return requested' as const, at: at(11) },
    ];
    expect(orderTimeline({ orderStatus: 'Return requested', history }).map(({ place }) => place)).toEqual([
      'done',
      'now',
      'ahead',
    ]);
  });

  it('of an order that left the way shows what happened and promises nothing', () => {
    const history = [
      { status: 'Processing' as const, at: at(10) },
      { status: 'Cancelled' as const, at: at(11) },
    ];
    expect(orderTimeline({ orderStatus: 'Cancelled', history })).toEqual([
      { ...history[0], place: 'done' },
      { ...history[1], place: 'now' },
    ]);
  });
});
