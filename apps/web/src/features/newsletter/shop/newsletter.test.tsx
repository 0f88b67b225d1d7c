import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer, apiServer, refuse, unreachable } from '../../../testing/api-server.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';

async function band(path = '/') {
  const { user } = renderRoutes(path);
  const block = within(await screen.findByRole('region', { name: /^Subscribe to our newsletter/ }));
  const field = block.getByRole('textbox', { name: 'Your email' });
  const send = () => user.click(block.getByRole('button', { name: 'SUBSCRIBE' }));
  return { user, block, field, send };
}

describe('the newsletter block', () => {
  it('says beside the field what is agreed to [R89] [C1] [D11]', async () => {
    const { field, block } = await band();
    expect(field).toHaveAccessibleDescription(
      /By subscribing you agree to receive offers from E-Store by email/,
    );
    expect(block.getByRole('link', { name: 'How we use your email' })).toHaveAttribute('href', '/privacy');
  });

  it('checks the address before it is sent [spec 2-38] [spec 5-19]', async () => {
    const { user, field, send } = await band();
    await user.type(field, 'nobody');
    await send();
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^Enter an email address like name@example\.com\./);
    expect(field).toHaveValue('nobody');
  });

  it('says success in the words of the server, after it was asked with the version of the words', async () => {
    let sent: unknown;
    apiServer.use(
      answer('POST /newsletter', ({ body }) => {
        sent = body;
        return { message: 'Check your mail: we sent a link.' };
      }),
    );
    const { user, block, field, send } = await band();
    expect(block.getByRole('status')).toBeEmptyDOMElement();
    await user.type(field, 'asha@example.com');
    await send();
    expect(await block.findByText('Check your mail: we sent a link.')).toBe(block.getByRole('status'));
    expect(sent).toEqual({ email: 'asha@example.com', consent: '2026-2' });
    expect(field).toHaveValue('');
    expect(field).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    [
      'what the server says of the address',
      refuse('POST /newsletter', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'Please check.',
        fields: { email: 'At most 254 characters.' },
      }),
      'At most 254 characters.',
    ],
    [
      'that it was too often',
      refuse('POST /newsletter', {
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many attempts. Try again in 9 minutes.',
      }),
      'Too many attempts. Try again in 9 minutes.',
    ],
    ['that the shop is away', unreachable('POST /newsletter'), 'The shop cannot be reached.'],
  ])('shows %s and keeps what was typed', async (_what, refusal, words) => {
    apiServer.use(refusal);
    const { user, block, field, send } = await band('/newsletter');
    await user.type(field, 'asha@example.com');
    await send();
    expect(await block.findByText(words, { exact: false })).toBe(block.getByRole('status'));
    expect(field).toBeInvalid();
    expect(field).toHaveValue('asha@example.com');
  });

  it('works as a form without scripts', async () => {
    const { field } = await band();
    const form = field.closest('form');
    expect(form).toHaveAttribute('action', '/newsletter');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveFormValues({ email: '', consent: '2026-2' });
  });
});

describe('the mailed links', () => {
  it('confirm with one press, and not by being opened', async () => {
    const tokens: unknown[] = [];
    apiServer.use(
      answer('POST /newsletter/confirm', ({ body }) => {
        tokens.push(body);
        return { message: 'You are subscribed.' };
      }),
    );
    const { user } = renderRoutes('/newsletter/confirm/abc');
    const button = await screen.findByRole('button', { name: 'Confirm subscription' });
    expect(tokens).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('You are subscribed.')).toBeInTheDocument();
    expect(tokens).toEqual([{ token: 'abc' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Subscription confirmed' })).toHaveFocus();
    expect(document.title).toMatch(/^Subscription confirmed/);
    expect(screen.queryByRole('button', { name: 'Confirm subscription' })).not.toBeInTheDocument();
  });

  it('that are too old say so, with the way to a new one', async () => {
    const fields = { token: 'This link is older than 7 days.' };
    apiServer.use(
      refuse('POST /newsletter/confirm', {
        status: 400,
        code: 'VALIDATION_FAILED',
        message: 'Please check.',
        fields,
      }),
    );
    const { user } = renderRoutes('/newsletter/confirm/old');
    await user.click(await screen.findByRole('button', { name: 'Confirm subscription' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(fields.token);
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm your subscription' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Request a new confirmation link' })).toHaveAttribute(
      'href',
      '/newsletter',
    );
  });

  it('unsubscribe with one press, and a shop that is away can be asked again', async () => {
    apiServer.use(unreachable('POST /newsletter/unsubscribe'));
    const { user } = renderRoutes('/newsletter/unsubscribe/abc');
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached.');
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toHaveFocus();
    apiServer.use(answer('POST /newsletter/unsubscribe', { message: 'You are unsubscribed.' }));
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText('You are unsubscribed.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Newsletter subscription ended' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/newsletter');
  });
});
