import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { formatDays } from '@e-store/shared/format-day';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const id = objectId(1);
const path = `/product/${id}`;
const sell = (changes: Parameters<typeof buildProduct>[0] = {}) =>
  apiServer.use(answer('GET /product/:id', buildProduct({ _id: id, ...changes })));
const soldOutInL = {
  sizes: [
    { size: 'M', stock: 3 },
    { size: 'L', stock: 0 },
  ],
};

describe('the pincode at a product', () => {
  it('tells where a parcel goes and when it comes, and is remembered', async () => {
    sell();
    const { user } = renderRoutes(path);
    await user.type(await screen.findByRole('textbox', { name: 'Pincode' }), '560001');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText(/560001 Bengaluru ·/)).toHaveTextContent(
      /Bengaluru · cash on delivery available\s?Standard \w{3} \d+.* – \w{3} \d+ \w{3} · express \w{3} \d+/,
    );
    expect(await screen.findByRole('button', { name: 'Change pincode' })).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('pincode') ?? '')).toMatchObject({ pincode: '560001' });
  });

  it('has days of its own: sooner in a large city than in the hills', async () => {
    const now = new Date();
    for (const [pincode, city] of [
      ['560034', 'Bengaluru'],
      ['190001', 'Srinagar'],
    ] as const) {
      localStorage.setItem('pincode', JSON.stringify({ pincode, city, state: 'India' }));
      sell();
      const { unmount } = renderRoutes(path);
      expect(await screen.findByText(new RegExp(`${pincode} ${city} ·`))).toHaveTextContent(
        formatDays(deliveryWindow(now, 'standard', pincode)),
      );
      unmount();
    }
    expect(deliveryWindow(now, 'standard', '560034')).not.toEqual(deliveryWindow(now, 'standard', '190001'));
  });

  it('is not asked for again where it is known, and can be changed', async () => {
    localStorage.setItem(
      'pincode',
      JSON.stringify({ pincode: '700001', city: 'Kolkata', state: 'West Bengal' }),
    );
    sell();
    const { user } = renderRoutes(path);
    expect(await screen.findByText(/700001 Kolkata ·/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Pincode' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change pincode' }));
    expect(screen.getByRole('textbox', { name: 'Pincode' })).toHaveValue('700001');
  });

  it('takes the focus once when it is changed, and leaves it where it moves then', async () => {
    localStorage.setItem(
      'pincode',
      JSON.stringify({ pincode: '700001', city: 'Kolkata', state: 'West Bengal' }),
    );
    sell({
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 3 },
      ],
    });
    const selected = jest.spyOn(HTMLInputElement.prototype, 'select');
    const { user } = renderRoutes(path);
    await user.click(await screen.findByRole('button', { name: 'Change pincode' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pincode' });
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
    await user.click(screen.getByRole('radio', { name: /^L/ }));
    expect(screen.getByRole('radio', { name: /^L/ })).toHaveFocus();
    const add = screen.getByRole('button', { name: 'Add to cart' });
    add.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('Product added to cart');
    expect(add).toHaveFocus();
    expect(selected).toHaveBeenCalledTimes(1);
    selected.mockRestore();
  });

  it('leaves the focus where it moved while the shop looks the pincode up', async () => {
    sell();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    apiServer.use(
      http.get('*/api/v1/pincode/:pincode', async () => {
        await arrived;
        return HttpResponse.json(
          { code: 'NOT_FOUND', message: 'There is no such pincode.' },
          { status: 404 },
        );
      }),
    );
    const { user } = renderRoutes(path);
    await user.type(await screen.findByRole('textbox', { name: 'Pincode' }), '870001{Enter}');
    const add = screen.getByRole('button', { name: 'Add to cart' });
    add.focus();
    arrive();
    await screen.findByText('There is no such pincode.');
    expect(add).toHaveFocus();
  });

  it('says in the words of the server what is wrong with it, and keeps what was typed', async () => {
    sell();
    const message = '870001 is not a valid pincode in India. Check the digits.';
    apiServer.use(refuse('GET /pincode/:pincode', { status: 404, code: 'NOT_FOUND', message }));
    const { user } = renderRoutes(path);
    const field = await screen.findByRole('textbox', { name: 'Pincode' });
    await user.type(field, '870001{Enter}');
    expect(await screen.findByText(message)).toHaveRole('status');
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toBeInvalid();
    expect(field).toHaveValue('870001');
    expect(field).toHaveFocus();
  });
});

