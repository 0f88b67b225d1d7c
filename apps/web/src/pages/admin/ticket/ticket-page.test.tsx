import { describe, expect, it } from '@jest/globals';
import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { screen, within } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const at = '2026-11-16T06:30:00.000Z';
const note = { _id: objectId(3), words: 'Sent again as ES-100043', at, by: { name: 'Meera Iyer' } };
const ticket: StaffTicket = {
  _id: objectId(1),
  number: 'T-100001',
  subject: 'complaint',
  state: 'open',
  name: 'Kabir Khan',
  email: 'kabir@example.com',
  message: 'Where is es-100042? My other order, ES-100007, arrived. TEES-100042 and ES-12 are no orders.',
  createdAt: at,
  answers: [],
  notes: [note],
};

describe('the text of a ticket', () => {
  it('links order numbers to the search for the order', async () => {
    apiServer.use(answer('GET /admin/messages/:id', ticket));
    renderRoutes(`/admin/dashboard/messages/${ticket._id}`, { user: buildUser({ role: 'Admin' }) });
    const message = await screen.findByText(/^Where is/);
    expect(message).toHaveTextContent(ticket.message);
    const links = within(message).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['es-100042', '/admin/dashboard/orderlist?keyword=ES-100042'],
      ['ES-100007', '/admin/dashboard/orderlist?keyword=ES-100007'],
    ]);
    expect(screen.getByRole('link', { name: 'ES-100043' })).toHaveAttribute(
      'href',
      '/admin/dashboard/orderlist?keyword=ES-100043',
    );
  });
});
