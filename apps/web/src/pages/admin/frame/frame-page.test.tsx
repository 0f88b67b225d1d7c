import { describe, expect, it, jest } from '@jest/globals';
import type { WorkToDo } from '@e-store/shared/dashboard/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { moveOrders } from '../../../features/orders/admin/staff-orders.slice.ts';
import { http } from 'msw';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const admin = buildUser({ role: 'Admin' });

async function openAdmin(path: string, heading: string) {
  const shop = renderRoutes(path, { user: admin });
  await screen.findByRole('heading', { level: 1, name: heading });
  const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }));
  return { ...shop, sidebar };
}

const SCREENS = [
  ['Dashboard', '/admin/dashboard', 'Today’s summary', 'Dashboard'],
  ['Add product', '/admin/dashboard/addproduct', 'Add product'],
  ['Product list', '/admin/dashboard/productlist', 'Product list'],
  ['Categories', '/admin/dashboard/categorylist', 'Categories'],
  ['Orders', '/admin/dashboard/orderlist', 'Order list'],
  ['Transactions', '/admin/dashboard/transactionlist', 'Transactions'],
  ['Customers', '/admin/dashboard/customers', 'Customers'],
  ['Reviews', '/admin/dashboard/reviews', 'Reviews'],
  ['Promo codes', '/admin/dashboard/promocodes', 'Promo codes'],
  ['Messages', '/admin/dashboard/messages', 'Messages'],
  ['Newsletter', '/admin/dashboard/newsletter', 'Newsletter'],
  ['Settings', '/admin/dashboard/settings', 'Settings'],
  ['Staff', '/admin/dashboard/staff', 'Staff'],
  ['Audit trail', '/admin/dashboard/audit', 'Audit trail'],
  ['Status', '/admin/dashboard/status', 'Status'],
] as readonly [name: string, address: string, heading: string, title?: string][];

