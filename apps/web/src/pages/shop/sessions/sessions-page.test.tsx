import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const here = {
  _id: objectId(1),
  device: 'Firefox on Linux',
  signedInAt: '2026-11-19T10:00:00.000Z',
  lastSeenAt: new Date().toISOString(),
  isThisOne: true,
};
const phone = {
  ...here,
  _id: objectId(2),
  device: 'Chrome on Android',
  lastSeenAt: '2026-11-18T10:00:00.000Z',
  isThisOne: false,
};
const unknown = { ...phone, _id: objectId(3), device: '' };

const open = () => {
  apiServer.use(answer('GET /me/sessions', { sessions: [here, phone, unknown] }));
  return renderRoutes('/account/sessions', { user: buildUser() });
};

describe('where you are signed in', () => {
  it('lists devices, since when and when last seen, this one marked and without a way out', async () => {
    open();
    const mine = (await screen.findByText('Firefox on Linux')).closest('li');
    expect(mine).toHaveTextContent('This device');
    expect(mine).toHaveTextContent('Logged in Thu 19 Nov, 3:30 pm');
    expect(mine).toHaveTextContent('Last seen today');
    expect(mine?.querySelector('button')).toBeNull();
    expect(screen.getByText('Chrome on Android').closest('li')).toHaveTextContent('Last seen Wed 18 Nov');
    expect(screen.getByRole('button', { name: 'Log out on Unknown device' })).toBeInTheDocument();
  });

  it('signs out there, after the server did', async () => {
    const { user } = open();
    let ended: unknown;
    apiServer.use(
      answer('DELETE /me/sessions/:id', ({ params }) => {
        ended = params['id'];
        return { message: 'You have been logged out on that device.' };
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Log out on Chrome on Android' }));
    expect(await screen.findByText('Chrome on Android was logged out.')).toBeInTheDocument();
    expect(ended).toBe(phone._id);
    expect(document.activeElement).toHaveTextContent(/^Chrome on Android was logged out\.$/);
    expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument();
  });

  it('that could not be ended stays, with the reason', async () => {
    const { user } = open();
    apiServer.use(
      refuse('DELETE /me/sessions/:id', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Try again.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Log out on Chrome on Android' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again.');
    expect(screen.getByText('Chrome on Android')).toBeInTheDocument();
  });

  it('signs out everywhere else', async () => {
    const { user } = open();
    apiServer.use(answer('DELETE /me/sessions', { message: 'Done.' }));
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('You have been logged out everywhere else.')).toBeInTheDocument();
    expect(screen.getByText('You are logged in on this device only.')).toBeInTheDocument();
    expect(
      screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Logged in')),
    ).toHaveLength(1);
  });

  it('that cannot be loaded says why and tries again', async () => {
    apiServer.use(
      refuse('GET /me/sessions', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back in a moment.' }),
    );
    const { user } = renderRoutes('/account/sessions', { user: buildUser() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Back in a moment.');
    apiServer.use(answer('GET /me/sessions', { sessions: [here] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Linux')).toBeInTheDocument();
  });

  it('sends a stranger to login and back, with query and hash', async () => {
    const { router } = renderRoutes('/account/sessions?a=1');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/account/sessions?a=1');
  });
});
