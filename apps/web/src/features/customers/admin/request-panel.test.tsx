import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildCustomer } from '../../../testing/build-customer.ts';
import { buildPersonalData } from '../../../testing/build-personal-data.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = `/admin/dashboard/customers/${objectId(5)}`;
const REASON = 'Asked by a mail from the address of the account.';

async function open() {
  const shop = renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) });
  await screen.findByRole('heading', { level: 2, name: 'Customer data' });
  return shop;
}

describe('what a customer asks for about their data', () => {
  let names: string[] = [];
  beforeEach(() => {
    names = [];
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
  });

  it('is erased after a reason, and leads back to the list', async () => {
    let sent: unknown;
    apiServer.use(
      answer('POST /admin/customers/:id/erase', ({ body }) => {
        sent = body;
        return { message: 'Erased.' };
      }),
    );
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this account permanently?' }));
    expect(dialog.getByText(/^Account to delete:/)).toHaveTextContent(
      'Account to delete: Asha Rao (asha@example.com)',
    );
    expect(dialog.getByText(/can no longer return delivered orders online\.$/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    expect(sent).toBeUndefined();
    await user.type(dialog.getByLabelText('Reason'), REASON);
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard/customers'));
    expect(sent).toEqual({ reason: REASON });
    expect(
      await screen.findByText('The account was deleted. The customer gets a final email.'),
    ).toBeInTheDocument();
  });

  it('says nothing of returns without a delivered order', async () => {
    apiServer.use(answer('GET /admin/customers/:id', buildCustomer({ _id: objectId(5), latest: [] })));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    expect(within(screen.getByRole('dialog')).queryByText(/can no longer return/)).not.toBeInTheDocument();
  });

  it('stays, with the reason that was typed, when an order is under way', async () => {
    const message = 'There are open orders: ES-100042 (Shipped).';
    apiServer.use(refuse('POST /admin/customers/:id/erase', { status: 409, code: 'CONFLICT', message }));
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), REASON);
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByLabelText('Reason')).toHaveValue(REASON);
    expect(router.state.location.pathname).toBe(PATH);
  });

  it('is taken out as a file that names nobody', async () => {
    apiServer.use(answer('POST /admin/customers/:id/export', buildPersonalData()));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Export customer data' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Export all data of this customer?' }));
    await user.type(dialog.getByLabelText('Reason'), REASON);
    await user.click(dialog.getByRole('button', { name: 'Export data' }));
    expect(await screen.findByText('The file is in your downloads folder.')).toBeInTheDocument();
    expect(names).toEqual([expect.stringMatching(/^e-store-customer-data-[\d-]+\.json$/)]);
  });
});
