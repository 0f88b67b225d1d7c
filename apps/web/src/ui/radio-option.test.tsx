import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RadioOption } from './radio-option.tsx';

describe('a choice with a count', () => {
  it.each([
    [0, 'Men 0 products'],
    [1, 'Men 1 product'],
    [2, 'Men 2 products'],
    [12_345, 'Men 12,345 products'],
  ])('of %i is called "%s"', (count, name) => {
    render(<RadioOption label="Men" count={count} countNoun={['product', 'products']} />);
    expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  });

  it('without a noun is the number alone', () => {
    render(<RadioOption label="Men" count={3} />);
    expect(screen.getByRole('radio', { name: 'Men 3' })).toBeInTheDocument();
  });
});
