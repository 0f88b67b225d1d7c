import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { buildCartItem } from '../../../testing/build-cart-item.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { storeCart } from '../../../testing/store-cart.ts';

beforeEach(() => {
  storeCart(buildCartItem());
});

describe('the notice at the checkout', () => {
  it('says of every entry of the form why it is kept, with ways to look, to erase and to complain [C1]', async () => {
    renderRoutes('/cart?step=2', { user: buildUser() });
    const folded = (await screen.findByText('How we use these details')).closest('details')!;
    expect(folded.open).toBe(false);
    folded.open = true;
    const notice = within(folded);
    const terms = notice.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      'Name and address',
      'Mobile number',
      'Email',
      'Pincode',
      'What you order and pay',
    ]);
    for (const why of notice.getAllByRole('definition')) expect(why).not.toBeEmptyDOMElement();
    const links = notice.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/privacy', '/account/privacy', '/contact']);
  });
});
