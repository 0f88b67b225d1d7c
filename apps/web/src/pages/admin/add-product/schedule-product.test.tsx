import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { answer, apiServer, type ApiCall } from '../../../testing/api-server.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const TYPED = {
  Name: 'Chikankari Evening Shirt',
  Brand: 'E-Store Studio',
  Description: 'White on white shadow work.',
  'Price (₹)': '1199',
  'Picture URL': 'https://pictures.example.com/shirt.webp',
};

async function create(status: 'Draft' | 'Scheduled' | 'Published') {
  const calls: ApiCall[] = [];
  apiServer.use(
    answer('POST /admin/product/new/', (call) => {
      calls.push(call);
      return buildProduct({ _id: objectId(77), name: TYPED.Name });
    }),
  );
  const { user } = renderRoutes('/admin/dashboard/addproduct/', { user: buildUser({ role: 'Admin' }) });
  await screen.findByRole('heading', { level: 1, name: 'Add product' });
  for (const [label, text] of Object.entries(TYPED)) {
    await user.clear(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByLabelText('Status'), status);
  if (status === 'Scheduled')
    fireEvent.change(screen.getByLabelText('Publish on'), { target: { value: '2126-12-05T10:00' } });
  await user.click(screen.getAllByRole('button', { name: 'Create Product' })[0]!);
  return calls;
}

describe('a new product', () => {
  it('that is scheduled says when it will be published', async () => {
    const calls = await create('Scheduled');
    const note = await screen.findByText(
      /^Chikankari Evening Shirt will be published on Thu 5 Dec(?: 2126)?, 10:00\sam\.$/,
    );
    expect(note).toContainElement(screen.getByRole('link', { name: 'Edit product' }));
    expect(screen.queryByText(/saved as a draft/)).not.toBeInTheDocument();
    expect(calls[0]?.body).toMatchObject({ status: 'scheduled', publishAt: '2126-12-05T04:30:00.000Z' });
  });

  it('that is a draft says that customers cannot see it', async () => {
    await create('Draft');
    expect(
      await screen.findByText(/^Chikankari Evening Shirt saved as a draft\. Customers cannot see it\./),
    ).toBeInTheDocument();
  });

  it('that is published leads to the shop', async () => {
    await create('Published');
    expect(await screen.findByText(/^Chikankari Evening Shirt is shown in the shop\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View in shop' })).toBeInTheDocument();
  });
});
