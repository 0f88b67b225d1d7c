import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { THREE_CATEGORIES } from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/categorylist';
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Catalogue' }) });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map((cell) => cell.textContent?.trim()),
    );

describe('the category list of E-DASH', () => {
  it('has the columns of the spec, and counts that lead to the products [spec 2-18] [spec 2-112]', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Categories' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['CATEGORY', 'PRODUCTS COUNT', 'ACTIONS']);
    expect(rowsOf(table)).toEqual([
      ['T-Shirt', '3'],
      ['Shirt', '2'],
      ['Jeans', '0'],
    ]);
    expect(within(table).getByRole('link', { name: '2' })).toHaveAttribute(
      'href',
      '/admin/dashboard/productlist?category=Shirts',
    );
    expect(
      within(table).getByRole('button', {
        name: 'This is the shop’s default category. It cannot be deleted.',
      }),
    ).toBeDisabled();
  });

  it('is searched, in its address', async () => {
    const { user, router } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search categories' }), 'jea');
    expect(await screen.findByText('1 category')).toBeInTheDocument();
    expect(rowsOf(screen.getByRole('table'))).toEqual([['Jeans', '0']]);
    expect(router.state.location.search).toBe('?keyword=jea');
    await user.type(screen.getByRole('searchbox', { name: 'Search categories' }), 'x');
    await user.click(await screen.findByRole('button', { name: 'Show all categories' }));
    await waitFor(() => expect(rowsOf(screen.getByRole('table'))).toHaveLength(3));
  });

  it('adds a category in a box with Cancel and Add Category, and says a refusal at its field [spec 2-112]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add Category' }));
    const box = within(screen.getByRole('dialog', { name: 'Add Category' }));
    expect(box.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    apiServer.use(
      refuse('POST /admin/categories', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'Taken.',
        fields: { name: 'Taken.' },
      }),
    );
    await user.type(box.getByLabelText('Name'), 'Tees');
    await user.click(box.getByRole('button', { name: 'Add Category' }));
    await waitFor(() => expect(box.getByLabelText('Name')).toHaveAccessibleDescription('Taken.'));
    expect(box.getByLabelText('Name')).toHaveValue('Tees');
    const added = { key: 'kurtas', name: 'Kurtas', products: 0, archived: 0, isFirst: false };
    apiServer.use(answer('POST /admin/categories', { categories: [...THREE_CATEGORIES, added] }));
    await user.clear(box.getByLabelText('Name'));
    await user.type(box.getByLabelText('Name'), 'Kurtas');
    await user.click(box.getByRole('button', { name: 'Add Category' }));
    expect(await screen.findByText('Kurtas added. You can now add products to it.')).toBeInTheDocument();
    expect(rowsOf(screen.getByRole('table', { name: 'Categories' }))).toContainEqual(['Kurtas', '0']);
  });

  it('renames one', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/categories/:key', (call) => {
        calls.push(call);
        return {
          categories: THREE_CATEGORIES.map((one) =>
            one.key === 'Shirts' ? { ...one, name: 'Button-downs' } : one,
          ),
        };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rename Shirt' }));
    const box = within(screen.getByRole('dialog', { name: 'Rename category' }));
    await user.clear(box.getByLabelText('Name'));
    await user.type(box.getByLabelText('Name'), 'Button-downs');
    await user.click(box.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Renamed to Button-downs.')).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ params: { key: 'Shirts' }, body: { name: 'Button-downs' } });
  });

  it('moves products to another category before it deletes theirs [spec 2-112]', async () => {
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('DELETE /admin/categories/:key', (call) => {
        calls.push(call);
        return { categories: THREE_CATEGORIES.filter(({ key }) => key !== call.params['key']) };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Shirt' }));
    const box = within(screen.getByRole('dialog', { name: 'Delete category' }));
    expect(box.getByText(/^“Shirt” has 2 products/)).toBeInTheDocument();
    await user.click(box.getByRole('button', { name: 'Move and delete' }));
    expect(box.getByLabelText('Move to')).toHaveAccessibleDescription('Choose where to move the products.');
    expect(calls).toEqual([]);
    await user.selectOptions(box.getByLabelText('Move to'), 'Jeans');
    await user.click(box.getByRole('button', { name: 'Move and delete' }));
    expect(await screen.findByText('2 products moved to Jeans. Shirt deleted.')).toBeInTheDocument();
    expect(calls[0]!.query.get('moveTo')).toBe('jeans');
    await user.click(screen.getByRole('button', { name: 'Delete Jeans' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Jeans deleted.')).toBeInTheDocument();
    expect(calls[1]!.query.has('moveTo')).toBe(false);
  });

  it('says why one cannot be deleted', async () => {
    apiServer.use(
      refuse('DELETE /admin/categories/:key', {
        status: 409,
        code: 'CONFLICT',
        message: '1 product is of “Jeans”.',
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete Jeans' }));
    const box = within(screen.getByRole('dialog'));
    await user.click(box.getByRole('button', { name: 'Delete' }));
    expect(await box.findByRole('alert')).toHaveTextContent('1 product is of “Jeans”.');
  });

  it('shows the server’s words when it fails, and asks again', async () => {
    apiServer.use(refuse('GET /admin/categories', { status: 500, code: 'INTERNAL', message: 'Noted.' }));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Noted.');
    apiServer.use(answer('GET /admin/categories', { categories: THREE_CATEGORIES }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});