describe('the frame of E-DASH', () => {
  it('opens only behind the password step', async () => {
    apiServer.use(
      refuse('GET /admin/confirm', {
        status: 403,
        code: 'PASSWORD_CONFIRMATION_REQUIRED',
        message: 'Confirm your password to continue.',
      }),
    );
    const { router } = renderRoutes('/admin/dashboard/productlist', { user: admin });
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/admin?next=%2Fadmin%2Fdashboard%2Fproductlist');
  });

  it('stays around what there is not, and leads back to its start', async () => {
    const { sidebar } = await openAdmin('/admin/dashboard/nowhere', 'Not found');
    expect(sidebar.getByRole('link', { name: 'Orders' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Back to E-DASH' })).toHaveAttribute('href', '/admin/dashboard');
    await waitFor(() => expect(document.title).toBe('Not found · E-DASH'));
  });

  it('begins each screen at its heading, for who listens to it', async () => {
    const { user, sidebar } = await openAdmin('/admin/dashboard/categorylist', 'Categories');
    await user.click(sidebar.getByRole('link', { name: 'Orders' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Order list' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('has the links of the spec, Products with its three [spec 2-98] [spec 2-99]', async () => {
    const { sidebar } = await openAdmin('/admin/dashboard', 'Today’s summary');
    for (const [name, address] of SCREENS)
      expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', address);
    expect(sidebar.getByRole('button', { name: 'Products' })).toHaveAttribute('aria-expanded', 'true');
  });

  it.each(SCREENS)(
    '%s answers with and without a slash at the end, and is marked',
    async (name, address, heading, title = heading) => {
      for (const path of [address, `${address}/`]) {
        const { sidebar } = await openAdmin(path, heading);
        expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent(name);
        await waitFor(() => expect(document.title).toBe(`${title} · E-DASH`));
        document.body.replaceChildren();
      }
    },
  );

  it('folds Products away and back [spec 2-99]', async () => {
    const { user, sidebar } = await openAdmin('/admin/dashboard', 'Today’s summary');
    await user.click(sidebar.getByRole('button', { name: 'Products' }));
    expect(sidebar.queryByRole('link', { name: 'Add product' })).not.toBeInTheDocument();
    await user.click(sidebar.getByRole('button', { name: 'Products' }));
    expect(sidebar.getByRole('link', { name: 'Add product' })).toBeInTheDocument();
  });

  it('opens the same links by the hamburger, and following one closes them [spec 2-100]', async () => {
    const { user, router } = await openAdmin('/admin/dashboard', 'Today’s summary');
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' }));
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/dashboard/settings');
    expect(drawer).not.toHaveAttribute('open');
  });

  it('shows who is signed in, and behind it their profile, the shop and the way out [spec 2-101]', async () => {
    const { user } = await openAdmin('/admin/dashboard', 'Today’s summary');
    const bar = within(screen.getByRole('banner'));
    const avatar = bar.getByRole('button', { name: 'Your account, Asha Rao' });
    expect(avatar).toHaveTextContent('AR');
    expect(bar.queryByRole('link', { name: 'My Profile' })).not.toBeInTheDocument();
    await user.click(avatar);
    expect(avatar).toHaveAttribute('aria-expanded', 'true');
    expect(bar.getByText('Admin')).toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/account');
    await user.keyboard('{Escape}');
    expect(bar.queryByRole('link', { name: 'My Profile' })).not.toBeInTheDocument();
    expect(avatar).toHaveFocus();
    await user.click(avatar);
    await user.click(screen.getByRole('main'));
    expect(avatar).toHaveAttribute('aria-expanded', 'false');
    await user.click(avatar);
    await user.click(bar.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeInTheDocument();
  });

  it('says why signing out failed', async () => {
    apiServer.use(refuse('POST /logout', { status: 500, code: 'INTERNAL', message: 'Noted. Try again.' }));
    const { user } = await openAdmin('/admin/dashboard', 'Today’s summary');
    const bar = within(screen.getByRole('banner'));
    await user.click(bar.getByRole('button', { name: 'Your account, Asha Rao' }));
    await user.click(bar.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Noted. Try again.')).toBeInTheDocument();
  });

  it('puts the menu behind the avatar away with the first of its links that is followed', async () => {
    const { user } = await openAdmin('/admin/dashboard', 'Today’s summary');
    const bar = within(screen.getByRole('banner'));
    const avatar = bar.getByRole('button', { name: 'Your account, Asha Rao' });
    apiServer.use(http.get('*/api/v1/admin/second-factor', () => new Promise<never>(() => {})));
    await user.click(avatar);
    await user.click(bar.getByRole('link', { name: 'Two-step sign-in' }));
    expect(avatar).toHaveAttribute('aria-expanded', 'false');
  });

  it('tells how much waits, and leads to its rows', async () => {
    const calls: unknown[] = [];
    apiServer.use(
      answer('GET /admin/work', (call) => {
        calls.push(call);
        return {
          toConfirm: 12,
          returnsToCheck: 2,
          deliveryFailed: 4,
          attemptsDue: 3,
          returnsProposed: 2,
          toPack: 0,
          refundsDue: 1,
          messagesToAnswer: 3,
          lowStock: 50,
        };
      }),
    );
    const { user, sidebar, router } = await openAdmin('/admin/dashboard/audit', 'Audit trail');
    expect(
      await sidebar.findByRole('link', {
        name: 'Orders 12 orders to confirm, 3 delivery attempts due, 2 parcels to return to the shop, 2 returns to check',
      }),
    ).toHaveTextContent(/^Orders18/);
    expect(sidebar.getByRole('link', { name: 'Messages 3 messages to answer' })).toBeInTheDocument();
    const bar = within(screen.getByRole('banner'));
    await user.click(bar.getByRole('button', { name: 'To do now, 22 waiting, new or overdue' }));
    expect(bar.getByRole('button', { name: 'To do now, 22 waiting' })).toBeInTheDocument();
    expect(bar.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '12 orders to confirm',
      '4 failed deliveries',
      '3 delivery attempts due',
      '2 parcels to return to the shop',
      '2 returns to check',
      '3 messages to answer',
      '1 refund due',
      '50 products low on stock',
    ]);
    await user.click(bar.getByRole('link', { name: '1 refund due' }));
    await screen.findByRole('heading', { level: 1, name: 'Order list' });
    expect(router.state.location.search).toBe('?tab=refunds');
    expect(bar.queryByRole('listitem')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('marks the bell only for what came since it was opened, or is close to a deadline', async () => {
    let waits: Partial<WorkToDo> = { toConfirm: 2, lowStock: 50 };
    apiServer.use(answer('GET /admin/work', () => waits));
    const path = '/admin/dashboard/audit';
    const bell = (name: string) => screen.findByRole('button', { name: `To do now, ${name}` });
    const first = await openAdmin(path, 'Audit trail');
    await first.user.click(await bell('2 waiting, new or overdue'));
    first.unmount();

    const wait = async (work: Partial<WorkToDo>, name: string) => {
      waits = work;
      const { unmount } = await openAdmin(path, 'Audit trail');
      expect(await bell(name)).toBeInTheDocument();
      unmount();
    };
    await wait({ toConfirm: 2, lowStock: 60 }, '2 waiting');
    await wait({ toConfirm: 1, lowStock: 60 }, '1 waiting');
    await wait({ toConfirm: 2, lowStock: 60 }, '2 waiting, new or overdue');
    await wait({ toConfirm: 1, complaintsDue: 1 }, '2 waiting, new or overdue');
  });

  it('asks again what waits after a minute, on the way to another screen, and when orders were moved', async () => {
    const calls: unknown[] = [];
    apiServer.use(
      answer('GET /admin/work', (call) => {
        calls.push(call);
        return { toConfirm: calls.length };
      }),
      answer('POST /admin/orders/moves', { results: [] }),
    );
    const { user, sidebar, store } = await openAdmin('/admin/dashboard/audit', 'Audit trail');
    await sidebar.findByRole('link', { name: 'Orders 1 order to confirm' });
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await user.click(sidebar.getByRole('link', { name: 'Staff' }));
    await sidebar.findByRole('link', { name: 'Orders 2 orders to confirm' });
    await user.click(sidebar.getByRole('link', { name: 'Reviews' }));
    await screen.findByRole('heading', { level: 1, name: 'Reviews' });
    expect(calls).toHaveLength(2);
    now.mockRestore();
    await store.dispatch(moveOrders({ ids: [objectId(1)], to: 'Confirmed' }));
    expect(await sidebar.findByRole('link', { name: 'Orders 3 orders to confirm' })).toBeInTheDocument();
  });

  it('says nothing of what waits where that cannot be had, and asks for no password because of it', async () => {
    apiServer.use(
      refuse('GET /admin/work', {
        status: 403,
        code: 'PASSWORD_CONFIRMATION_REQUIRED',
        message: 'Confirm your password to continue.',
      }),
    );
    const { user } = await openAdmin('/admin/dashboard/audit', 'Audit trail');
    await user.click(screen.getByRole('button', { name: 'To do: nothing' }));
    expect(screen.getByText('Nothing to do.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  });

  it('marks the list that a screen was opened from', async () => {
    const { sidebar } = await openAdmin(`/admin/dashboard/customers/${objectId(1)}`, 'Asha Rao');
    expect(sidebar.getByRole('link', { current: true })).toHaveTextContent('Customers');
  });

  it.each([
    ['Packer', 'Order list', ['Orders', 'View shop'], '/admin/dashboard/productlist'],
    [
      'Catalogue',
      'Product list',
      ['Add product', 'Product list', 'Categories', 'Search', 'View shop'],
      '/admin/dashboard/orderlist',
    ],
  ] as const)(
    'opens for a %s with what the role may use, and offers nothing else',
    async (role, title, links, other) => {
      const { unmount } = renderRoutes('/admin/dashboard', { user: buildUser({ role }) });
      await screen.findByRole('heading', { level: 1, name: title });
      const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }));
      expect(sidebar.getAllByRole('link').map((link) => link.textContent)).toEqual(links);
      unmount();
      renderRoutes(other, { user: buildUser({ role }) });
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Your role does not have access to this part of E-DASH.',
      );
    },
  );

  it.each(SCREENS)('%s is not for customers', async (_name, address, _title) => {
    renderRoutes(address, { user: buildUser() });
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is for shop staff only.');
  });
});
