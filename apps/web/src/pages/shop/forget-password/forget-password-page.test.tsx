import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

async function askFor(email: string) {
  const { user } = renderRoutes('/forget-password');
  await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
  const main = within(screen.getByRole('main'));
  await user.type(main.getByLabelText('Email'), email);
  await user.click(main.getByRole('button', { name: 'Send Email' }));
  return main;
}

describe('forgot password', () => {
  it("shows 'user not found' as an error [spec 2-87] [spec 8-2]", async () => {
    apiServer.use(
      refuse('POST /password/forgot', { status: 404, code: 'NOT_FOUND', message: 'user not found' }),
    );
    const main = await askFor('nobody@example.com');
    expect(await main.findByRole('alert')).toHaveTextContent('user not found');
    expect(main.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows any other message as a success [spec 2-88]', async () => {
    apiServer.use(answer('POST /password/forgot', { message: 'We are sending a link to asha@example.com.' }));
    const main = await askFor('asha@example.com');
    expect(await main.findByText('We are sending a link to asha@example.com.')).toBeInTheDocument();
    expect(main.getByRole('status')).toHaveTextContent('We are sending a link to asha@example.com.');
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not call it a success when the shop could not be asked [spec 2-88]', async () => {
    apiServer.use(unreachable('POST /password/forgot'));
    const main = await askFor('asha@example.com');
    expect(await main.findByRole('alert')).toHaveTextContent('The shop cannot be reached.');
    expect(main.getByRole('status')).toBeEmptyDOMElement();
  });

  it('asks for an address that can be one', async () => {
    const main = await askFor('asha');
    expect(await main.findByText('Enter an email address like name@example.com.')).toBeInTheDocument();
  });

  it('leads back to login, and needs none [spec 2-85] [spec 2-86]', async () => {
    renderRoutes('/forget-password');
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login');
  });
});
