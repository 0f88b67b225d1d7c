import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApiResponse } from '../../../lib/api-client.ts';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildPersonalData } from '../../../testing/build-personal-data.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { objectId } from '../../../testing/object-id.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const asha = buildUser();
const AT = '2026-11-20T06:30:00.000Z';
const STATE: ApiResponse<'GET /me/privacy'> = { isEmailProven: true, alerts: [], openOrders: [] };
const NEWSLETTER = {
  state: 'confirmed' as const,
  consentVersion: '2026-1',
  requestedAt: AT,
  confirmedAt: AT,
  trail: [
    { state: 'pending' as const, version: '2026-1', at: AT },
    { state: 'confirmed' as const, version: '2026-1', at: AT },
  ],
};
const ALERT = {
  _id: objectId(7),
  product: objectId(8),
  name: 'Monsoon jacket',
  size: 'M',
  state: 'waiting' as const,
  consentVersion: '2026-1',
  requestedAt: AT,
};

async function open(state: Partial<typeof STATE> = {}, { user = asha, path = '/account/privacy' } = {}) {
  let now = { ...STATE, ...state };
  apiServer.use(answer('GET /me/privacy', () => now));
  const shop = renderRoutes(path, { user });
  await screen.findByRole('heading', { level: 1, name: 'Your data' });
  await screen.findByRole('heading', { level: 2, name: 'Download your data' });
  const part = (name: string) => within(screen.getByRole('region', { name }));
  const become = (changes: Partial<typeof STATE>) => {
    now = { ...now, ...changes };
  };
  return { ...shop, part, become };
}

function noteCalls<Key extends Parameters<typeof answer>[0]>(key: Key, response: ApiResponse<Key>) {
  const calls: ApiCall[] = [];
  const note = (call: ApiCall) => {
    calls.push(call);
    return response;
  };
  apiServer.use(answer(key, note as Parameters<typeof answer<Key>>[1]));
  return calls;
}

