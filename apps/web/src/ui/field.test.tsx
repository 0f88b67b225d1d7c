import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Field } from './field.tsx';

describe('field', () => {
  it('is found by its label and described by its hint', () => {
    render(<Field label="Mobile number" hint="10 digits" />);
    const input = screen.getByLabelText('Mobile number');
    expect(input).toHaveAccessibleDescription('10 digits');
    expect(input).toBeValid();
  });

  it('is marked as wrong by its error, which takes the place of the hint', () => {
    render(<Field label="Mobile number" hint="10 digits" error="Enter 10 digits." />);
    const input = screen.getByLabelText('Mobile number');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Enter 10 digits.');
  });
});
