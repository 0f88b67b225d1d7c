import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, refuse } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

async function open(path: string, label: string, user?: ReturnType<typeof buildUser>) {
  const shop = renderRoutes(path, user ? { user } : {});
  await screen.findByRole('heading', { level: 1 });
  const main = within(screen.getByRole('main'));
  return { ...shop, main, field: await main.findByLabelText(label) };
}
const words = {
  short: 'Too short.',
  guessed: /^Easy to guess/,
  fair: /^Good\. Using 15 or more characters/,
  good: /^Strong/,
};

describe('a password that is being chosen', () => {
  it('says how it stands while it is typed, politely, and nothing before [R13]', async () => {
    const { user, main, field } = await open('/register', 'Password');
    expect(main.queryByText(words.short)).not.toBeInTheDocument();
    await user.type(field, 'monsoon');
    expect(await main.findByText(words.short)).toHaveAttribute('aria-live', 'polite');
    await user.type(field, ' on');
    expect(main.getByText(words.fair)).toBeInTheDocument();
    await user.type(field, ' the roof');
    expect(main.getByText(words.good)).toHaveAttribute('aria-live', 'polite');
    await user.clear(field);
    expect(main.queryByText(words.good)).not.toBeInTheDocument();
  });

  it('that was refused has one message, until it is another one', async () => {
    const message = 'This password is too common. Try a few unrelated words.';
    apiServer.use(
      refuse('POST /register', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message,
        fields: { password: message },
      }),
    );
    const { user, main, field } = await open('/register', 'Password');
    for (const [label, text] of [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
      ['Mobile number', '9876543210'],
      ['Email', 'asha@example.com'],
      ['Confirm password', 'password'],
    ] as const)
      await user.type(main.getByLabelText(label), text);
    await user.type(field, 'password');
    expect(await main.findByText(words.fair)).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Register' }));
    expect(await main.findByText(message)).toBeInTheDocument();
    expect(main.queryByText(words.fair)).not.toBeInTheDocument();
    await user.type(field, ' on the roof');
    expect(await main.findByText(words.good)).toBeInTheDocument();
    expect(main.queryByText(message)).not.toBeInTheDocument();
  });

  it('knows the name that was typed above it', async () => {
    const { user, main, field } = await open('/register', 'Password');
    await user.type(main.getByLabelText('First name'), 'Padmavathi');
    await user.type(field, 'padmavathi2026!!');
    expect(await main.findByText(words.guessed)).toBeInTheDocument();
  });

  it.each([
    ['/password/reset/a-token-from-the-mail', 'New password', undefined],
    ['/account/change-password', 'New password', buildUser()],
  ])('is measured at %s, too', async (path, label, person) => {
    const { user, main, field } = await open(path, label, person);
    await user.type(field, 'abababababababababab');
    expect(await main.findByText(words.guessed)).toBeInTheDocument();
  });

  it('has the length that the shop asks for, and of staff the longer one', async () => {
    apiServer.use(
      answer('GET /store', {
        charges: { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 },
        passwordLength: { shopper: 12, staff: 20 },
      }),
    );
    const { user, main, field } = await open('/register', 'Password');
    expect(await main.findByText('At least 12 characters')).toBeInTheDocument();
    await user.type(field, 'eleven chrs');
    expect(await main.findByText(words.short)).toBeInTheDocument();
  });

  it('asks more of staff', async () => {
    const { main } = await open('/account/change-password', 'New password', buildUser({ role: 'Packer' }));
    expect(main.getByText('At least 15 characters')).toBeInTheDocument();
  });
});
