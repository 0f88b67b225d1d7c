import { describe, expect, it } from '@jest/globals';
import type { SecondFactorState } from '@e-store/shared/account/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, apiServer, refuse, type ApiCall } from '../../../testing/api-server.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

const PATH = '/admin/dashboard/two-step';
const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efgh-ijk${'abcdefghij'.charAt(index)}`);
const KEY = 'M7NHEU2ZGALYVBKET3C34H7P3BJQGQ7A';
const on: SecondFactorState = {
  policy: 'offered',
  since: '2026-11-20T06:30:00.000Z',
  recoveryCodesLeft: 10,
};
const open = (path = PATH) => renderRoutes(path, { user: buildUser({ role: 'Packer' }) });

function serve(first: SecondFactorState = { policy: 'offered', recoveryCodesLeft: 0 }) {
  const calls: ApiCall[] = [];
  let state = first;
  const keep = (call: ApiCall, next: SecondFactorState) => {
    calls.push(call);
    state = next;
    return next;
  };
  apiServer.use(
    answer('GET /admin/second-factor', () => state),
    answer('POST /admin/second-factor/key', {
      key: KEY,
      uri: `otpauth://totp/E-Store:a%40example.com?secret=${KEY}`,
      ticket: 'ticket',
    }),
    answer('PUT /admin/second-factor', (call) => ({
      ...keep(call, { ...on, policy: first.policy }),
      recoveryCodes: CODES,
    })),
    answer('POST /admin/second-factor/recovery-codes', (call) => ({
      ...keep(call, on),
      recoveryCodes: CODES,
    })),
    answer('POST /admin/second-factor/end', (call) =>
      keep(call, { policy: 'offered', recoveryCodesLeft: 0 }),
    ),
  );
  return calls;
}

const codesShown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('two-step sign-in', () => {
  it('is set up by a key, as a picture and as text, and its first code; the recovery codes are shown once [R27]', async () => {
    const calls = serve();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    expect(await screen.findByRole('img', { name: 'QR code with your key' })).toBeInTheDocument();
    expect(screen.getByText('M7NH EU2Z GALY VBKE T3C3 4H7P 3BJQ GQ7A')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Code from the app'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('heading', { name: 'Save your recovery codes' })).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ ticket: 'ticket', code: '123 456' }]);
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText('On since Fri 20 Nov, 12:00 pm.')).toBeInTheDocument();
    expect(screen.getByText('10 recovery codes are left.')).toBeInTheDocument();
    expect(screen.queryByText(CODES[0] ?? '')).not.toBeInTheDocument();
  });

  it('keeps what was typed beside the reason why a code was refused', async () => {
    serve();
    const message = 'This code is not right.';
    apiServer.use(
      refuse('PUT /admin/second-factor', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message,
        fields: { code: message },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    const field = await screen.findByLabelText('Code from the app');
    await user.type(field, '000000');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(message));
    expect(field).toHaveValue('000000');
  });

  it('says above the form that a key is over, which has no field', async () => {
    serve();
    const message = 'This key is no longer valid. Start again.';
    apiServer.use(
      refuse('PUT /admin/second-factor', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message,
        fields: { ticket: message },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Code from the app'), '000000');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Show another key' })).toBeInTheDocument();
  });

  it('makes new recovery codes, and is turned off, by a code', async () => {
    const calls = serve({ ...on, recoveryCodesLeft: 1 });
    const { user } = open();
    expect(await screen.findByText('1 recovery code is left.')).toBeInTheDocument();
    const [first, second] = screen.getAllByLabelText('Code from the app or a recovery code');
    await user.type(first!, '111111');
    await user.click(screen.getByRole('button', { name: 'Create new recovery codes' }));
    await waitFor(() => expect(codesShown()).toEqual(expect.arrayContaining(CODES)));
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    await screen.findByText('10 recovery codes are left.');
    expect(second).not.toBeInTheDocument();
    await user.type(screen.getAllByLabelText('Code from the app or a recovery code')[1]!, 'abcd-efgh-ijkl');
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Two-step sign-in is off.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Set up' })).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toEqual([{ code: '111111' }, { code: 'abcd-efgh-ijkl' }]);
  });

  it('of a shop that has none says who can switch it on', async () => {
    serve({ policy: 'off', recoveryCodesLeft: 0 });
    open();
    expect(await screen.findByText(/is off in this shop.*STAFF_TOTP/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
  });

  it('that a shop requires comes before every other screen, and leads on to it afterwards', async () => {
    serve({ policy: 'required', recoveryCodesLeft: 0 });
    apiServer.use(
      refuse('GET /admin/orders', {
        status: 403,
        code: 'SECOND_FACTOR_SETUP_REQUIRED',
        message: 'Set it up to go on.',
      }),
    );
    const { user, router } = open('/admin/dashboard/orderlist?page=2');
    expect(
      await screen.findByText('Two-step sign-in is required for all staff. Set it up to continue.'),
    ).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(PATH);
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    await user.type(await screen.findByLabelText('Code from the app'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await user.click(await screen.findByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByRole('link', { name: 'Continue to E-DASH' })).toHaveAttribute(
      'href',
      '/admin/dashboard/orderlist?page=2',
    );
  });
});