describe("'Notify me'", () => {
  const asked: ApiCall[] = [];
  const takesWish = answer('POST /product/:id/alerts', (call) => {
    asked.push(call);
    return { message: 'We will email asha@example.com once, when L is back.', takeBackKey: 'the-key' };
  });
  const wish = { size: 'L', consent: '2026-2' };

  it('takes a guest’s address for the sold-out size, after saying what is agreed to', async () => {
    sell(soldOutInL);
    asked.length = 0;
    apiServer.use(takesWish);
    const { user } = renderRoutes(path);
    await user.click(await screen.findByRole('radio', { name: 'L, out of stock' }));
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    const panel = within(
      await screen.findByRole('region', { name: 'Notify me when size L is back in stock' }),
    );
    const email = panel.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveFocus();
    expect(panel.getByText(/emails you once, when the item is back in stock/)).toBeVisible();
    await user.type(email, 'nobody');
    await user.click(panel.getByRole('button', { name: 'Email me' }));
    expect(await panel.findByText('Enter an email address like name@example.com.')).toBeVisible();
    expect(asked).toHaveLength(0);
    await user.clear(email);
    await user.type(email, 'asha@example.com');
    await user.click(panel.getByRole('button', { name: 'Email me' }));
    expect(await panel.findByText('We will email asha@example.com once, when L is back.')).toBeVisible();
    expect(asked.map(({ params, body }) => [params['id'], body])).toEqual([
      [id, { ...wish, email: 'asha@example.com' }],
    ]);
  });

  it('scrolls the page to its panel once, and not with each choice that follows', async () => {
    sell({ ...soldOutInL, sizes: [], stock: 0 });
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = renderRoutes(path);
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    await screen.findByRole('region', { name: /^Notify me when/ });
    expect(scrolled).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('tab', { name: /REVIEWS/i }));
    expect(scrolled).toHaveBeenCalledTimes(1);
    scrolled.mockRestore();
  });

  it('needs one press of who is signed in, and can be taken back', async () => {
    sell(soldOutInL);
    asked.length = 0;
    const taken: unknown[] = [];
    apiServer.use(
      takesWish,
      answer('POST /alerts/withdraw', ({ body }) => {
        taken.push(body);
        return { message: 'Alert cancelled.' };
      }),
    );
    const { user } = renderRoutes(`${path}?size=L`, { user: buildUser() });
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel alert' }));
    expect(asked.map(({ body }) => body)).toEqual([wish]);
    expect(await screen.findByText('Alert cancelled.')).toBeVisible();
    expect(taken).toEqual([{ token: 'the-key' }]);
  });

  it('is taken back once by a double press', async () => {
    sell(soldOutInL);
    let calls = 0;
    apiServer.use(
      takesWish,
      http.post('*/api/v1/alerts/withdraw', async () => {
        calls += 1;
        if (calls === 1) return HttpResponse.json({ message: 'Alert cancelled.' });
        await delay(50);
        return HttpResponse.json({ code: 'IDEMPOTENCY_KEY_IN_USE', message: 'In use.' }, { status: 409 });
      }),
    );
    const { user } = renderRoutes(`${path}?size=L`, { user: buildUser() });
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    await user.dblClick(await screen.findByRole('button', { name: 'Cancel alert' }));
    expect(await screen.findByText('Alert cancelled.')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(screen.queryByText('In use.')).not.toBeInTheDocument();
    expect(calls).toBe(1);
  });

  it('shows why it was refused and keeps the address', async () => {
    sell({ stock: 0, sizes: [] });
    const message = 'Too many attempts. Try again in 9 minutes.';
    apiServer.use(refuse('POST /product/:id/alerts', { status: 429, code: 'TOO_MANY_REQUESTS', message }));
    const { user } = renderRoutes(path);
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await user.type(email, 'asha@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(email).toHaveValue('asha@example.com');
  });

  it('is taken back by the link of its mail, with one press and not by being opened', async () => {
    const tokens: unknown[] = [];
    apiServer.use(
      answer('POST /alerts/withdraw', ({ body }) => {
        tokens.push(body);
        return {
          message: 'Your back-in-stock alerts were cancelled. asha@example.com will get no more of them.',
        };
      }),
    );
    const { user } = renderRoutes('/alerts/withdraw/abc');
    const button = await screen.findByRole('button', { name: 'Cancel alerts' });
    expect(tokens).toEqual([]);
    await user.click(button);
    expect(await screen.findByText(/^Your back-in-stock alerts were cancelled/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Back-in-stock alerts cancelled' })).toHaveFocus();
    expect(tokens).toEqual([{ token: 'abc' }]);
  });
});

describe('the size chart', () => {
  it('is the one of the product’s kind, in the unit that was chosen last', async () => {
    sell({ department: 'kids', category: 'jeans', sizes: [{ size: '6-7Y', stock: 4 }] });
    const { user } = renderRoutes(path);
    await user.click(await screen.findByRole('link', { name: 'Size chart' }));
    const chart = within(await screen.findByRole('dialog', { name: 'Size chart' }));
    expect(chart.getByRole('row', { name: '6-7Y 116–122 55–57 52' })).toHaveAttribute('aria-current', 'true');
    await user.click(chart.getByRole('radio', { name: 'inches' }));
    expect(chart.getByRole('row', { name: '6-7Y 45.5–48 21.5–22.5 20.5' })).toBeInTheDocument();
    await user.click(chart.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('link', { name: 'Size chart' }));
    expect(await screen.findByRole('radio', { name: 'inches' })).toBeChecked();
  });

  it('leads to the size guide where no script runs', async () => {
    sell();
    renderRoutes(path);
    expect(await screen.findByRole('link', { name: 'Size chart' })).toHaveAttribute('href', '/size-guide');
  });
});

describe('the strip under a product', () => {
  it('says what its garments have in common, and leads to more of them [spec 2-57]', async () => {
    sell({ name: 'Goa Shirt', department: 'women', category: 'Shirts', colour: 'White' });
    const others = [buildProduct({ _id: objectId(7), name: 'Pondy Linen Shirt' })];
    apiServer.use(answer('GET /product/:id/related', { reason: 'colour', product: others }));
    renderRoutes(path);
    const strip = within(await screen.findByRole('region', { name: 'More white shirts for women' }));
    expect(strip.getByRole('link', { name: 'Pondy Linen Shirt' })).toHaveAttribute(
      'href',
      `/product/${objectId(7)}`,
    );
    expect(strip.getByRole('link', { name: 'SHOW MORE' })).toHaveAttribute(
      'href',
      '/products?type=Shirts&department=women&colour=White',
    );
  });

  it('is not there where nothing is related', async () => {
    sell();
    renderRoutes(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'SHOW MORE' })).not.toBeInTheDocument();
  });
});

describe('what is left of a size', () => {
  it.each([
    [3, 'Only 3 left in size M'],
    [4, 'Size M is in stock'],
  ])('of %i pieces is told as %p', async (stock, words) => {
    sell({ sizes: [{ size: 'M', stock }] });
    renderRoutes(path);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('the offers at a product', () => {
  const offer = () =>
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
        offers: [{ code: 'FLAT100', reduction: { amount: 100 }, minimum: 999, endsOn: '2026-11-30' }],
      }),
    );

  it('name code and terms, and copy the code', async () => {
    sell();
    offer();
    const { user } = renderRoutes(path);
    const box = within(await screen.findByRole('region', { name: 'Offers' }));
    expect(box.getByRole('listitem')).toHaveTextContent(
      'FLAT100 ₹100 off on orders of ₹999 or more, until Mon 30 Nov',
    );
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(box.getByRole('button', { name: 'Copy FLAT100' }));
    expect(await box.findByText('FLAT100 copied. Use it in your cart.')).toHaveRole('status');
    expect(write.mock.calls).toEqual([['FLAT100']]);
    write.mockRestore();
  });

  it('say what to do where the browser does not copy', async () => {
    sell();
    offer();
    const { user } = renderRoutes(path);
    const copy = await screen.findByRole('button', { name: 'Copy FLAT100' });
    const refusal = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(copy);
    expect(await screen.findByText(/doesn’t allow copying. Enter FLAT100 in your cart/)).toBeInTheDocument();
    refusal.mockRestore();
  });

  it('are not shown where there is none, nor beside what is sold out', async () => {
    sell();
    const { unmount } = renderRoutes(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
    unmount();
    sell({ stock: 0, sizes: [] });
    offer();
    renderRoutes(path);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
  });
});
