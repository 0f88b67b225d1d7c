import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordField } from './password-field.tsx';

describe('password field', () => {
  it('shows and hides what was typed [ASVS 6.2.6]', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" autoComplete="current-password" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show characters' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide characters' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('says that Caps Lock is on, while one types', () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on.')).toHaveAttribute('aria-live', 'polite');
    fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
    expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    fireEvent.blur(input);
    expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  });

  it('can be filled by pasting and by password managers [ASVS 6.2.7]', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" autoComplete="new-password" />);
    const input = screen.getByLabelText('Password');
    await user.click(input);
    await user.paste('monsoon on the roof');
    expect(input).toHaveValue('monsoon on the roof');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
  });
});
