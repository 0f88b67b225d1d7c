import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildStaffOrder } from '../../../testing/build-staff-orders.ts';
import { objectId } from '../../../testing/object-id.ts';
import { openStaffOrder } from '../../../testing/open-staff-order.tsx';

const NEXT = objectId(501);
const undo = { move: objectId(700), until: '2099-01-01T00:00:00.000Z' };

it.each([
  ['a refused move', 'Confirm', 'move', 409, { code: 'CONFLICT', message: 'Already confirmed.' }],
  ['an undone move', 'Undo', 'moves/undo', 200, { results: [{ id: objectId(500), done: true }] }],
] as const)(
  'shows the next order when %s of the one before is answered late',
  async (_what, button, path, status, body) => {
    const { user, router } = await openStaffOrder(buildStaffOrder({}, button === 'Undo' ? { undo } : {}));
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    const asked: string[] = [];
    apiServer.use(
      http.post(`*/api/v1/admin/orders/*${path}`, async () => {
        await sent;
        return HttpResponse.json(body, { status });
      }),
      answer('GET /admin/orders/:id', ({ params: { id } }) => {
        asked.push(String(id));
        return buildStaffOrder({
          _id: String(id),
          number: id === NEXT ? 'ES-100043' : 'ES-100042',
        });
      }),
    );
    await user.click(screen.getByRole('button', { name: button }));
    await act(() => router.navigate(`/admin/dashboard/orderlist/${NEXT}`));
    await screen.findByRole('heading', { level: 1, name: 'Order ES-100043' });
    await act(async () => {
      send();
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order ES-100043');
    expect(asked).toEqual([NEXT]);
  },
);