describe('taking it along', () => {
  let files: Blob[] = [];
  let names: string[] = [];
  beforeEach(() => {
    [files, names] = [[], []];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
  });

  it('hands over what the server tells, as a JSON file of the day', async () => {
    apiServer.use(answer('GET /me/export', buildPersonalData()));
    const { user, part } = await open();
    await user.click(part('Download your data').getByRole('button', { name: 'Download my data' }));
    expect(
      await part('Download your data').findByText('The file is in your downloads folder.'),
    ).toBeInTheDocument();
    expect(names).toEqual([expect.stringMatching(/^e-store-data-\d{4}-\d\d-\d\d\.json$/)]);
    expect(files[0]?.type).toBe('application/json;charset=utf-8');
  });

  it('says why it cannot be had', async () => {
    apiServer.use(
      refuse('GET /me/export', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Too many tries.' }),
    );
    const { user, part } = await open();
    await user.click(part('Download your data').getByRole('button', { name: 'Download my data' }));
    expect(await part('Download your data').findByRole('alert')).toHaveTextContent('Too many tries.');
    expect(names).toEqual([]);
  });
});

describe('what was agreed to', () => {
  const CONSENTS = 'What you agreed to';

  it('is shown with version, day and every step [C1]', async () => {
    const { part } = await open({
      notice: { version: '2026-1', at: AT },
      newsletter: NEWSLETTER,
      alerts: [ALERT],
    });
    const consents = part(CONSENTS);
    expect(
      consents.getByText('Terms and privacy notice, version 2026-1, accepted on 20 Nov 2026.'),
    ).toBeInTheDocument();
    expect(consents.getByText('Subscribed.')).toBeInTheDocument();
    const steps = within(consents.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'requested on 20 Nov 2026, version 2026-1',
      'confirmed on 20 Nov 2026, version 2026-1',
    ]);
    expect(consents.getByText('Monsoon jacket, size M')).toBeInTheDocument();
  });

  it('ends with one press, and the page shows it ended [R89]', async () => {
    const calls = noteCalls('PUT /me/newsletter', { message: 'No newsletter comes any more.' });
    const { user, part, become } = await open({ newsletter: NEWSLETTER });
    become({ newsletter: { ...NEWSLETTER, state: 'unsubscribed' } });
    await user.click(part(CONSENTS).getByRole('button', { name: 'Unsubscribe from newsletter' }));
    expect(await part(CONSENTS).findByText('No newsletter comes any more.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ wanted: false }]);
    expect(part(CONSENTS).getByText('Unsubscribed.')).toBeInTheDocument();
    expect(part(CONSENTS).getByRole('button', { name: 'Subscribe to newsletter' })).toBeInTheDocument();
  });

  it('is given under the words that stand beside the button', async () => {
    const calls = noteCalls('PUT /me/newsletter', { message: 'Check your mail.' });
    const { user, part } = await open();
    expect(part(CONSENTS).getByText(/By subscribing you agree to receive offers/)).toBeInTheDocument();
    await user.click(part(CONSENTS).getByRole('button', { name: 'Subscribe to newsletter' }));
    expect(await part(CONSENTS).findByText('Check your mail.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ wanted: true, consent: '2026-2' }]);
  });

  it('takes back a wait', async () => {
    const calls = noteCalls('DELETE /me/alerts/:id', { message: 'Alert cancelled.' });
    const { user, part, become } = await open({ alerts: [ALERT] });
    become({ alerts: [] });
    await user.click(part(CONSENTS).getByRole('button', { name: /^Cancel alert for Monsoon jacket/ }));
    expect(await part(CONSENTS).findByText('Alert cancelled.')).toBeInTheDocument();
    expect(calls[0]?.params).toEqual({ id: ALERT._id });
    expect(part(CONSENTS).getByText('You have no back-in-stock alerts.')).toBeInTheDocument();
  });
});

describe('an address that nobody has proven', () => {
  it('is told nothing of its newsletter, and asks for a link', async () => {
    apiServer.use(answer('POST /me/email-proof', { message: 'A link is on its way.' }));
    const { user, part } = await open({ isEmailProven: false });
    expect(part('What you agreed to').getByText(/^Shown once your email is confirmed/)).toBeInTheDocument();
    await user.click(part('Confirm your email').getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText('A link is on its way.')).toBeInTheDocument();
  });

  it('is proven by the mailed link and a press, not by opening it', async () => {
    const calls = noteCalls('PUT /me/email-proof', { message: 'It is confirmed.' });
    const { user, part, become } = await open(
      { isEmailProven: false },
      { path: '/account/privacy?proof=abc' },
    );
    expect(calls).toEqual([]);
    become({ isEmailProven: true });
    await user.click(part('Confirm your email').getByRole('button', { name: 'Confirm my email' }));
    expect(await screen.findByText('It is confirmed.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'abc' }]);
    expect(screen.queryByRole('button', { name: 'Confirm my email' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^You opened the link/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Confirm your email' })).toHaveFocus();
  });

  it('is not proven twice by the same link', async () => {
    const { part } = await open({ isEmailProven: true }, { path: '/account/privacy?proof=abc' });
    const proof = part('Confirm your email');
    expect(proof.getByText(/^You have already confirmed /)).toBeInTheDocument();
    expect(proof.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('who may act for somebody', () => {
  it('is named with name and email, and removed again [C4]', async () => {
    const calls = noteCalls('PUT /me/nominee', { name: 'Usha Rao', email: 'usha@example.com', namedAt: AT });
    apiServer.use(answer('DELETE /me/nominee', { message: 'Nobody.' }));
    const { user, part, become } = await open();
    const nominee = part('Your nominee');
    await user.type(nominee.getByLabelText('Their name'), 'Usha Rao');
    await user.click(nominee.getByRole('button', { name: 'Save nominee' }));
    await waitFor(() => expect(nominee.getByLabelText('Their email')).toBeInvalid());
    expect(calls).toEqual([]);
    become({ nominee: { name: 'Usha Rao', email: 'usha@example.com', namedAt: AT } });
    await user.type(nominee.getByLabelText('Their email'), 'usha@example.com');
    await user.click(nominee.getByRole('button', { name: 'Save nominee' }));
    expect(await nominee.findByText('Usha Rao is now your nominee.')).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ name: 'Usha Rao', email: 'usha@example.com' }]);
    await user.click(nominee.getByRole('button', { name: 'Remove nominee' }));
    expect(await nominee.findByText('Nominee removed.')).toBeInTheDocument();
    expect(nominee.getByLabelText('Their name')).toHaveValue('');
  });
});

describe('erasing the account', () => {
  const ERASE = 'Delete your account';

  it('says what goes and what stays, asks for the password, and leaves nothing in the browser [R88]', async () => {
    window.localStorage.setItem('shippingInfo', JSON.stringify({ firstName: 'Asha' }));
    const calls = noteCalls('POST /me/erase', { message: 'Erased.' });
    const { user, part, router, store } = await open();
    expect(part(ERASE).getByText(/without your name: number, dates, items/)).toBeInTheDocument();
    expect(part(ERASE).getByText(/Your reviews, wishlist, cart/)).toBeInTheDocument();
    await user.click(part(ERASE).getByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findByText('Enter your password.')).toBeInTheDocument();
    expect(calls).toEqual([]);
    await user.type(dialog.getByLabelText('Password'), 'a long enough password');
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your account was deleted' }),
    ).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ password: 'a long enough password' }]);
    expect(router.state.location.pathname).toBe('/account/erased');
    await waitFor(() => expect(store.getState().user.isAuthenticated).toBe(false));
    expect(window.localStorage.getItem('shippingInfo')).toBeNull();
  });

  it('says at its field that the password is not right, and erases nothing', async () => {
    const message = 'Incorrect password.';
    apiServer.use(
      refuse('POST /me/erase', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message,
        fields: { password: message },
      }),
    );
    const { user, part, router } = await open();
    await user.click(part(ERASE).getByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'a guess');
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/account/privacy');
  });

  it('names the orders that come first, each with its way there', async () => {
    const openOrders = [{ _id: objectId(9), number: 'ES-100042', orderStatus: 'Shipped' as const }];
    const { part } = await open({ openOrders });
    expect(
      part(ERASE).getByText(
        'You can delete your account once these orders are complete and any refunds are paid:',
      ),
    ).toBeInTheDocument();
    expect(part(ERASE).getByRole('link', { name: 'ES-100042' })).toHaveAttribute(
      'href',
      `/account/orderdetails/${objectId(9)}`,
    );
    expect(part(ERASE).queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  });

  it('is not offered to staff', async () => {
    const { part } = await open({}, { user: buildUser({ role: 'Admin' }) });
    expect(part(ERASE).getByText(/^You are a staff member/)).toBeInTheDocument();
    expect(part(ERASE).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the page', () => {
  it('leads to the notice, to the profile and to the grievance officer [C4]', async () => {
    const { part } = await open();
    expect(screen.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute('href', '/privacy');
    expect(part('Complaints').getByRole('link', { name: 'grievance officer' })).toHaveAttribute(
      'href',
      '/contact#grievance',
    );
    expect(screen.getByRole('link', { name: 'Change name, email or mobile number' })).toHaveAttribute(
      'href',
      '/account/edit',
    );
  });

  it('says that it cannot be loaded, and tries again', async () => {
    apiServer.use(
      refuse('GET /me/privacy', { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'Back soon.' }),
    );
    const { user } = renderRoutes('/account/privacy', { user: asha });
    expect(await screen.findByText('Back soon.')).toBeInTheDocument();
    apiServer.use(answer('GET /me/privacy', STATE));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Download your data' })).toBeInTheDocument();
  });

  it('sends a stranger to /login', async () => {
    const { router } = renderRoutes('/account/privacy');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});
