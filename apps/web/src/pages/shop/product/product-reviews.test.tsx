import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { type ApiCall, answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildReview, buildReviewList } from '../../../testing/build-review.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

type Own = ApiResponse<'GET /product/:id/reviews/mine'>;

const id = objectId(1);
const path = `/product/${id}#reviews`;
const shopper = buildUser();
const list = (
  given: Parameters<typeof buildReviewList>[0],
  changes: Parameters<typeof buildReviewList>[1] = {},
) => apiServer.use(answer('GET /product/:id/reviews', buildReviewList(given, changes)));
const own = (changes: Partial<Own> = {}) =>
  apiServer.use(
    answer('GET /product/:id/reviews/mine', { review: null, mayWrite: true, sizes: ['M'], ...changes }),
  );
const sell = (changes: Parameters<typeof buildProduct>[0] = {}) =>
  apiServer.use(answer('GET /product/:id', buildProduct({ _id: id, ...changes })));

beforeEach(() => {
  window.sessionStorage.clear();
  sell();
});

const panel = async () => within(await screen.findByRole('tabpanel', { name: /^REVIEWS/ }));

describe('the reviews of a product', () => {
  it('open by their anchor, with average, count and how many gave as many stars [spec 2-62]', async () => {
    list([buildReview({ stars: 5 }), buildReview({ _id: objectId(8), stars: 4 })]);
    renderRoutes(path);
    const reviews = await panel();
    expect(await reviews.findByText('4.5')).toBeVisible();
    expect(reviews.getAllByText('2 reviews')[0]).toBeVisible();
    const bars = within(reviews.getByRole('list', { name: 'Reviews by stars' }));
    expect(bars.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual([
      '5 stars: 1 review',
      '4 stars: 1 review',
      '3 stars: 0 reviews',
      '2 stars: 0 reviews',
      '1 star: 0 reviews',
    ]);
    expect(bars.getAllByRole('link')).toHaveLength(2);
  });

  it('say how it fits only when five have said so and most agree', async () => {
    const five = Array.from({ length: 5 }, (_, index) =>
      buildReview({ _id: objectId(20 + index), fit: index < 4 ? 'true' : 'large' }),
    );
    list(five);
    renderRoutes(path);
    await panel();
    expect(await screen.findByText('True to size for most buyers')).toBeVisible();
    expect(screen.getByText('4 of 5 buyers found it true to size.')).toBeVisible();
  });

  it('do not judge the fit by four', async () => {
    list(Array.from({ length: 4 }, (_, index) => buildReview({ _id: objectId(20 + index), fit: 'true' })));
    renderRoutes(path);
    await panel();
    expect((await screen.findAllByText('True to size'))[0]).toBeVisible();
    expect(screen.queryByText(/most buyers/)).not.toBeInTheDocument();
  });

  it('show words as text, and who wrote them only as a buyer', async () => {
    list([buildReview({ words: '<b>Bold</b> claims', size: 'M', fit: 'small' })]);
    renderRoutes(path);
    await panel();
    expect(await screen.findByText('<b>Bold</b> claims')).toBeVisible();
    expect(screen.getByText(/Verified buyer,/)).toHaveTextContent('Verified buyer, 12 Oct 2026');
    expect(screen.getByText('Size M · Runs small')).toBeVisible();
  });

  it('can be narrowed by stars, sorted and turned, by links that say so in the address', async () => {
    const asked: string[] = [];
    apiServer.use(
      answer('GET /product/:id/reviews', ({ query }: ApiCall) => {
        asked.push(query.toString());
        return buildReviewList([buildReview()], { reviewCount: 12 });
      }),
    );
    const { user, router } = renderRoutes(path);
    const reviews = await panel();
    const five = await reviews.findByRole('link', { name: '5 stars: 1 review' });
    await user.click(five);
    await waitFor(() => expect(five).toHaveAttribute('aria-current', 'true'));
    expect(router.state.location.search).toBe('?stars=5');
    await user.click(reviews.getByRole('link', { name: 'Lowest rating' }));
    await waitFor(() =>
      expect(reviews.getByRole('link', { name: 'Lowest rating' })).toHaveAttribute('aria-current', 'true'),
    );
    await user.click(reviews.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(asked.at(-1)).toBe('stars=5&sort=lowest&page=2'));
    await user.click(reviews.getByRole('link', { name: 'Show all reviews' }));
    await waitFor(() => expect(asked.at(-1)).toBe('sort=lowest&page=1'));
  });

  it('are open from the start at an address that asks for certain ones', async () => {
    list([buildReview()]);
    renderRoutes(`/product/${id}?stars=5`);
    expect(await screen.findByRole('tab', { name: /^REVIEWS/ })).toHaveAttribute('aria-selected', 'true');
    expect(await (await panel()).findByText('1 review with 5 stars')).toBeVisible();
  });

  it('say so when there are none', async () => {
    sell({ rating: { average: 0, count: 0 } });
    renderRoutes(path);
    await panel();
    expect(await screen.findByText('No reviews yet.')).toBeVisible();
  });

  it('can be asked for again when they did not come', async () => {
    apiServer.use(
      refuse('GET /product/:id/reviews', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Try later.' }),
    );
    const { user } = renderRoutes(path);
    const reviews = await panel();
    expect(await reviews.findByRole('alert')).toHaveTextContent('Try later.');
    list([buildReview({ words: 'Here I am again.' })]);
    await user.click(reviews.getByRole('button', { name: 'Try again' }));
    expect(await reviews.findByText('Here I am again.')).toBeVisible();
  });
});

describe('a review of one’s own', () => {
  it('is offered to a guest by signing in, with who may', async () => {
    renderRoutes(path);
    const link = await screen.findByRole('link', { name: 'Log in to review' });
    expect(link).toHaveAttribute('href', `/login?next=${encodeURIComponent(`/product/${id}#reviews`)}`);
    expect(screen.getByText(/You can review it once it has been delivered/)).toBeVisible();
  });

  it('is not to be had by whom nothing was delivered to, who are told why', async () => {
    own({
      mayWrite: false,
      whyNot: 'You can review this product once it has been delivered to you.',
      sizes: [],
    });
    renderRoutes(path, { user: shopper });
    expect(
      await screen.findByText('You can review this product once it has been delivered to you.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
  });

  it('is written with stars, words, fit and the size that was bought', async () => {
    own({ sizes: ['L', 'M'] });
    const sent: unknown[] = [];
    apiServer.use(
      answer('POST /product/:id/reviews', ({ body }: ApiCall) => {
        sent.push(body);
        own({ review: buildReview({ stars: 4 }), mayWrite: false });
        sell({ rating: { average: 4.3, count: 3 } });
        return buildReview({ stars: 4 });
      }),
    );
    const { user } = renderRoutes(path, { user: shopper });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    const form = within(screen.getByRole('region', { name: 'Write a review' }));
    await waitFor(() => expect(form.getByRole('radio', { name: '1 out of 5 stars' })).toHaveFocus());
    await user.click(form.getByRole('radio', { name: '4 out of 5 stars' }));
    await user.type(form.getByRole('textbox', { name: 'Your review' }), 'Soft, and well sewn.');
    await user.click(form.getByRole('radio', { name: 'True to size' }));
    expect(form.getByRole('radio', { name: 'L' })).toBeChecked();
    await user.click(form.getByRole('radio', { name: 'M' }));
    await user.click(form.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText('Your review was published.')).toBeVisible();
    expect(sent).toEqual([{ stars: 4, words: 'Soft, and well sewn.', fit: 'true', size: 'M' }]);
    expect(await screen.findByRole('tab', { name: 'REVIEWS (3)' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    expect(window.sessionStorage.getItem('reviewDraft')).toBeNull();
  });

  it('says at each entry what is missing, and sends nothing', async () => {
    own();
    const { user } = renderRoutes(path, { user: shopper });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.click(screen.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText('Choose one to five stars.')).toBeVisible();
    expect(screen.getByText('Write at least one sentence.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription(
      'Choose one to five stars.',
    );
  });

  it('survives a failure, and a reload', async () => {
    own();
    apiServer.use(
      refuse('POST /product/:id/reviews', {
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
        message: 'Try later.',
      }),
    );
    const { user, unmount } = renderRoutes(path, { user: shopper });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.click(screen.getByRole('radio', { name: '5 out of 5 stars' }));
    await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Worth every rupee.');
    await user.click(screen.getByRole('button', { name: 'Publish review' }));
    expect(await screen.findByText('Try later.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('Worth every rupee.');
    unmount();
    renderRoutes(path, { user: shopper });
    const words = await screen.findByRole('textbox', { name: 'Your review' });
    expect(words).toHaveValue('Worth every rupee.');
    expect(screen.getByRole('radio', { name: '5 out of 5 stars' })).toBeChecked();
  });

  it('survives a reload without stars', async () => {
    own();
    const { user, unmount } = renderRoutes(path, { user: shopper });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Worth every rupee.');
    unmount();
    renderRoutes(path, { user: shopper });
    expect(await screen.findByRole('textbox', { name: 'Your review' })).toHaveValue('Worth every rupee.');
    expect(screen.getByRole('radio', { name: '5 out of 5 stars' })).not.toBeChecked();
  });

  it('is given up with Escape, and the button is there again', async () => {
    own();
    const { user } = renderRoutes(path, { user: shopper });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Never mind.');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(window.sessionStorage.getItem('reviewDraft')).toBeNull();
  });

  it('says to its author that staff have hidden it', async () => {
    own({ review: buildReview(), mayWrite: false, isHidden: true });
    renderRoutes(path, { user: shopper });
    expect(await screen.findByText(/^Our team has hidden this review/)).toBeVisible();
  });

  it('can be changed, and deleted after being asked once more', async () => {
    own({ review: buildReview({ stars: 5, words: 'Good so far, at least.' }), mayWrite: false });
    const calls: string[] = [];
    apiServer.use(
      answer('PUT /product/:id/reviews/mine', ({ body }: ApiCall) => {
        calls.push(JSON.stringify(body));
        return buildReview({ stars: 2 });
      }),
      answer('DELETE /product/:id/reviews/mine', () => {
        calls.push('deleted');
        own();
        return { message: 'Your review was deleted.' };
      }),
    );
    const { user } = renderRoutes(path, { user: shopper });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('radio', { name: '2 out of 5 stars' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your review was updated.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('button', { name: 'Keep review' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Delete review' }));
    expect(await screen.findByText('Your review was deleted.')).toBeVisible();
    expect(calls).toEqual(['{"stars":2,"words":"Good so far, at least."}', 'deleted']);
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
  });
});

describe('a review that was deleted in another tab', () => {
  it('keeps the words, and publishes them as a new one', async () => {
    list([]);
    own({ review: buildReview(), mayWrite: false });
    const refusal = {
      status: 404,
      code: 'NOT_FOUND',
      message: 'You have not reviewed this product.',
    } as const;
    apiServer.use(
      refuse('PUT /product/:id/reviews/mine', refusal),
      answer('POST /product/:id/reviews', () => buildReview({ stars: 2 })),
    );
    const { user } = renderRoutes(path, { user: shopper });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('radio', { name: '2 out of 5 stars' }));
    own();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('You have not reviewed this product.')).toBeVisible();
    const publish = await screen.findByRole('button', { name: 'Publish review' });
    expect(screen.getByRole('radio', { name: '2 out of 5 stars' })).toBeChecked();
    await user.click(publish);
    expect(await screen.findByText('Your review was published.')).toBeVisible();
  });
});

describe('a review whose answer comes late', () => {
  it('leaves alone the product, and the draft, that the author has moved on to', async () => {
    const other = objectId(2);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    own();
    apiServer.use(
      answer('GET /product/:id', ({ params }: ApiCall) =>
        buildProduct({ _id: String(params['id']), name: params['id'] === other ? 'Jeans' : 'Kurta' }),
      ),
      http.post('*/api/v1/product/:id/reviews', async () => {
        await arrived;
        return HttpResponse.json(buildReview(), { status: 201 });
      }),
    );
    const { user, router, store } = renderRoutes(path, { user: shopper });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.click(screen.getByRole('radio', { name: '5 out of 5 stars' }));
    await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Worth every rupee.');
    await user.click(screen.getByRole('button', { name: 'Publish review' }));
    await act(() => router.navigate(`/product/${other}#reviews`));
    await screen.findByRole('heading', { level: 1, name: 'Jeans' });
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'They fit.');
    arrive();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(store.getState().productDetails.product?._id).toBe(other);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jeans');
    expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('They fit.');
    expect(window.sessionStorage.getItem('reviewDraft')).toContain('They fit.');
  });
});

describe('reporting a review', () => {
  it('is not offered of one’s own', async () => {
    list([
      buildReview({ words: 'This one is mine.' }),
      buildReview({ _id: objectId(8), words: 'Of another.' }),
    ]);
    own({ review: buildReview({ words: 'This one is mine.' }), mayWrite: false });
    renderRoutes(path, { user: shopper });
    await screen.findByRole('region', { name: 'Your review' });
    expect(screen.getAllByText('This one is mine.')).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Report/ })).toHaveLength(1);
  });

  it('asks for a reason, sends it, and says what the shop answered', async () => {
    list([buildReview()]);
    const sent: unknown[] = [];
    apiServer.use(
      answer('POST /review/:id/report', ({ body }: ApiCall) => {
        sent.push(body);
        return { message: 'Thank you. Our team will check this review.' };
      }),
    );
    const { user } = renderRoutes(path);
    const button = await screen.findByRole('button', { name: 'Report review from 12 Oct 2026' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Choose a reason.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'It is advertising' }));
    await user.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. Our team will check this review.')).toBeVisible();
    expect(sent).toEqual([{ reason: 'advertising' }]);
    expect(document.activeElement).toHaveTextContent(/^Thank you\./);
  });

  it('is closed by Escape, back at its button', async () => {
    list([buildReview()]);
    const { user } = renderRoutes(path);
    const button = await screen.findByRole('button', { name: /^Report/ });
    await user.click(button);
    await screen.findByRole('button', { name: 'Send report' });
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send report' })).not.toBeInTheDocument();
  });
});
