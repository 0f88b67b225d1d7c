import { describe, expect, it } from '@jest/globals';
import type { StaffReview } from '@e-store/shared/reviews/review';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/reviews';
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Admin' }) });

const review: StaffReview = {
  _id: objectId(1),
  stars: 1,
  words: 'It came to 12 Lake Road.',
  createdAt: '2026-11-19T06:30:00.000Z',
  product: { _id: objectId(2), name: 'Plain tee' },
  author: { _id: objectId(3), name: 'Meera Iyer' },
  reports: [{ reason: 'private', words: 'My address', at: '2026-11-19T07:30:00.000Z' }],
  isHidden: false,
};

function serve() {
  const [reads, decisions]: [ApiCall[], ApiCall[]] = [[], []];
  let now = review;
  apiServer.use(
    answer('GET /admin/reviews', (call) => {
      reads.push(call);
      const counts = { reported: now.reports.length, hidden: now.isHidden ? 1 : 0 };
      return { reviews: [now], total: 1, page: 1, limit: 25, counts };
    }),
    answer('PUT /admin/reviews/:id', (call) => {
      decisions.push(call);
      const { decision } = call.body as { decision: string };
      now = decision === 'undo' ? review : { ...review, reports: [], isHidden: decision === 'hide' };
      return now;
    }),
  );
  return { reads, decisions };
}

describe('the reviews of E-DASH', () => {
  it('come with what was reported, filtered by the address', async () => {
    const { reads } = serve();
    const { user, router } = open(`${PATH}?stars=1`);
    expect(await screen.findByText('It came to 12 Lake Road.')).toBeInTheDocument();
    expect(screen.getByText('Reported once')).toBeInTheDocument();
    expect(screen.getByText('Private details: My address')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Reported/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?show=reported&stars=1'));
    expect(Object.fromEntries(reads.at(-1)!.query)).toEqual({ show: 'reported', stars: '1' });
  });

  it('stay those of one product under every filter', async () => {
    const { reads } = serve();
    const { user, router } = open(`${PATH}?product=${objectId(2)}&stars=1`);
    await user.click(await screen.findByRole('button', { name: 'Apply filters' }));
    await user.click(screen.getByRole('link', { name: /^Reported/ }));
    await waitFor(() => expect(router.state.location.search).toContain('show=reported'));
    const product = objectId(2);
    expect(Object.fromEntries(reads.at(-1)!.query)).toEqual({ product, show: 'reported', stars: '1' });
  });

  it('are hidden with a reason, which can be taken back', async () => {
    const { decisions } = serve();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Hide review of Plain tee' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Hide review of Plain tee' }));
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument();
    expect(decisions).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'A private address.');
    await user.click(dialog.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Review hidden.')).toBeInTheDocument();
    expect(decisions[0]?.body).toEqual({ decision: 'hide', reason: 'A private address.' });
    expect(await screen.findByRole('button', { name: 'Show again: review of Plain tee' })).toHaveTextContent(
      'Show again',
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Reported once')).toBeInTheDocument();
    expect(screen.getByText('Decision undone.')).toBeInTheDocument();
    expect(decisions[1]?.body).toMatchObject({ decision: 'undo' });
  });

  it('do not change when the dialog is cancelled', async () => {
    const { decisions } = serve();
    const { user } = open();
    const hide = { name: 'Hide review of Plain tee' };
    await user.click(await screen.findByRole('button', hide));
    await user.type(screen.getByLabelText('Reason'), 'A private address.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(decisions).toEqual([]);
    await user.click(screen.getByRole('button', hide));
    expect(screen.getByLabelText('Reason')).toHaveValue('');
  });

  it('are reported again when an approval is undone', async () => {
    serve();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Approve review of Plain tee' }));
    await user.type(screen.getByLabelText('Reason'), 'It names nobody.');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Reported once')).toBeInTheDocument();
  });

  it('say that there is none like this', async () => {
    open(`${PATH}?show=hidden`);
    expect(await screen.findByText('No reviews match these filters.')).toBeInTheDocument();
  });
});
