import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import {
  buildStaffProduct,
  buildStaffProducts,
  THREE_CATEGORIES,
} from '../../../testing/build-staff-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const open = () => renderRoutes('/admin/dashboard/productlist', { user: buildUser({ role: 'Catalogue' }) });
const listing = (changes: Parameters<typeof buildStaffProducts>[1] = {}) =>
  apiServer.use(answer('GET /admin/products', buildStaffProducts(3, changes)));

describe('many products at once', () => {
  it('changes prices by percent after a preview, and says which were not changed and why', async () => {
    listing();
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products', (call) => {
        calls.push(call);
        return {
          results: [
            { id: objectId(1), product: buildStaffProduct({ price: 769 }) },
            { id: objectId(2), why: 'The price is now ₹700.' },
          ],
        };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select T-shirt 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select T-shirt 2' }));
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Price' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Price of 2 products' }));
    await user.type(dialog.getByLabelText('Amount'), '10');
    const preview = within(dialog.getByRole('table', { name: 'Preview' }));
    expect(
      preview
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['T-shirt 1₹310₹699₹769', 'T-shirt 2₹310₹699₹769']);
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change 2 prices' }));
    expect(await screen.findByText('1 of 2 products updated. These were not updated:')).toBeInTheDocument();
    expect(screen.getByText(/The price is now ₹700/)).toBeInTheDocument();
    expect(calls[0]!.body).toEqual({
      products: [
        { id: objectId(1), price: 699 },
        { id: objectId(2), price: 699 },
      ],
      change: { kind: 'price', by: 'percent', value: 10 },
    });
  });

  it('says how many prices would be below cost, and asks before it changes them', async () => {
    listing({
      products: [
        buildStaffProduct({ _id: objectId(1), name: 'T-shirt 1' }),
        buildStaffProduct({ _id: objectId(2), name: 'T-shirt 2', cost: 500 }),
        buildStaffProduct({ _id: objectId(3), name: 'T-shirt 3', cost: undefined }),
      ],
    });
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products', (call) => {
        calls.push(call);
        return { results: [{ id: objectId(1), product: buildStaffProduct({ price: 419 }) }] };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Price' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Price of 3 products' }));
    await user.type(dialog.getByLabelText('Amount'), '-40');
    expect(dialog.getByRole('status')).toHaveTextContent('1 of 3 products would sell below cost.');
    const rows = within(dialog.getByRole('table', { name: 'Preview' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('T-shirt 2 Below cost.₹500₹699₹419');
    expect(rows[3]).toHaveTextContent('T-shirt 3₹699₹419');
    await user.click(dialog.getByRole('button', { name: 'Change 3 prices' }));
    const question = within(await screen.findByRole('dialog', { name: 'Price below cost' }));
    expect(question.getByText('1 product would sell below its cost. Save anyway?')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(calls).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change 3 prices' }));
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  async function raisePrices(results: ApiResponse<'PUT /admin/products'>['results']) {
    listing();
    apiServer.use(answer('PUT /admin/products', { results, entry: objectId(900) }));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select T-shirt 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select T-shirt 2' }));
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await user.type(screen.getByLabelText('Amount'), '10');
    await user.click(screen.getByRole('button', { name: 'Change 2 prices' }));
    return user;
  }
  const raised = (number: number) => ({
    id: objectId(number),
    product: buildStaffProduct({ _id: objectId(number), price: 769 }),
  });

  it('takes a change of many prices back in one call, and says which were changed in between', async () => {
    const user = await raisePrices([raised(1), raised(2)]);
    const undone: unknown[] = [];
    apiServer.use(
      answer('POST /admin/products/prices/put-back', ({ body }) => {
        undone.push(body);
        return {
          results: [
            { id: objectId(1), name: 'T-shirt 1', product: buildStaffProduct({ price: 699 }) },
            { id: objectId(2), name: 'T-shirt 2', why: 'The price is now ₹800.' },
          ],
        };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^1 of 2 prices restored/)).toBeInTheDocument();
    expect(screen.getByText(/The price is now ₹800/)).toHaveTextContent('T-shirt 2: The price is now ₹800.');
    expect(undone).toEqual([{ entry: objectId(900) }]);
  });

  it('offers Undo for those that were changed, where some were not', async () => {
    const user = await raisePrices([raised(1), { id: objectId(2), why: 'The price is now ₹700.' }]);
    apiServer.use(
      answer('POST /admin/products/prices/put-back', {
        results: [{ id: objectId(1), name: 'T-shirt 1', product: buildStaffProduct({ price: 699 }) }],
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo 1 change' }));
    expect(await screen.findByText('Price restored.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that an Undo was refused', async () => {
    const user = await raisePrices([raised(1), raised(2)]);
    apiServer.use(
      refuse('POST /admin/products/prices/put-back', {
        status: 503,
        code: 'UNAVAILABLE',
        message: 'Try again in a moment.',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(
      await screen.findByText('The prices were not restored. Try again in a moment.'),
    ).toBeInTheDocument();
  });

  it('says that drafts stay hidden when all are shown', async () => {
    listing({
      products: [
        buildStaffProduct({ _id: objectId(1), name: 'T-shirt 1', onSale: false }),
        buildStaffProduct({ _id: objectId(2), name: 'T-shirt 2', onSale: false, status: 'draft' }),
      ],
    });
    apiServer.use(
      answer('PUT /admin/products', {
        results: [
          { id: objectId(1), product: buildStaffProduct() },
          { id: objectId(2), product: buildStaffProduct({ _id: objectId(2), status: 'draft' }) },
        ],
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Show in shop' }));
    expect(
      await screen.findByText('2 products updated. 1 is a draft and stays hidden until published.'),
    ).toBeInTheDocument();
  });

  it('takes a change of prices back, from the price that it left', async () => {
    listing();
    const undone: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products', {
        results: [{ id: objectId(1), product: buildStaffProduct({ price: 769 }) }],
      }),
      answer('PUT /admin/products/:id/price', (call) => {
        undone.push(call);
        return buildStaffProduct({ price: 699 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select T-shirt 1' }));
    await user.click(screen.getByRole('button', { name: 'Price' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Price of 1 product' }));
    await user.type(dialog.getByLabelText('Amount'), '10');
    await user.click(dialog.getByRole('button', { name: 'Change 1 price' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undone.map(({ body }) => body)).toEqual([{ from: 769, to: 699 }]));
  });

  it('takes all on the page off sale, and lets them be put back', async () => {
    listing();
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products', (call) => {
        calls.push(call);
        const { products } = call.body as { products: { id: string }[] };
        return {
          results: products.map(({ id }) => ({ id, product: buildStaffProduct({ _id: id, onSale: false }) })),
        };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Hide from shop' }));
    expect(await screen.findByText('3 products updated.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hide from shop' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]!.body).toMatchObject({ change: { kind: 'onSale', onSale: true } });
  });

  it('moves them into another category', async () => {
    listing();
    const calls: ApiCall[] = [];
    apiServer.use(
      answer('PUT /admin/products', (call) => {
        calls.push(call);
        return { results: [{ id: objectId(1), product: buildStaffProduct({ category: 'jeans' }) }] };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select T-shirt 1' }));
    await user.click(screen.getByRole('button', { name: 'Category' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Category of 1 product' }));
    await user.selectOptions(dialog.getByLabelText('Category'), 'Jeans');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('1 product updated.')).toBeInTheDocument();
    expect(calls[0]!.body).toMatchObject({ change: { kind: 'category', category: 'jeans' } });
  });

  it('warns of sizes that the size chart of the new category does not list, and moves them all the same', async () => {
    const inSizes = (number: number, sizes: string[], changes = {}) =>
      buildStaffProduct({
        _id: objectId(number),
        name: `Product ${number}`,
        sizes: sizes.map((size) => ({ size, stock: 4 })),
        ...changes,
      });
    const linen = { key: 'linen', name: 'Linen', products: 0, archived: 0, isFirst: false };
    listing({
      products: [
        inSizes(1, ['28', '30']),
        inSizes(2, ['30', 'M']),
        inSizes(3, ['38'], { department: 'women' }),
        inSizes(4, []),
      ],
    });
    const bodies: unknown[] = [];
    apiServer.use(
      answer('GET /admin/categories', { categories: [...THREE_CATEGORIES, linen] }),
      answer('PUT /admin/products', ({ body }) => {
        bodies.push(body);
        return { results: [{ id: objectId(1), product: buildStaffProduct() }] };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Category' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Category of 4 products' }));
    const choose = (name: string) => user.selectOptions(dialog.getByLabelText('Category'), name);
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await choose('Jeans');
    expect(dialog.getByRole('status')).toHaveTextContent(
      '2 of 4 products have sizes that are not in the size chart for “Jeans”. Edit their sizes after the move.',
    );
    await choose('Linen');
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await choose('Shirt');
    expect(dialog.getByRole('status')).toHaveTextContent(/^3 of 4 products have sizes .* “Shirt”\./);
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(bodies).toMatchObject([{ change: { category: 'Shirts' } }]));
  });

  it('names the range of a price change, without a preview of others', async () => {
    listing();
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select T-shirt 1' }));
    await user.click(screen.getByRole('button', { name: 'Price' }));
    await user.type(screen.getByLabelText('Amount'), '-200{Enter}');
    expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(
      /Enter a percentage from −90 to 500\./,
    );
    expect(screen.queryByRole('table', { name: 'Preview' })).not.toBeInTheDocument();
  });

  it('keeps a typed price change when its dialog is closed, until it is saved', async () => {
    listing();
    const product = buildStaffProduct({ _id: objectId(1), name: 'T-shirt 1' });
    apiServer.use(answer('PUT /admin/products', { results: [{ id: objectId(1), product }] }));
    const { user } = open();
    const openDialog = async () => {
      await user.click(screen.getByRole('button', { name: 'Price' }));
      return within(screen.getByRole('dialog', { name: /^Price of/ }));
    };
    await user.click(await screen.findByRole('checkbox', { name: 'Select T-shirt 1' }));
    const first = await openDialog();
    await user.selectOptions(first.getByLabelText('Change in'), 'Rupees');
    await user.type(first.getByLabelText('Amount'), '-50');
    await user.click(first.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select T-shirt 2' }));
    const second = await openDialog();
    expect(second.getByLabelText('Change in')).toHaveDisplayValue('Rupees');
    expect(second.getByLabelText('Amount')).toHaveValue('-50');
    await user.click(second.getByRole('button', { name: 'Change 2 prices' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('checkbox', { name: 'Select T-shirt 1' }));
    const third = await openDialog();
    expect(third.getByLabelText('Change in')).toHaveDisplayValue('Percent');
    expect(third.getByLabelText('Amount')).toHaveValue('');
  });

  it('moves to a category that is chosen first, and back to each earlier one', async () => {
    listing({
      products: [
        buildStaffProduct({ _id: objectId(1), name: 'T-shirt 1', category: 't-shirt' }),
        buildStaffProduct({ _id: objectId(2), name: 'T-shirt 2', category: 'shirt' }),
      ],
    });
    const bodies: unknown[] = [];
    apiServer.use(
      answer('PUT /admin/products', ({ body }) => {
        bodies.push(body);
        const { products } = body as { products: { id: string }[] };
        return { results: products.map(({ id }) => ({ id, product: buildStaffProduct({ _id: id }) })) };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Category' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('Category'), 'jeans');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(bodies.slice(1)).toEqual([
        { products: [{ id: objectId(1) }], change: { kind: 'category', category: 't-shirt' } },
        { products: [{ id: objectId(2) }], change: { kind: 'category', category: 'shirt' } },
      ]),
    );
    expect(await screen.findByText('2 products updated.')).toBeInTheDocument();
  });

  it('shows the price of a colleague after a refusal, and hides only what is shown', async () => {
    const hidden = buildStaffProduct({ _id: objectId(2), name: 'T-shirt 2', onSale: false });
    listing({ products: [buildStaffProduct({ _id: objectId(1), name: 'T-shirt 1' }), hidden] });
    const bodies: unknown[] = [];
    apiServer.use(
      answer('PUT /admin/products', ({ body }) => {
        bodies.push(body);
        return { results: [{ id: objectId(1), why: 'The price is now ₹555.' }] };
      }),
      answer(
        'GET /admin/products/:id',
        buildStaffProduct({ _id: objectId(1), name: 'T-shirt 1', price: 555 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(screen.getByRole('button', { name: 'Hide from shop' }));
    expect(await screen.findByRole('button', { name: /^Price of T-shirt 1: ₹555/ })).toBeInTheDocument();
    expect(bodies).toMatchObject([{ products: [{ id: objectId(1) }], change: { onSale: false } }]);
  });
});
