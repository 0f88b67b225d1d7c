import { describe, expect, it } from '@jest/globals';
import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { screen, waitFor } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/messages';
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Admin' }) });

const complaint: StaffTicket = {
  _id: objectId(1),
  number: 'T-100001',
  subject: 'complaint',
  state: 'open',
  name: 'Kabir Khan',
  email: 'kabir@example.com',
  message: 'The parcel came open.',
  createdAt: '2026-11-16T06:30:00.000Z',
  clock: {
    acknowledgeBy: '2026-11-18T06:30:00.000Z',
    settleBy: '2026-12-16T06:30:00.000Z',
    overdue: 'answer',
  },
  answers: [],
  notes: [],
};
const question: StaffTicket = {
  ...complaint,
  _id: objectId(2),
  number: 'T-100002',
  subject: 'question',
  clock: undefined,
  message: 'Does the M run small?',
};

function serve() {
  const calls: Record<'lists' | 'said' | 'moved', ApiCall[]> = { lists: [], said: [], moved: [] };
  let now = complaint;
  const said = ({ body }: ApiCall) => ({
    _id: objectId(calls.said.length + 10),
    words: (body as { words: string }).words,
    at: '2026-11-20T06:30:00.000Z',
    by: { name: 'Meera Iyer' },
  });
  apiServer.use(
    answer('GET /admin/messages', (call) => {
      calls.lists.push(call);
      const counts = { open: 2, due: 1, overdue: 1, answered: 0, closed: 0 };
      return { messages: [now, question], total: 2, page: 1, limit: 25, counts };
    }),
    answer('GET /admin/messages/:id', () => now),
    answer('POST /admin/messages/:id/answers', (call) => {
      calls.said.push(call);
      now = { ...now, state: 'answered', answers: [...now.answers, said(call)] };
      return now;
    }),
    answer('POST /admin/messages/:id/notes', (call) => {
      calls.said.push(call);
      now = { ...now, notes: [...now.notes, said(call)] };
      return now;
    }),
    answer('PUT /admin/messages/:id', (call) => {
      calls.moved.push(call);
      const isClosed = (call.body as { state: string }).state === 'closed';
      now = { ...now, state: isClosed ? 'closed' : 'answered' };
      return now;
    }),
  );
  return calls;
}

describe('the messages of E-DASH', () => {
  it('come with state and clock; what is overdue is marked, and a question has no clock [C6]', async () => {
    const { lists } = serve();
    const { user, router } = open();
    expect(await screen.findByText('The parcel came open.')).toBeInTheDocument();
    expect(screen.getAllByText('Answer overdue')).toHaveLength(1);
    expect(screen.getByText('Answer by Wed 18 Nov, 12:00 pm')).toBeInTheDocument();
    expect(screen.getByText('Does the M run small?')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Overdue 1' }));
    await waitFor(() => expect(router.state.location.search).toBe('?show=overdue'));
    expect(Object.fromEntries(lists.at(-1)!.query)).toEqual({ show: 'overdue' });
  });

  it('show the answer of a colleague beside a text that was not sent', async () => {
    serve();
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'T-100001' }));
    const field = await screen.findByLabelText('New answer');
    const message = 'Meera Iyer answered this message in the meantime.';
    const theirs = { _id: objectId(30), words: 'Done.', at: complaint.createdAt, by: { name: 'Meera Iyer' } };
    apiServer.use(
      refuse('POST /admin/messages/:id/answers', { status: 409, code: 'CONFLICT', message }),
      answer('GET /admin/messages/:id', { ...complaint, answers: [theirs] }),
    );
    await user.type(field, 'We refund it.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('Done.')).toBeInTheDocument();
    expect(screen.getByLabelText('New answer')).toHaveValue('We refund it.');
  });

  it('are answered, noted, closed and opened again on a screen of their own', async () => {
    const { said, moved } = serve();
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'T-100001' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Complaint T-100001' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Enter an answer.')).toBeInTheDocument();
    expect(said).toEqual([]);
    await user.type(screen.getByLabelText('New answer'), 'A new one leaves today.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('A new one leaves today.')).toBeInTheDocument();
    expect(screen.getByLabelText('New answer')).toHaveValue('');
    expect(screen.getByText('Answered')).toBeInTheDocument();
    await user.type(screen.getByLabelText('New note'), 'Ask the courier.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Ask the courier.')).toBeInTheDocument();
    expect(said.map(({ body }) => body)).toEqual([
      { words: 'A new one leaves today.', answersSeen: 0 },
      { words: 'Ask the courier.' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Close ticket' }));
    await user.click(await screen.findByRole('button', { name: 'Reopen ticket' }));
    expect(await screen.findByRole('button', { name: 'Close ticket' })).toBeInTheDocument();
    expect(moved.map(({ body }) => body)).toEqual([{ state: 'closed' }, { state: 'open' }]);
  });
});
