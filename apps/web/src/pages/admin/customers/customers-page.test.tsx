import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildCustomer } from '../../../testing/build-customer.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/customers';
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Admin' }) });
const meera = buildCustomer({
  _id: objectId(5),
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera@example.com',
});

function listing(total = 60) {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('GET /admin/customers', (call) => {
      calls.push(call);
      return { customers: [meera], total, page: 1, limit: 25 };
    }),
  );
  return calls;
}

describe('the customers of E-DASH', () => {
  it('are a table with what their orders come to', async () => {
    listing();
    open();
    const table = await screen.findByRole('table', { name: 'Customers' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'CUSTOMER',
      'PHONE',
      'SINCE',
      'LAST ORDER',
      'ORDERS',
      'SPENT',
    ]);
    expect(within(table).getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute(
      'href',
      `${PATH}/${meera._id}`,
    );
    expect(within(table).getByText('₹4,197')).toBeInTheDocument();
    expect(screen.getByText('60 customers')).toBeInTheDocument();
  });

  it('are searched, sorted and paged by the address', async () => {
    const calls = listing();
    const { user, router } = open(`${PATH}?page=2`);
    const main = within(await screen.findByRole('main'));
    await user.type(await main.findByRole('searchbox'), 'iyer{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=iyer'));
    const byName = main.getByRole('link', { name: 'Name' });
    await waitFor(() => expect(byName).toHaveAttribute('href', `${PATH}?keyword=iyer&sort=name`));
    await user.click(byName);
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=iyer&sort=name'));
    await waitFor(() => expect(main.getByRole('link', { name: 'Name' })).toHaveAttribute('aria-current'));
    await user.click(await main.findByRole('link', { name: 'Next' }));
    await waitFor(() =>
      expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({ search: 'iyer', sort: 'name', page: '2' }),
    );
  });

  it.each([
    ['Highest spend', 'spent'],
    ['Most orders', 'orders'],
  ])('come with those first who count for the shop: %s', async (name, sort) => {
    const calls = listing();
    const { user } = open();
    await user.click(await screen.findByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current'));
    expect(Object.fromEntries(calls.at(-1)!.query)).toEqual({ sort });
  });

  it('say that nobody is found, and why they are not there', async () => {
    apiServer.use(answer('GET /admin/customers', { customers: [], total: 0, page: 1, limit: 25 }));
    const { unmount } = open(`${PATH}?keyword=zz`);
    expect(await screen.findByText('No customers match your search.')).toBeInTheDocument();
    unmount();
    apiServer.use(
      refuse('GET /admin/customers', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }),
    );
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted. Try again.');
    listing();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

describe('a new customer', () => {
  const type = async (user: ReturnType<typeof open>['user'], email: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a customer' }));
    expect(dialog.getByLabelText('First name')).toHaveValue('Leela');
    expect(dialog.getByLabelText('Last name')).toHaveValue('Nair');
    await user.type(dialog.getByLabelText('Mobile number'), '98123 45670');
    await user.type(dialog.getByLabelText('Email'), email);
    await user.click(dialog.getByRole('button', { name: 'Add customer' }));
    return dialog;
  };
  const search = async () => {
    apiServer.use(answer('GET /admin/customers', { customers: [], total: 0, page: 1, limit: 25 }));
    const opened = open(`${PATH}?keyword=Leela+Nair`);
    await screen.findByText('No customers match your search.');
    await opened.user.click(screen.getByRole('button', { name: 'Add customer' }));
    return opened;
  };

  it('is added with the name that was not found, and opened', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('POST /admin/customers', (call) => {
        calls.push(call);
        return meera;
      }),
      answer('GET /admin/customers/:id', meera),
    );
    const { user } = await search();
    await type(user, 'leela@example.com');
    expect(await screen.findByRole('heading', { level: 1, name: 'Meera Iyer' })).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([
      { firstname: 'Leela', lastname: 'Nair', mobile: '9812345670', email: 'leela@example.com' },
    ]);
  });

  it('is shown if there is an account already; what was typed stays until then', async () => {
    const message = 'An account with this email address already exists.';
    apiServer.use(
      refuse('POST /admin/customers', {
        status: 409,
        code: 'EMAIL_TAKEN',
        message,
        fields: { email: message },
      }),
    );
    const { user, router } = await search();
    const dialog = await type(user, 'meera@example.com');
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByLabelText('Mobile number')).toHaveValue('98123 45670');
    await user.click(dialog.getByRole('link', { name: 'Show this customer' }));
    await waitFor(() => expect(router.state.location.search).toBe('?keyword=meera%40example.com'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the card of a customer', () => {
  const card = () => {
    apiServer.use(answer('GET /admin/customers/:id', meera));
    return open(`${PATH}/${meera._id}`);
  };

  it('has figures, latest orders and the account', async () => {
    card();
    expect(await screen.findByRole('heading', { level: 1, name: 'Meera Iyer' })).toBeInTheDocument();
    expect(screen.getByText('Units returned').nextElementSibling).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: 'ES-10007' })).toBeInTheDocument();
    expect(screen.getByText('Signed in on 2 devices.')).toBeInTheDocument();
  });

  it('takes a note, and empties the field only when it is kept', async () => {
    const { user } = card();
    apiServer.use(
      refuse('POST /admin/customers/:id/notes', { status: 500, code: 'INTERNAL', message: 'Not now.' }),
    );
    const field = await screen.findByLabelText('New note');
    await user.type(field, 'Call before delivery.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(field).toHaveValue('Call before delivery.');
    const note = {
      _id: objectId(8),
      words: 'Call before delivery.',
      at: '2026-11-20T06:30:00.000Z',
      by: { _id: objectId(9), name: 'Asha Rao' },
    };
    apiServer.use(answer('POST /admin/customers/:id/notes', { ...meera, notes: [note] }));
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Asha Rao, Fri 20 Nov, 12:00 pm')).toBeInTheDocument();
    expect(field).toHaveValue('');
  });

  it('sends a password link, and signs out everywhere after a question', async () => {
    const { user } = card();
    apiServer.use(
      answer('POST /admin/customers/:id/password-reset', { message: 'A link is on its way.' }),
      answer('DELETE /admin/customers/:id/sessions', {
        message: 'Meera Iyer has been signed out everywhere.',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Send password reset link' }));
    expect(await screen.findByText('A link is on its way.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign this customer out everywhere?' }));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('Meera Iyer has been signed out everywhere.')).toBeInTheDocument();
  });

  it('shows who registered on the days of the address, and the way to all', async () => {
    const calls = listing(2);
    open(`${PATH}?from=2026-11-20&to=2026-11-20`);
    expect(await screen.findByText(/^Registered on 20 Nov 2026\./)).toBeInTheDocument();
    expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ from: '2026-11-20', to: '2026-11-20' });
    expect(screen.getByRole('link', { name: 'Show all customers' })).toHaveAttribute('href', PATH);
  });
});
