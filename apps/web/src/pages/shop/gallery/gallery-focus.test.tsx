import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, apiServer } from '../../../testing/api-server.ts';
import { buildProductList } from '../../../testing/build-product.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const answerPages = () =>
  apiServer.use(
    answer('GET /products', ({ query }) => ({
      ...buildProductList(3, { productCount: 22 }),
      page: Number(query.get('page') ?? 1),
      limit: 9,
    })),
  );

describe('focus in the gallery', () => {
  const results = (name: string) => screen.findByRole('heading', { level: 2, name });

  it('goes to the heading of the results after the pager was used, and the page is announced', async () => {
    answerPages();
    const { user } = renderRoutes('/products');
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(await results('Products, page 1 of 3')).not.toHaveFocus();
    next.focus();
    await user.keyboard('{Enter}');
    const heading = await results('Products, page 2 of 3');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/22 products$/, { selector: 'output' })).toHaveTextContent(
      '22 products, sorted by popular, page 2',
    );
    await user.tab();
    expect(screen.getByRole('link', { name: 'T-shirt 1' })).toHaveFocus();
  });

  it('goes there too when the chip that was pressed is gone', async () => {
    answerPages();
    const { user } = renderRoutes('/products?type=jeans&size=M');
    await user.click(await screen.findByRole('link', { name: 'Size M, remove' }));
    await waitFor(async () => expect(await results('Products, page 1 of 3')).toHaveFocus());
  });

  it('stays on the filter or the order that was chosen', async () => {
    answerPages();
    const { user } = renderRoutes('/products?page=2');
    const order = await screen.findByRole('combobox', { name: 'Sort:' });
    await user.selectOptions(order, 'newest');
    expect(await screen.findByText(', sorted by newest, page 1')).toBeInTheDocument();
    expect(order).toHaveFocus();
  });
});
