import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Field } from '../ui/field.tsx';
import { Form, SubmitButton } from '../ui/form.tsx';
import type { ApiFailure } from './api-failure.ts';
import { useCheckedForm } from './use-checked-form.ts';

type Values = { name: string };

type ExampleProps = { refused?: ApiFailure; sent: Values[]; onAsk?: () => void; saved?: string };

function Example({ refused, sent, onAsk, saved }: ExampleProps) {
  const { field, failure, onSubmit } = useCheckedForm<Values>({
    loadCheck: () => {
      onAsk?.();
      return Promise.reject(new Error('the rules did not arrive'));
    },
    send(values) {
      sent.push(values);
      return Promise.resolve(refused);
    },
    ...(saved !== undefined && { defaultValues: { name: saved } }),
  });
  return (
    <Form onSubmit={onSubmit} failure={failure?.message}>
      <Field {...field('name')} label="Name" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

async function sendExample(refused?: ApiFailure) {
  const sent: Values[] = [];
  const user = userEvent.setup();
  render(<Example sent={sent} {...(refused && { refused })} />);
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return sent;
}

async function typeEarly(typed: string, saved?: string) {
  const sent: Values[] = [];
  const example = (
    <StrictMode>
      <Example sent={sent} {...(saved !== undefined && { saved })} />
    </StrictMode>
  );
  const frame = document.createElement('div');
  frame.innerHTML = renderToString(example);
  document.body.append(frame);
  screen.getByLabelText<HTMLInputElement>('Name').value = typed;
  const root = await act(() => hydrateRoot(frame, example));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  act(() => root.unmount());
  frame.remove();
  return sent;
}

describe('a checked form', () => {
  it.each([undefined, ''])('keeps what was typed before the page was alive, saved: %j', async (saved) => {
    expect(await typeEarly('Asha', saved)).toEqual([{ name: 'Asha' }]);
  });

  it('begins with what is saved', async () => {
    expect(await typeEarly('', 'Ravi')).toEqual([{ name: 'Ravi' }]);
  });

  it('is sent as it is when its rules cannot be loaded: the server checks it too', async () => {
    expect(await sendExample()).toEqual([{ name: 'Asha' }]);
  });

  it('asks for its rules with the first touch of a field', async () => {
    const asked = jest.fn();
    render(<Example sent={[]} onAsk={asked} />);
    expect(asked).not.toHaveBeenCalled();
    await userEvent.setup().click(screen.getByLabelText('Name'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('shows on top what the server says of something that is no field of it', async () => {
    const fields = { name: 'Not this one.', token: 'Used already.' };
    await sendExample({ status: 400, code: 'VALIDATION_FAILED', message: 'Check 2 entries.', fields });
    expect(await screen.findByRole('alert')).toHaveTextContent('Check 2 entries.');
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Not this one.');
  });
});
