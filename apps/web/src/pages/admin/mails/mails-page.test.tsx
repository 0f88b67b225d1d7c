import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/mails';
const open = () => renderRoutes(PATH, { user: buildUser({ role: 'Admin' }) });
const mail = (index: number, to: string) => ({
  _id: objectId(index),
  kind: 'order-placed',
  to,
  order: { _id: objectId(9), number: 'ES-100009' },
  lastError: '550 No such mailbox',
  attempts: 2842,
  createdAt: '2026-11-20T06:30:00.000Z',
});

function serve() {
  const all = [mail(1, 'a…@example.com'), mail(2, 'b…@example.com')];
  let mails = all;
  const settled: unknown[] = [];
  apiServer.use(
    answer('GET /admin/mails/dead', () => ({ mails, total: mails.length, page: 1, limit: 25 })),
    answer('GET /admin/work', () => ({ deadMails: mails.length })),
    answer('POST /admin/mails/dead/settle', ({ body }) => {
      settled.push(body);
      const { ids, how } = body as { ids: string[]; how: string };
      mails = all.filter(({ _id }) =>
        ids.includes(_id) ? how === 'put-back' : mails.some((one) => one._id === _id),
      );
      return { settled: ids.length };
    }),
  );
  return settled;
}

describe('undelivered mail in E-DASH', () => {
  it('says to whom, about what, why not and how often it was tried [T6]', async () => {
    serve();
    open();
    const row = within((await screen.findByText('a…@example.com')).closest('tr')!);
    for (const words of ['Order placed', '550 No such mailbox', '2,842 attempts'])
      expect(row.getByText(words)).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Order ES-100009' })).toBeInTheDocument();
  });

  it('is sent again one by one, and the bell follows', async () => {
    const settled = serve();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Resend Order placed to a…@example.com' }));
    expect(await screen.findByText('1 email queued again.')).toBeInTheDocument();
    expect(settled).toEqual([{ ids: [objectId(1)], how: 'send-again' }]);
    await waitFor(() => expect(screen.queryByText('a…@example.com')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: /^To do now, 1 waiting/ }));
    expect(screen.getByRole('link', { name: '1 email not delivered' })).toHaveAttribute('href', PATH);
  });

  it('is put aside all at once, and then there is none', async () => {
    const settled = serve();
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Order placed, a…@example.com' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Order placed, b…@example.com' }));
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(
      await screen.findByText('All emails were delivered or are still being retried.'),
    ).toBeInTheDocument();
    expect(settled).toEqual([{ ids: [objectId(1), objectId(2)], how: 'put-aside' }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('a…@example.com')).toBeInTheDocument();
    expect(screen.getByText('2 emails listed again.')).toBeInTheDocument();
    expect(settled[1]).toEqual({ ids: [objectId(1), objectId(2)], how: 'put-back' });
  });

  it('that cannot be read is said, with a way to try again; and so is what was refused', async () => {
    apiServer.use(
      refuse('GET /admin/mails/dead', {
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
        message: 'Back in a moment.',
      }),
    );
    const { user } = open();
    expect(await screen.findByText('Back in a moment.')).toBeInTheDocument();
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('b…@example.com');
    apiServer.use(
      refuse('POST /admin/mails/dead/settle', {
        status: 503,
        code: 'SERVICE_UNAVAILABLE',
        message: 'Not now.',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss Order placed to b…@example.com' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    expect(screen.getByText('b…@example.com')).toBeInTheDocument();
  });
});
