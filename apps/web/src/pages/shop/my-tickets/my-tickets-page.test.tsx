import { describe, expect, it } from '@jest/globals';
import type { Ticket } from '@e-store/shared/contact/ticket';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const said = (id: number, words: string) => ({
  _id: objectId(id),
  words,
  at: '2026-11-20T06:30:00.000Z',
});
const charges = { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 } as const;
const complaint: Ticket = {
  _id: objectId(1),
  number: 'T-100001',
  subject: 'complaint',
  state: 'open',
  message: 'The parcel came open.',
  createdAt: '2026-11-19T06:30:00.000Z',
  clock: { acknowledgeBy: '2026-11-21T06:30:00.000Z', settleBy: '2026-12-19T06:30:00.000Z' },
  answers: [],
};
const open = (...tickets: Ticket[]) => {
  apiServer.use(answer('GET /me/tickets', { tickets }));
  return renderRoutes('/account/messages', { user: buildUser() });
};

describe('the messages of an account', () => {
  it('come with number, state, what is due next, and the answers [C6]', async () => {
    const answered: Ticket = {
      ...complaint,
      _id: objectId(2),
      number: 'T-100002',
      state: 'answered',
      answers: [said(3, 'We look into it.'), said(4, 'A new one leaves today.')],
    };
    open(answered, complaint);
    const first = within(await screen.findByRole('article', { name: 'Complaint T-100002' }));
    expect(first.getByText('2 answers')).toBeInTheDocument();
    expect(first.getByText('A new one leaves today.')).toBeInTheDocument();
    expect(first.getByText(/We will resolve it by 19 Dec 2026\./)).toBeInTheDocument();
    const second = within(screen.getByRole('article', { name: 'Complaint T-100001' }));
    expect(second.getByText(/We will acknowledge it by Sat 21 Nov, 12:00 pm\./)).toBeInTheDocument();
    expect(second.queryByText(/answers?$/)).not.toBeInTheDocument();
  });

  it('lead to the contact form, which names the ticket', async () => {
    const { user } = open(complaint);
    const contact = { email: 'help@estore.example' };
    apiServer.use(answer('GET /store', { charges, contact }));
    await user.click(await screen.findByRole('link', { name: 'Write to us about T-100001' }));
    expect(await screen.findByLabelText('Your message')).toHaveValue('Ticket T-100001: ');
  });

  it('count one answer in the singular, and promise nothing of what is closed', async () => {
    open({ ...complaint, state: 'closed', answers: [said(3, 'Done.')] });
    const one = within(await screen.findByRole('article'));
    expect(one.getByText('1 answer')).toBeInTheDocument();
    expect(one.queryByText(/We (answer|settle)/)).not.toBeInTheDocument();
  });

  it('that did not come are asked for again', async () => {
    apiServer.use(
      refuse('GET /me/tickets', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment.' }),
    );
    const { user } = renderRoutes('/account/messages', { user: buildUser() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a moment.');
    apiServer.use(answer('GET /me/tickets', { tickets: [complaint] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Complaint T-100001' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('say that there are none, and where to write', async () => {
    open();
    expect(await screen.findByText('You have not sent us any messages yet.')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });
});
